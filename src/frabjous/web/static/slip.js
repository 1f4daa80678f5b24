// A slip of paper at a thing that was pressed: what it is, why not now, and the clause. It goes with the next press or move.

const EDGE = 8; // pixels kept free around it
const TAIL = 14; // between the slip and its thing
const SVG = "http://www.w3.org/2000/svg";
const narrow = matchMedia("(max-width:999px) and (min-height:481px)");
let slip = null;

// Whoever listens hears what is written into something that is there already.
const spoken = document.createElement("p");
spoken.className = "unseen";
spoken.setAttribute("role", "status");
document.body.append(spoken);

/**
 * @param {{thing: string, name: string, what: string, what_clause: string, why: string, why_clause: string}} told
 * @param {string} how it was asked: whoever “rested” or “held” sees a card, and what is “visited” gets its reason for a name
 */
export function showSlip(told, how, things, rules) {
  if (how === "visited") return named(told);
  closeSlip();
  const found = things.filter((one) => one.dataset.id === told.thing && one.getClientRects().length);
  const thing = found.find((one) => one.dataset.part === "body") ?? found[0];
  const why = how ? "" : told.why;
  if (!thing || !(told.what || why)) return;
  slip = made("aside", `slip ${how}`);
  slip.ariaLabel = told.name || told.what;
  slip.append(head(thing, told.name || told.what));
  if (why) slip.append(clause("why", why, told.why_clause, rules));
  if (told.what && told.name) slip.append(clause("what", told.what, told.what_clause, rules));
  slip.addEventListener("click", (event) => event.target.closest("a, button") && closeSlip());
  document.body.append(slip);
  spoken.textContent = inWords(told.name, why, told.what);
  place(thing.getBoundingClientRect());
  thing.classList.add("asked-about");
  if (how === "rested") thing.addEventListener("pointerleave", closeSlip, { once: true });
}

/** Let what has the focus say why it cannot be chosen. */
function named({ thing, name, why }) {
  const { activeElement: focused } = document;
  if (focused.dataset.id === thing) focused.setAttribute("aria-label", inWords(name, why));
}

const inWords = (name, ...sentences) => [name && `${name}.`, ...sentences].filter(Boolean).join(" ");

function made(tag, css, text = "") {
  const one = document.createElement(tag);
  one.className = css;
  one.textContent = text;
  return one;
}

/** How the thing looks, its name, and a cross like that of every sheet. */
function head(thing, name) {
  const row = made("div", "slip-head");
  const shut = document.querySelector("button.shut").cloneNode(true);
  shut.removeAttribute("popovertarget");
  row.append(...(thing.dataset.part === "body" ? [portrait(thing)] : []), made("b", "", name), shut);
  return row;
}

function portrait(thing) {
  const { x, y, width, height } = thing.getBBox();
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", [x, y, width, height].join(" "));
  picture.setAttribute("aria-hidden", "true");
  const copy = thing.cloneNode(true);
  for (const name of ["transform", "data-id", "role", "aria-label", "tabindex"]) copy.removeAttribute(name);
  picture.append(copy);
  return picture;
}

/** A sentence, with its clause as a link into the rules. */
function clause(css, sentence, number, rules) {
  const said = made("p", css, `${sentence} `);
  if (!number) return said;
  const link = made("a", "", number);
  link.href = `${rules.pathname}#${number}`;
  link.target = "_blank";
  said.append(link);
  return said;
}

/** Put it above the thing if there is room, else below; on a narrow screen over the tray, unless that hides the thing. */
function place(box) {
  const { offsetWidth: width, offsetHeight: height } = slip;
  const middle = box.x + box.width / 2;
  const left = Math.min(Math.max(EDGE, middle - width / 2), innerWidth - width - EDGE);
  const bar = document.querySelector(".bar");
  const docked = (bar?.getBoundingClientRect().top || innerHeight) - height - EDGE;
  const above = box.y - height - TAIL;
  const isDocked = narrow.matches && docked > box.bottom;
  const isBelow = isDocked || above < EDGE;
  slip.style.left = `${left}px`;
  slip.style.top = `${isDocked ? docked : isBelow ? Math.min(box.bottom + TAIL, innerHeight - height - EDGE) : above}px`;
  slip.style.setProperty("--tail", `${Math.min(Math.max(18, middle - left), width - 18)}px`);
  slip.classList.toggle("below", isBelow);
}

function closeSlip() {
  slip?.remove();
  slip = null;
  spoken.textContent = "";
  document.querySelectorAll(".asked-about").forEach((one) => one.classList.remove("asked-about"));
}

addEventListener("pointerdown", (event) => !slip?.contains(event.target) && closeSlip(), true);
addEventListener("resize", closeSlip);
addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !slip) return;
    event.stopImmediatePropagation(); // what is picked stays picked, and rules stay open
    closeSlip();
  },
  true,
);
new MutationObserver(closeSlip).observe(document.querySelector("#log ol, #story"), { childList: true });
