// The places of a line of the log: what is not the same in the pictures before and after it, ringed on the board.

const REST = 120; // milliseconds that a pointer stays at a row before anything is fetched
const MOST = 24; // places; if more changed, all did
const KINDS = '.thing:not([data-part="target"], [data-part="glow"], [data-part="chosen"])';

const known = new Map(); // by address
let wanted = "";

/** Ring the places of a line, given where its pictures are fetched; line 0 takes the rings away. */
export async function showPlaces(picture, film, line) {
  const address = line ? `${film}&lines=${line - 1}.${line}` : "";
  if (address === wanted) return;
  wanted = address;
  for (const old of picture.querySelectorAll(".place-of-line")) old.remove();
  delete picture.dataset.marked;
  if (!line) return;
  await new Promise((wake) => setTimeout(wake, REST));
  if (wanted === address && !known.has(address)) known.set(address, await placesOf(address));
  if (wanted !== address) return;
  ring(picture, known.get(address));
  picture.dataset.marked = line;
}

async function placesOf(address) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return [];
  const [before, after] = await answer.json();
  return changed(before.board, after.board);
}

/** The places at which two boards are not the same: none if nearly everything has changed. */
export function changed(one, other) {
  const before = thingsOf(one), after = thingsOf(other);
  const places = new Set([...differing(before, after), ...differing(after, before)].map(placeOf));
  return places.size > MOST ? [] : [...places].filter(Boolean);
}

function thingsOf(board) {
  const drawn = document.createElement("template");
  drawn.innerHTML = board.join("");
  return new Map([...drawn.content.querySelectorAll(KINDS)].map((thing) => [thing.outerHTML, thing]));
}

const differing = (some, others) => [...some].filter(([look]) => !others.has(look)).map(([, thing]) => thing);
const placeOf = (thing) => thing.getAttribute("transform");

function ring(picture, places) {
  const svg = picture.querySelector("svg");
  if (!svg) return;
  for (const place of places) {
    const mark = document.createElementNS(svg.namespaceURI, "circle");
    mark.setAttribute("class", "place-of-line");
    mark.setAttribute("r", svg.viewBox.baseVal.width / 24);
    mark.setAttribute("transform", place);
    svg.append(mark);
  }
}
