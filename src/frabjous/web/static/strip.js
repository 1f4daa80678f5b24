// The strip under a film: how far it has come, where turns begin, what they are called, and the turning points.

const APART = 28; // pixels between two discs, and between two names at least

const made = (name, className, text = "") => {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
};

export class Strip {
  points = []; // stops that are turning points

  constructor(root, steps, go) {
    Object.assign(this, { root, steps, go });
    this.marks = root.querySelector(".marks");
    this.input = root.querySelector("input");
    this.input.addEventListener("input", () => go(Number(this.input.value)));
    new ResizeObserver(() => this.arrange()).observe(root);
  }

  /** @param {{at: number, name: string}[]} turns */
  show(turns, points, label) {
    Object.assign(this, { turns, points, label });
    this.arrange();
  }

  part(at) {
    return this.steps ? at / this.steps : 0;
  }

  /** Put every mark where it belongs; names only where there is room. */
  arrange() {
    const { width } = this.root.getBoundingClientRect();
    let free = -APART, name = "";
    this.marks.replaceChildren();
    for (const turn of this.turns ?? []) {
      const tick = made("i", "tick");
      tick.style.left = `${100 * this.part(turn.at)}%`;
      this.marks.append(tick);
      const left = width * this.part(turn.at), chapter = turn.name.split(/ · |, /)[0];
      if (chapter === name || left < free) continue;
      name = chapter;
      const label = made("span", "part", chapter);
      label.style.left = tick.style.left;
      this.marks.append(label);
      const needed = label.getBoundingClientRect().width;
      if (left + needed > width + 14) label.remove();
      else free = left + needed + 10;
    }
    this.arrangePoints(width);
  }

  /** Discs are kept apart, and lean to their places. */
  arrangePoints(width) {
    for (const old of this.root.querySelectorAll(".point")) old.remove();
    let free = 0;
    this.points.forEach((at, index) => {
      const wanted = width * this.part(at), left = Math.max(wanted, free);
      free = left + APART;
      const disc = made("button", "point", index + 1);
      disc.setAttribute("aria-label", this.label(index + 1, at));
      disc.style.left = `${left}px`;
      disc.style.setProperty("--lean", `${wanted - left}px`);
      disc.dataset.at = at;
      disc.addEventListener("click", () => this.go(at));
      this.root.append(disc);
    });
  }

  /** Show how far the film is, and say it. */
  reach(at, says) {
    const far = `${100 * this.part(at)}%`;
    this.root.querySelector(".knob").style.left = far;
    this.root.querySelector(".seen").style.width = `calc(${far} + 14px)`;
    this.input.value = at;
    this.input.setAttribute("aria-valuetext", says);
    for (const disc of this.root.querySelectorAll(".point")) {
      if (Number(disc.dataset.at) === at) disc.setAttribute("aria-current", "true");
      else disc.removeAttribute("aria-current");
    }
  }
}
