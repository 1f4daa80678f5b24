// The tray: one question, one note, what can be pressed, how far the turn has come.

const icon = (id) => `<svg viewBox="0 0 100 100" aria-hidden="true"><use href="#${id}"/></svg>`;

/** Write only what changed: a live region read aloud twice is once too often. */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function paint(element, html) {
  if (element.dataset.painted === html) return;
  element.dataset.painted = html;
  element.innerHTML = html;
}

export class Tray {
  constructor(root) {
    this.who = root.querySelector(".who");
    this.question = root.querySelector(".ask b");
    this.note = root.querySelector(".ask span");
    this.steps = root.querySelector(".steps");
    this.buttons = root.querySelector(".buttons");
  }

  /**
   * @param {object} frame
   * @param {string[]} path what is chosen so far
   * @param {Set<string>} next the ids that may come next
   * @param {string} waiting who is awaited, if it is not me
   */
  show(frame, path, next, waiting) {
    const ask = this.askFor(frame.asks, path);
    paint(this.who, ask.picture);
    write(this.question, ask.question);
    write(this.note, ask.note || (frame.choices.length ? "" : waiting));
    for (const link of document.querySelectorAll("[data-rules-now]")) link.setAttribute("href", `${link.pathname}#${ask.clause}`);
    this.footprints(frame.progress);
    this.offer(frame.buttons.filter((button) => next.has(button.id)));
  }

  /** The ask of the longest beginning of the path. */
  askFor(asks, path) {
    const fits = asks.filter((ask) => ask.path.every((id, n) => path[n] === id));
    return fits.reduce((best, ask) => (ask.path.length > best.path.length ? ask : best));
  }

  footprints(progress) {
    this.steps.hidden = !progress;
    if (!progress) return;
    this.steps.setAttribute("aria-label", progress.label);
    const feet = Array.from({ length: progress.total }, (_, n) => {
      if (n < progress.done) return icon("ui-step");
      return n === progress.done ? `<span class="on">${icon("ui-step")}</span>` : `<span class="to">${icon("ui-step-o")}</span>`;
    });
    paint(this.steps, feet.join(""));
  }

  offer(buttons) {
    const offered = buttons.map((button) => button.id + button.label).join("\n");
    if (this.buttons.dataset.offered === offered) return;
    this.buttons.dataset.offered = offered;
    this.buttons.replaceChildren(...buttons.map(({ id, label, icon: drawn }) => {
      const button = document.createElement("button");
      button.className = "go";
      button.dataset.id = id;
      if (drawn) button.innerHTML = icon(drawn);
      button.append(label);
      return button;
    }));
  }
}
