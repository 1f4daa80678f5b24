// The coach in a first game: explains what is met for the first time on this device, and asks once before a costly choice.

const SOON = 700; // milliseconds of thought that need no word

export class Coaching {
  /** @type {{path: string[], key: string, sentence: string, clauses: string[]}[]} */ tips = [];
  asked = -1; // the line whose tips were asked for
  told = -1; // … and came
  warned = -1; // the line at which a choice was doubted
  said = ""; // the tip that is shown
  choice = null; // that is thought about, or doubted
  timer = 0;

  /**
   * @param {HTMLElement} root
   * @param {{code: string, rules: string}} table where it is, and the address of its rules
   * @param {(message: object) => void} send
   * @param {(choice: object) => void} play
   * @param {() => void} unpick takes the latest pick back
   * @param {() => void} refresh
   */
  constructor(root, table, send, play, unpick, refresh) {
    Object.assign(this, { root, table, send, play, unpick, refresh });
    this.seen = new Set(JSON.parse(localStorage.getItem(`tips ${table.rules}`) ?? "[]"));
    root.addEventListener("click", (event) => this.pressed[event.target.closest("button")?.dataset.coaching]?.());
  }

  get silent() {
    return document.documentElement.dataset.coach === "off" || localStorage.getItem("hushed") === this.table.code;
  }

  /** A choice is on hold: it is thought about, or the player is asked. */
  get holds() {
    return this.choice !== null;
  }

  pressed = {
    on: () => {
      this.said = "";
      this.hide();
      this.refresh();
    },
    hush: () => {
      localStorage.setItem("hushed", this.table.code);
      const { choice } = this;
      this.release();
      if (choice) this.play(choice);
      else this.refresh();
    },
    anyway: () => {
      const { choice } = this;
      this.release();
      this.play(choice);
    },
    back: () => {
      this.release();
      this.unpick();
    },
  };

  release() {
    clearTimeout(this.timer);
    this.choice = null;
    this.said = "";
    this.hide();
  }

  /** Go; whoever had the focus here goes on at the board. */
  hide() {
    if (this.root.contains(document.activeElement)) document.querySelector("#board").focus({ preventScroll: true });
    this.root.hidden = true;
  }

  // Tips

  /** Keep to what is shown: ask about a new picture, and say what is met in it for the first time. */
  follow(line, path) {
    if (this.silent) return this.release();
    if (line !== this.asked) {
      this.asked = line;
      if (!this.holds) this.hide();
      this.said = "";
      this.send({ type: "tips" });
    }
    if (this.holds || this.told !== line) return;
    const fits = (tip) => tip.path.length === path.length && tip.path.every((id, n) => path[n] === id);
    const tip = this.tips.find((one) => fits(one) && one.key === this.said) ?? this.tips.find((one) => fits(one) && !this.seen.has(one.key));
    if (tip) this.tell(tip);
    else if (this.said) this.pressed.on();
  }

  explain({ line, tips }) {
    if (line !== this.asked) return;
    this.told = line;
    this.tips = tips;
    this.refresh();
  }

  tell({ key, sentence, clauses }) {
    if (key === this.said) return;
    this.said = key;
    this.seen.add(key);
    localStorage.setItem(`tips ${this.table.rules}`, JSON.stringify([...this.seen]));
    const links = clauses.map((clause) => {
      const link = document.createElement("a");
      link.href = `${this.table.rules}#${clause}`;
      link.target = "_blank";
      link.textContent = clause;
      return link;
    });
    this.say("coach", [sentence, ...links.flatMap((link) => [" ", link])], "on", "hush");
  }

  // Warnings

  /** Think about a choice before it is made, once at a time. @returns whether it has to wait */
  ask(choice, line, alone) {
    if (this.silent || alone || this.warned === line) return false;
    this.choice = choice;
    this.said = "";
    this.hide();
    this.send({ type: "sure", seat: choice.seat, text: choice.text });
    this.timer = setTimeout(() => this.say("coach", [this.root.dataset.thinking], "anyway", "hush"), SOON);
    return true;
  }

  answer({ line, text, warning, answer }) {
    if (this.choice?.text !== text) return;
    clearTimeout(this.timer);
    if (!warning) return this.pressed.anyway();
    this.warned = line;
    this.say("coach-tut", [warning, ...(answer ? [" ", answer] : [])], "back", "anyway", "hush");
    this.root.querySelector("[data-coaching=back]").focus();
  }

  say(bird, words, ...buttons) {
    this.root.querySelector(".bird use").setAttribute("href", `#${bird}`);
    this.root.hidden = false;
    this.root.querySelector(".speech").replaceChildren(...words);
    for (const button of this.root.querySelectorAll("[data-coaching]")) button.hidden = !buttons.includes(button.dataset.coaching);
  }
}
