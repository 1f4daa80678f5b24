// A hint: up to three choices with their chances, lettered on the board, and why; beside the board, or in place of the tray.

const SVG = "http://www.w3.org/2000/svg";
const LETTERS = "ABC";
const DISC = 12; // pixels, the radius of a letter on the board

export class Hint {
  /** @type {object | null} */ advice = null;
  shown = 0; // which of its ways is on the board
  shut = false;
  opener = null;

  /**
   * @param {HTMLElement} root
   * @param {import("./board.js").Board} board
   * @param {(choice: import("./choose.js").Choice) => void} play
   * @param {() => void} refresh brings the table in line with what is shown
   */
  constructor(root, board, play, refresh) {
    Object.assign(this, { root, board, play, refresh, list: root.querySelector("ol"), words: root.dataset });
    root.addEventListener("click", (event) => this.pressed(event.target.closest("button")));
    addEventListener("keydown", (event) => this.key(event), true);
  }

  get open() {
    return !!this.advice && !this.shut;
  }

  /** Open what was advised, and let it be read. */
  show(advice) {
    if (!this.open) this.opener = document.activeElement;
    if (advice !== this.advice) this.shown = 0;
    this.advice = advice;
    this.shut = false;
    this.root.classList.remove("all");
    this.write();
    this.refresh();
    this.root.querySelector("h2").focus();
  }

  close() {
    this.shut = true;
    this.refresh();
    this.opener?.focus();
  }

  pressed(button) {
    const deed = button?.dataset.hint;
    if (deed === "close") this.close();
    else if (deed === "others") this.root.classList.toggle("all");
    else if (deed === "do") this.play(this.board.choosing.choices.find((one) => one.text === this.advice.ways[this.shown].text));
    else if (button) {
      this.shown = [...this.list.children].indexOf(button.parentElement);
      this.root.classList.remove("all");
      this.write();
      this.refresh();
      this.list.children[this.shown].firstChild.focus();
    }
  }

  key(event) {
    if (event.key !== "Escape" || !this.open || document.querySelector(":popover-open, .slip")) return;
    event.stopPropagation(); // what is picked on the board stays picked
    this.close();
  }

  // The panel

  write() {
    const { ways, hopeless, why, answer, answerer } = this.advice;
    const { root, words } = this;
    root.querySelector("h2").textContent = hopeless ? words.hopeless : words.best;
    this.list.replaceChildren(...ways.map((way, n) => this.row(way, n)));
    root.querySelector(".reason span").textContent = why;
    root.querySelector(".reply").hidden = !answer;
    root.querySelector(".reply span").textContent = answer;
    const medal = document.querySelector(`.seats [data-seat="${answerer}"] .medal`)?.cloneNode(true) ?? "";
    root.querySelector(".reply i").replaceChildren(medal);
    const others = root.querySelector("[data-hint=others]");
    others.hidden = ways.length < 2;
    others.textContent = ways.length > 2 ? words.two : words.one;
    root.querySelector("[data-hint=do]").textContent = words.play.replace("§", LETTERS[this.shown]);
  }

  row({ label, chance, alike }, n) {
    const { words } = this;
    const item = document.createElement("li");
    item.className = `${n ? "" : "best"} ${n === this.shown ? "shown" : ""}`;
    item.innerHTML = '<button><span class="ch"></span><b></b><span class="pc"></span><span class="meter"><i></i></span></button>';
    const button = item.firstChild;
    button.ariaPressed = n === this.shown;
    button.ariaLabel = words[n ? "row" : "rowBest"].replace("§1", LETTERS[n]).replace("§2", label).replace("§3", chance);
    const same = n > 0 && alike;
    item.querySelector(".ch").textContent = LETTERS[n];
    item.querySelector("b").textContent = label;
    item.querySelector(".pc").textContent = same ? words.alike : words.percent.replace("§", chance);
    item.querySelector(".pc").classList.toggle("same", same);
    item.querySelector(".meter i").style.width = `${chance}%`;
    return item;
  }

  // The board

  /** Keep to the choice there is now: show the panel, or not. @returns {string} the id that comes next in what is shown */
  follow(advice) {
    if (advice !== this.advice) this.advice = null;
    this.root.hidden = !this.open;
    document.body.classList.toggle("hinting", this.open);
    if (!this.open) return "";
    const { choices, path } = this.board.choosing;
    const way = choices.find((one) => one.text === this.advice.ways[this.shown].text);
    return way && path.every((id, n) => way.path[n] === id) ? way.path[path.length] : "";
  }

  /** Put the letters where each choice ends, and what is threatened as a dashed line. */
  mark() {
    for (const old of this.board.all(".letter, .threat")) old.remove();
    if (!this.open) return;
    const taken = new Map();
    this.dash(this.advice.path.map((id) => this.thing(id)).filter(Boolean));
    this.advice.ways.forEach((way, n) => {
      const choice = this.board.choosing.choices.find((one) => one.text === way.text);
      const thing = choice?.path.toReversed().map((id) => this.thing(id)).find(Boolean);
      if (!thing) return;
      const before = taken.get(thing.dataset.id) ?? 0;
      taken.set(thing.dataset.id, before + 1);
      this.letter(thing, n, before);
    });
  }

  thing(id) {
    return this.board.all("svg [data-id]").find((one) => one.dataset.id === id && one.transform?.baseVal[0]);
  }

  letter(thing, n, before) {
    const { e, f } = thing.transform.baseVal[0].matrix;
    const svg = thing.ownerSVGElement;
    const r = DISC / svg.getScreenCTM().a;
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("class", `letter${n === this.shown ? " best" : ""}`);
    group.setAttribute("transform", `translate(${e + r * (1.5 - 2.2 * before)} ${f - 1.5 * r}) scale(${r / DISC})`);
    group.setAttribute("aria-hidden", "true");
    group.innerHTML = `<circle r="${DISC}"/><text y="5">${LETTERS[n]}</text>`;
    svg.append(group);
  }

  dash(things) {
    const on = things.filter((one) => one.ownerSVGElement === things[0].ownerSVGElement);
    if (on.length < 2) return;
    const line = document.createElementNS(SVG, "polyline");
    line.setAttribute("class", "threat");
    line.setAttribute("points", on.map((one) => `${one.transform.baseVal[0].matrix.e},${one.transform.baseVal[0].matrix.f}`).join(" "));
    on[0].ownerSVGElement.append(line);
  }
}
