// What the table has shown this browser. Messages tell what is new; here they become whole again.

const LISTS = ["board", "hand", "seats", "asks", "description"]; // that come as edits

export class Sheet {
  name = "";
  told = 0; // messages of it
  frame = {};
  status = {};
  pieces = []; // that were put in, by their numbers; a list of them may have one

  /** Make a message whole. @returns {boolean} whether it was new */
  read(message) {
    const { sheet, number, known, frames, status } = message;
    if (sheet === this.name && number <= this.told) return false;
    Object.assign(this, { name: sheet, told: number });
    this.pieces.length = known;
    message.frames = frames?.map((changes) => (this.frame = { ...this.renewed(changes), curtain: "" }));
    if (status.boxes) this.frame = this.renewed({ seats: status.boxes });
    message.status = this.status = { ...this.status, ...status, boxes: this.frame.seats };
    return true;
  }

  /** The frame with what is new, in the order in which it is told. */
  renewed(changes) {
    const whole = { ...this.frame, ...changes };
    for (const name in changes) if (LISTS.includes(name)) whole[name] = this.edited(this.frame[name] ?? [], changes[name]);
    return whole;
  }

  /** Keep so many of a list, leave out so many (below 0), or put something in: what is known, by its numbers. */
  edited(list, edits) {
    let at = 0;
    return edits.flatMap((edit) => {
      if (typeof edit === "number") {
        const from = at;
        at += Math.abs(edit);
        return edit > 0 ? list.slice(from, at) : [];
      }
      if (typeof edit[0] === "number") return edit.flatMap((number) => this.pieces[number]);
      this.pieces.push(edit);
      return edit;
    });
  }
}
