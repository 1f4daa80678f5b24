// Lights up what may be chosen, and listens to mouse, finger and keys.

import { ghostOf } from "./picture.js";
import { View } from "./view.js";

const FAR_ENOUGH = 8; // pixels a press must travel to be a drag
const LOOK = 600, HOLD = 450; // milliseconds that a pointer rests, or a finger presses, to ask what a thing is
const CROWD = 20; // more lit things than this are shown by rings alone
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const middle = (thing) => {
  const box = thing.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Let the focus rest on what cannot be chosen: it has a name and says so, and is no button. */
function visit(thing) {
  const names = ["role", "aria-label", "aria-hidden"];
  const before = names.map((name) => thing.getAttribute(name));
  thing.setAttribute("role", "group");
  thing.setAttribute("aria-label", before[1] ?? thing.dataset.id);
  thing.setAttribute("aria-disabled", "true");
  thing.setAttribute("tabindex", "-1");
  thing.removeAttribute("aria-hidden");
  const leave = () => {
    names.forEach((name, n) => (before[n] === null ? thing.removeAttribute(name) : thing.setAttribute(name, before[n])));
    thing.removeAttribute("aria-disabled");
    thing.removeAttribute("tabindex");
  };
  thing.addEventListener("blur", leave, { once: true });
}

export class Board {
  /** @type {[number, number]} where the keyboard was last */ place = [0, 0];
  id = "";
  press = null;
  held = false;
  dragged = false;

  /**
   * @param {HTMLElement} home the board, which holds the focus while nothing is lit
   * @param {HTMLElement[]} roots where things with ids are: the picture, the hand, the tray's buttons
   * @param {import("./choose.js").Choosing} choosing
   * @param {(choice: import("./choose.js").Choice | null) => void} pointed called after each pick
   * @param {(id: string, card?: string) => void} [asked] called for what cannot be chosen, or is asked about with “i”;
   *   whoever only “rested” a mouse on a thing, or “held” a finger there, wants its card; keys have “visited” it
   */
  constructor(home, roots, choosing, pointed, asked = () => {}) {
    Object.assign(this, { home, roots, choosing, pointed, asked, view: new View(home) });
    for (const root of roots) {
      root.addEventListener("click", (event) => this.click(event));
      root.addEventListener("pointerdown", (event) => this.down(event));
      root.addEventListener("focusin", (event) => this.focused(event.target.closest("[data-id]")));
      root.addEventListener("pointerover", (event) => this.hover(this.idOf(event.target)));
      root.addEventListener("pointermove", (event) => this.rest(event));
      root.addEventListener("pointerleave", () => this.hover(""));
      root.addEventListener("contextmenu", (event) => this.idOf(event.target) && event.preventDefault());
      // A finger on something that can be dragged does not scroll the page.
      root.addEventListener("touchmove", (event) => this.press && event.preventDefault(), { passive: false });
    }
    for (const part of [home, ...roots.slice(1)]) part.addEventListener("keydown", (event) => this.key(event));
    addEventListener("pointermove", (event) => this.move(event));
    addEventListener("pointerup", (event) => this.up(event));
    addEventListener("pointercancel", () => {
      clearTimeout(this.resting);
      this.drop(null);
    });
  }

  all(selector) {
    return this.roots.flatMap((root) => [...root.querySelectorAll(selector)]);
  }

  /** The lit things a keyboard can reach. */
  stops() {
    return this.all('[data-part="target"].can, button.can');
  }

  // Light

  /** Remember whether the focus is here; to be called before anything focused may be replaced. */
  hold() {
    const active = document.activeElement;
    this.held ||= active === this.home || this.roots.some((root) => root.contains(active));
  }

  light(on, hinted) {
    const next = on ? this.choosing.next() : new Map();
    const { path } = this.choosing;
    for (const thing of this.all("[data-id]")) {
      const { id, part } = thing.dataset;
      thing.classList.toggle("can", next.has(id));
      thing.classList.toggle("hinted", id === hinted);
      thing.classList.toggle("chosen", path.includes(id));
      thing.classList.toggle("drag", on && this.choosing.drags(id));
      if (part === "target") this.name(thing, next.get(id));
    }
    for (const thing of this.all("[data-when]")) thing.classList.toggle("when", thing.dataset.when === path.join(" "));
    const stops = this.stops();
    this.home.classList.toggle("crowded", stops.length > CROWD);
    this.view.show(stops, hinted ? stops.filter((one) => one.dataset.id === hinted) : stops);
    this.rove();
  }

  /** Say what a target does once only one thing can come of it. */
  name(target, choices) {
    target.dataset.name ??= target.getAttribute("aria-label") ?? target.dataset.id;
    const sure = choices && new Set(choices.map((choice) => choice.text)).size === 1;
    target.setAttribute("aria-label", sure ? choices[0].label : target.dataset.name);
    target.setAttribute("role", "button");
  }

  /** Keep one tab stop, and the focus where it was: on the same thing, else the nearest, else the board. */
  rove() {
    const stops = this.stops();
    const stop = stops.find((one) => one.dataset.id === this.id) ?? this.nearest(stops);
    for (const one of this.all("[tabindex][data-part]:not([aria-disabled])")) if (!stops.includes(one)) one.removeAttribute("tabindex");
    for (const one of stops) if (one.dataset.part) one.setAttribute("tabindex", one === stop ? 0 : -1);
    // A board that scrolls and has nothing lit is a stop itself, for the arrow keys.
    this.home.tabIndex = this.home.scrollHeight > this.home.clientHeight && !this.home.contains(stop ?? null) ? 0 : -1;
    const stays = document.activeElement.matches("[data-id][aria-disabled]"); // on what is only visited
    if (this.held && !stays && document.activeElement !== stop) (stop ?? this.home).focus({ preventScroll: !stop });
    this.held = false;
  }

  nearest(stops) {
    const [x, y] = this.place;
    const far = (one) => Math.hypot(middle(one)[0] - x, middle(one)[1] - y);
    return stops.toSorted((a, b) => far(a) - far(b))[0];
  }

  focused(thing) {
    if (!thing) return;
    this.id = thing.dataset.id;
    this.place = middle(thing);
    if (thing.matches(":focus-visible")) this.hover(this.id);
  }

  /** A mouse that was moved and rests on a thing asks what it is. */
  rest(event) {
    if (event.pointerType !== "mouse") return;
    clearTimeout(this.resting);
    const id = this.idOf(event.target);
    if (id && !event.buttons) this.resting = setTimeout(() => this.asked(id, "rested"), LOOK);
  }

  hover(id) {
    if (!id) clearTimeout(this.resting);
    for (const thing of this.all(".can")) thing.classList.toggle("over", thing.dataset.id === id);
  }

  // Mouse and finger

  idOf(element) {
    return element?.closest?.("[data-id]")?.dataset.id ?? "";
  }

  under(event) {
    return this.idOf(document.elementFromPoint(event.clientX, event.clientY));
  }

  point(id) {
    const { path } = this.choosing;
    const choice = this.choosing.point(id);
    if (!choice && this.choosing.path === path) this.asked(id);
    this.pointed(choice);
  }

  click(event) {
    if (this.dragged) return;
    // A press that cut an animation short began on another element: look again at the place.
    const id = this.idOf(event.target) || (event.detail && this.under(event));
    if (id) this.point(id);
  }

  down(event) {
    this.dragged = false;
    clearTimeout(this.resting);
    if (event.pointerType !== "mouse" && event.isPrimary) this.long(event);
    const thing = event.target.closest(".drag");
    if (!thing || event.button || !event.isPrimary) return;
    this.press = { id: thing.dataset.id, x: event.clientX, y: event.clientY, path: this.choosing.path };
  }

  /** A finger that stays asks what a thing is, and chooses nothing. */
  long(event) {
    const id = this.idOf(event.target);
    this.touch = [event.clientX, event.clientY];
    if (!id) return;
    this.resting = setTimeout(() => {
      this.press = null;
      this.dragged = true;
      this.asked(id, "held");
    }, HOLD);
  }

  move(event) {
    const { press } = this;
    if (event.pointerType !== "mouse" && this.touch && Math.hypot(event.clientX - this.touch[0], event.clientY - this.touch[1]) > FAR_ENOUGH) clearTimeout(this.resting);
    if (!press) return;
    const x = event.clientX - press.x, y = event.clientY - press.y;
    if (!press.ghost && Math.hypot(x, y) > FAR_ENOUGH) this.lift(press);
    if (!press.ghost) return;
    press.ghost.layer.style.translate = `${x}px ${y}px`;
    this.hover(this.under(event));
  }

  lift(press) {
    const body = this.all('[data-part="body"]').find((one) => one.dataset.id === press.id);
    if (!body?.getScreenCTM) return;
    press.ghost = ghostOf(body);
    press.body = body;
    body.classList.add("held");
    this.dragged = true;
    if (this.choosing.path.at(-1) !== press.id) this.point(press.id);
  }

  up(event) {
    if (event.pointerType !== "mouse") clearTimeout(this.resting);
    this.drop(this.press?.ghost && this.under(event));
  }

  /** End a drag over an id: a lit one is picked, the dragged one stays chosen, anything else puts it back. */
  drop(id) {
    const { press } = this;
    this.press = null;
    if (!press?.ghost) return;
    press.ghost.layer.remove();
    press.body.classList.remove("held");
    if (id === press.id) return;
    if (id && this.choosing.next().has(id)) return this.point(id);
    this.choosing.path = press.path;
    this.pointed(null);
  }

  // Keys

  key(event) {
    const thing = event.target.closest("[data-part]");
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = event.shiftKey ? this.everything() : this.stops();
    if (event.key in ARROWS) this.go(event, this.towards(stops, middle(event.target), ARROWS[event.key]));
    else if (event.key === "Home") this.go(event, stops[0]);
    else if (event.key === "End") this.go(event, stops.at(-1));
    else if (thing && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.point(thing.dataset.id);
    } else if (thing && event.key === "i") this.asked(thing.dataset.id);
  }

  go(event, stop) {
    if (!stop && this.home.tabIndex === 0) return;
    event.preventDefault();
    if (!stop) return;
    this.id = stop.dataset.id;
    const visits = !stop.matches(".can");
    if (visits) visit(stop);
    stop.focus();
    this.rove();
    if (visits) this.asked(this.id, "visited");
  }

  /** All that is seen, lit or not, each thing once. */
  everything() {
    const found = new Map();
    for (const thing of this.all('[data-id]:is([data-part="target"], [data-part="body"], [data-part="place"], button)')) {
      if (thing.getClientRects().length && (thing.matches(".can") || !found.has(thing.dataset.id))) found.set(thing.dataset.id, thing);
    }
    return [...found.values()];
  }

  /** The nearest stop in a direction; what lies aside counts as farther away. */
  towards(stops, [x, y], [right, down]) {
    let best, least = Infinity;
    for (const stop of stops) {
      const [to_x, to_y] = middle(stop);
      const along = (to_x - x) * right + (to_y - y) * down;
      const aside = Math.abs((to_x - x) * down) + Math.abs((to_y - y) * right);
      const cost = along + 2 * aside;
      if (along > 2 && cost < least) [best, least] = [stop, cost];
    }
    return best;
  }
}
