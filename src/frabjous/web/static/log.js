// Log and chat: lists that grow, and rows that were taken back.

/** Add to a list that stays at its end unless somebody has scrolled up to read. */
export function append(list, html) {
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  list.insertAdjacentHTML("beforeend", html);
  if (atEnd) list.scrollTop = list.scrollHeight;
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
