// A board that scrolls: what is lit comes into view, what is lit beyond an edge is counted there, a map shows all of it.

import { still } from "./picture.js";

const SVG = "http://www.w3.org/2000/svg";

const drawn = (kind, values) => {
  const made = document.createElementNS(SVG, kind);
  for (const name in values) made.setAttribute(name, values[name]);
  return made;
};

export class View {
  targets = []; // what may be chosen
  pointed = []; // what of it is kept in view, until somebody touches the board
  lit = []; // the middles of what may be chosen, in pixels from the picture's corner
  asked = "";

  /** @param {HTMLElement} board holds the cues; a map is in the tray, or nowhere */
  constructor(board) {
    this.board = board;
    this.picture = board.querySelector(".picture");
    this.cues = [...board.querySelectorAll(".cue")];
    this.map = document.querySelector(".map");
    board.addEventListener("scroll", () => this.mark());
    for (const touch of ["pointerdown", "wheel", "keydown"]) {
      board.addEventListener(touch, () => (this.pointed = []), { passive: true });
    }
    new ResizeObserver(() => this.measure()).observe(board);
    for (const cue of this.cues) cue.addEventListener("click", () => this.goTo(this.beyond(cue)));
    this.map?.addEventListener("click", (event) => this.jump(event));
  }

  get scrolls() {
    return this.board.scrollHeight > this.board.clientHeight + 1;
  }

  /** Know what is lit, or of it what is pointed out, and bring it into view if it is not what was lit before. */
  show(targets, pointed = targets) {
    const asked = [...targets, "", ...pointed].map((one) => one.dataset?.id).join(" ");
    this.targets = targets;
    if (asked !== this.asked) this.pointed = pointed;
    this.asked = asked;
    this.measure();
  }

  measure() {
    this.lit = this.middles(this.targets);
    if (this.scrolls) this.goTo(this.middles(this.pointed));
    this.mark();
  }

  middles(targets) {
    const { x, y } = this.picture.getBoundingClientRect();
    return targets.filter((one) => this.picture.contains(one)).map((one) => {
      const box = one.getBoundingClientRect();
      return { x: box.x + box.width / 2 - x, y: box.y + box.height / 2 - y, half: box.height / 2 };
    });
  }

  /** The same of things that are only known by where they are drawn. */
  placed(transforms) {
    const { x, y, width } = this.picture.querySelector("svg").viewBox.baseVal;
    const scale = this.picture.getBoundingClientRect().width / width;
    const numbers = transforms.map((text) => text.match(/-?[\d.]+/g).map(Number));
    return numbers.map(([left, top]) => ({ x: (left - x) * scale, y: (top - y) * scale, half: (width * scale) / 16 }));
  }

  /** The part of the picture that is seen: from, to. */
  seen() {
    const top = this.board.getBoundingClientRect().y - this.picture.getBoundingClientRect().y;
    return [top, top + this.board.clientHeight];
  }

  /** Put the middle of some places into the middle of the board, unless all of them are in view. */
  goTo(places) {
    if (!places.length) return;
    const first = Math.min(...places.map((one) => one.y - one.half));
    const last = Math.max(...places.map((one) => one.y + one.half));
    const [from, to] = this.seen();
    if (first >= from && last <= to) return;
    this.board.scrollBy({ top: (first + last - from - to) / 2, behavior: still() ? "instant" : "smooth" });
  }

  beyond(cue) {
    const [from, to] = this.seen();
    return this.lit.filter(({ y }) => (cue.classList.contains("above") ? y < from : y > to));
  }

  jump(event) {
    const box = this.map.getBoundingClientRect();
    const { height } = this.picture.getBoundingClientRect();
    this.goTo([{ y: ((event.clientY - box.y) / box.height) * height, half: this.board.clientHeight / 2 }]);
  }

  mark() {
    for (const cue of this.cues) {
      const count = this.scrolls ? this.beyond(cue).length : 0;
      cue.hidden = !count;
      cue.querySelector("b").textContent = count;
    }
    if (!this.map) return;
    this.map.hidden = !this.scrolls || !this.lit.length;
    if (!this.map.hidden) this.drawMap();
  }

  drawMap() {
    const { width, height } = this.picture.getBoundingClientRect();
    const [from, to] = this.seen();
    const y = Math.max(0, from);
    const spots = this.lit.map((one) => drawn("circle", { cx: one.x, cy: one.y, r: width / 18 }));
    const map = drawn("svg", { viewBox: `0 0 ${width} ${height}` });
    map.append(...spots, drawn("rect", { x: 0, y, width, height: Math.min(height, to) - y, rx: 20 }));
    this.map.replaceChildren(map);
  }
}
