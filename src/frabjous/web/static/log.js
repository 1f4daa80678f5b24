// Log and chat: lists that grow, rows that were taken back, and how much was said that nobody has read.

/** Add to a list that stays at its end unless somebody has scrolled up to read. */
export function append(list, html) {
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  list.insertAdjacentHTML("beforeend", html);
  if (atEnd) list.scrollTop = list.scrollHeight;
}

const HEARD = 60000; // milliseconds: what is taken away sooner, a screen reader may never have noticed

/** Say rows of the log once, also while the log itself is put away; `ear` is a live region. */
export function speak(ear, html) {
  const rows = document.createElement("template");
  rows.innerHTML = html;
  for (const row of rows.content.querySelectorAll("[data-line]")) {
    const said = document.createElement("p");
    said.textContent = row.textContent;
    ear.append(said);
    setTimeout(() => said.remove(), HEARD);
  }
}

/** Strike out what was taken back. */
export function strikeUndone(log) {
  for (const row of log.querySelectorAll("[data-undoes]")) strike(log, Number(row.dataset.undoes), Number(row.dataset.line));
}

/** Strike out the rows after one line and before another. */
function strike(log, after, before) {
  for (const row of log.querySelectorAll("[data-line]")) {
    if (row.dataset.line > after && row.dataset.line < before) row.classList.add("undone");
  }
}

export class Chat {
  unread = 0;

  constructor(list) {
    this.list = list;
  }

  /** The number of the latest thing that was said. */
  get heard() {
    return Number(this.list.lastElementChild?.dataset.said ?? 0);
  }

  add(html, read) {
    append(this.list, html);
    if (!read) this.count(this.unread + 1);
  }

  count(unread) {
    this.unread = unread;
    for (const place of document.querySelectorAll(".unread")) place.textContent = unread || "";
  }
}
