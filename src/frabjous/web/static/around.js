// What stands around the picture: what may be done, how it ended, who watches, who is away, which seats are free.

import { later } from "./later.js";
import { fill } from "./picture.js";

const $ = (selector) => document.querySelector(selector);
const each = (selector, act) => document.querySelectorAll(selector).forEach(act);

/** What is the same is left alone: a browser would lay it out anew. */
const write = (element, text) => element.textContent === text || (element.textContent = text);
const keep = (element, html) => element.dataset.shown === html || (element.innerHTML = element.dataset.shown = html);

/** @param {import("./state.js").Status} status */
export function surround(status) {
  const can = new Set(status.can);
  each("[data-can]", (element) => (element.hidden = !can.has(element.dataset.can)));
  document.body.classList.toggle("over", status.over !== "");
  each("[data-over], #result", (element) => (element.hidden = !status.over));
  write($("#result h2"), status.over);
  if (status.end) later("end");
  keep($("#result .end"), status.end);
  $("#asked").hidden = !status.asked;
  $("#board").classList.toggle("with-question", status.asked !== "");
  write($("#asked p"), status.asked);
  each(".people", (element) => write(element, status.people));
  if (status.boxes.join("").includes("#bot-")) later("bots");
  fill($(".seats"), status.boxes);
  document.body.classList.toggle("gathering", !status.begun);
  write($(".room [role=status]"), status.waiting);
  seatedRows(status.sat);
  offer("#absent", "absent", status.absent, status);
  offer("#guests", "dismiss", status.guests, status);
  openSeats(status);
}

/** Say at the head of the log who has sat down. */
function seatedRows(html) {
  const list = $("#log ol");
  if (list.dataset.sat === html && (!html || list.querySelector(".sat"))) return; // a new log has none
  list.dataset.sat = html;
  each("#log .sat", (row) => row.remove());
  list.insertAdjacentHTML("afterbegin", html);
}

/** Offer a deed for each of some seats: a bot for who is away, or to ask somebody to leave. */
function offer(place, deed, seats, status) {
  const list = $(place);
  list.replaceChildren(...seats.map((seat) => {
    const button = document.createElement("button");
    button.dataset.do = deed;
    button.dataset.seat = seat;
    const { name = "" } = $(`.seats [data-seat="${seat}"]`)?.dataset ?? {};
    button.textContent = status.seats.includes(seat) ? list.dataset.me : list.dataset.other.replace("§", name);
    return button;
  }));
}

function openSeats({ open }) {
  if (!open.length) document.body.classList.remove("visiting"); // nobody can sit down any more: the tray is for everybody
  each("[data-sit]", (button) => (button.hidden = !open.includes(Number(button.dataset.sit))));
  each("[data-while-open]", (element) => {
    if (open.length) return;
    if (element.popover && element.matches(":popover-open")) element.hidePopover();
    element.hidden = !element.popover;
  });
}
