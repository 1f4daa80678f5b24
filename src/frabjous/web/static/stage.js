// Where a frame is shown: the picture, its heading, its description for the ear, and the log beside it.

import { append, speak, strikeUndone } from "./log.js";
import { swap } from "./picture.js";

export class Stage {
  motion = null;
  told = new WeakSet();

  /**
   * @param {Record<string, Element>} zones elements by the frame's own names: board, hand, seats
   * @param {Element} log
   */
  constructor(zones, log) {
    Object.assign(this, { zones, log });
  }

  draw(frame, moving) {
    this.finish();
    this.motion = swap(this.zones, frame, moving);
    for (const heading of document.querySelectorAll(".heading")) heading.textContent = frame.heading;
    document.querySelector("#description").replaceChildren(...frame.description.map((sentence) => {
      const item = document.createElement("li");
      item.textContent = sentence;
      return item;
    }));
    this.tell(frame);
  }

  /** Let what moves be there at once. */
  finish() {
    this.motion?.finish();
  }

  /** Add a frame's rows to the log, once. */
  tell(frame) {
    if (this.told.has(frame)) return;
    this.told.add(frame);
    append(this.log, frame.log);
    const ear = document.querySelector("#ear"); // a coach tells the story of a lesson
    if (ear) speak(ear, frame.log);
    strikeUndone(this.log);
  }
}
