// Paths of ids: what has been chosen, and what may come next. Knows no page and no game.

/** @typedef {{path: string[], text: string, label: string, seat: number}} Choice */

const begins = (path, start) => start.every((id, n) => path[n] === id);

export class Choosing {
  /** @type {Choice[]} */ choices = [];
  /** @type {string[]} */ path = [];

  /** Take the choices of a new picture; what is half chosen stays while it still leads somewhere. */
  renew(choices) {
    this.choices = choices;
    if (!this.open().length) this.path = [];
  }

  open(path = this.path) {
    return this.choices.filter((choice) => begins(choice.path, path));
  }

  /** @returns {Map<string, Choice[]>} each id that may come next, with the choices it leads to */
  next() {
    const found = new Map();
    for (const choice of this.open()) {
      const id = choice.path[this.path.length];
      if (id !== undefined) found.set(id, [...(found.get(id) ?? []), choice]);
    }
    return found;
  }

  /**
   * Point at an id. It continues the path; or replaces a pick further back (another piece after all);
   * or, being the latest pick, is let go again.
   * @returns {Choice | null} the choice this completes
   */
  point(id) {
    let kept = this.path.length;
    while (kept >= 0 && !this.open([...this.path.slice(0, kept), id]).length) kept--;
    if (kept < 0) return null;
    if (this.path[kept] === id) return this.back(kept);
    const path = [...this.path.slice(0, kept), id];
    const choice = this.open(path).find((one) => one.path.length === path.length) ?? null;
    // Only what is lit may act at once: a second thought never does.
    if (choice && kept < this.path.length) return null;
    this.path = path;
    return choice;
  }

  /** Take the latest pick back, or all but the first few. */
  back(kept = Math.max(0, this.path.length - 1)) {
    this.path = this.path.slice(0, kept);
    return null;
  }

  /** May this be dragged: is it, or could it be, the first of several picks? */
  drags(id) {
    if (this.path.length) return this.path.length === 1 && this.path[0] === id;
    return this.choices.some((choice) => choice.path[0] === id && choice.path.length > 1);
  }
}
