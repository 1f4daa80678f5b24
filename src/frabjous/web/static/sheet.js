// What the table has shown this browser. Messages tell what is new; here they become whole again.

/** Keep so many of a list, leave out so many (below 0), or put something in. */
function edited(list, edits) {
  let at = 0;
  return edits.flatMap((edit) => {
    if (typeof edit === "string") return [edit];
    const from = at;
    at += Math.abs(edit);
    return edit > 0 ? list.slice(from, at) : [];
  });
}

function renewed(old, changes, lists) {
  const whole = { ...old, ...changes };
  for (const list of lists) if (changes[list]) whole[list] = edited(old[list] ?? [], changes[list]);
  return whole;
}

export class Sheet {
  name = "";
  told = 0; // messages of it
  frame = {};
  status = {};

  /** Make a message whole. @returns {boolean} whether it was new */
  read(message) {
    const { sheet, number, frames, status } = message;
    if (sheet === this.name && number <= this.told) return false;
    Object.assign(this, { name: sheet, told: number });
    message.frames = frames?.map((changes) => (this.frame = { ...renewed(this.frame, changes, ["board", "hand", "seats"]), curtain: "" }));
    if (status.boxes) this.frame = renewed(this.frame, { seats: status.boxes }, ["seats"]);
    message.status = this.status = { ...this.status, ...status, boxes: this.frame.seats };
    return true;
  }
}
