// A picture of a moment: the board as it is on the page, in its own colours, as a PNG to keep.

const WIDE = 1440, FOOT = 72;
const SVG = "http://www.w3.org/2000/svg";

/** All rules of the page that hold now; a picture loads nothing from elsewhere. */
function styles() {
  const sheets = [...document.styleSheets].filter((sheet) => !sheet.media.length || matchMedia(sheet.media.mediaText).matches);
  return sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");
}

/** The board and a line below it, in one drawing that stands by itself. */
function drawing(board, caption) {
  const { width, height } = board.viewBox.baseVal;
  const high = Math.round((WIDE * height) / width);
  const whole = document.createElementNS(SVG, "svg");
  const theme = getComputedStyle(document.documentElement);
  for (const [name, value] of Object.entries({ xmlns: SVG, width: WIDE, height: high + FOOT, viewBox: `0 0 ${WIDE} ${high + FOOT}` })) whole.setAttribute(name, value);
  whole.setAttribute("data-theme", matchMedia("(prefers-color-scheme:dark)").matches && !document.documentElement.dataset.theme ? "dark" : document.documentElement.dataset.theme ?? "light");
  const style = document.createElementNS(SVG, "style");
  style.textContent = styles();
  const paper = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ width: WIDE, height: high + FOOT, fill: theme.getPropertyValue("--paper") })) paper.setAttribute(name, value);
  const copy = board.cloneNode(true);
  for (const [name, value] of Object.entries({ width: WIDE, height: high })) copy.setAttribute(name, value);
  const text = document.createElementNS(SVG, "text");
  for (const [name, value] of Object.entries({ x: 24, y: high + 46, "font-size": 30, "font-family": "serif", fill: theme.getPropertyValue("--ink"), textLength: "" })) if (value !== "") text.setAttribute(name, value);
  text.textContent = caption;
  const symbols = [...document.querySelectorAll("svg.symbols > defs")].map((defs) => defs.cloneNode(true));
  const frame = document.createElementNS(SVG, "g");
  frame.setAttribute("class", document.body.className);
  frame.append(copy);
  whole.append(style, ...symbols, paper, frame, text);
  return { whole, high: high + FOOT };
}

/** Save what is shown of a board under a name. */
export async function savePicture(board, caption, name) {
  const { whole, high } = drawing(board, caption);
  const image = new Image(WIDE, high);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(whole))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: high });
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}
