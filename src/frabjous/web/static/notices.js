// What is said for a while: why something was refused, and that the connection is lost.

const REFUSAL = 7000;
const SHORT_BREAK = 1000; // is nobody's business

export class Refusals {
  timer = 0;

  constructor(place) {
    this.place = place;
  }

  say(sentence) {
    clearTimeout(this.timer);
    this.place.firstElementChild.textContent = sentence;
    this.place.hidden = false;
    this.timer = setTimeout(() => (this.place.hidden = true), REFUSAL);
  }
}

/** Says what is wrong with the connection, and that nothing is lost. */
export class Connection {
  said = "";
  timer = 0;

  /** @param {HTMLElement} place knows the sentences */
  constructor(place) {
    this.place = place;
  }

  /** @param {import("./socket.js").Line} line */
  show(line) {
    const waiting = line.deeds.length > 0;
    const which = line.gone ? "gone" : line.up ? (waiting ? "sending" : "") : waiting ? "kept" : "lost";
    if (which === this.said) return;
    this.said = which;
    clearTimeout(this.timer);
    const write = () => (this.place.textContent = which && this.place.dataset[which]);
    if (which && !this.place.textContent) this.timer = setTimeout(write, SHORT_BREAK);
    else write();
  }
}
