// Swaps one picture for the next and lets what changed travel: steps first, then flights, then falls.

const SVG = "http://www.w3.org/2000/svg";
const STEP = 260, CARD = 320, FLY = 90, SQUARE = 104, FALL = 300, FADE = 150, APART = 60, LONGEST = 600;
const EASE = "cubic-bezier(.3,1.3,.5,1)";

export const still = () =>
  document.hidden ||
  document.documentElement.dataset.motion === "reduced" ||
  matchMedia("(prefers-reduced-motion:reduce)").matches;

/** A running picture change: `done` resolves at its end, `finish` brings the end about at once. */
class Motion {
  animations = [];
  after = [];
  end = 0;
  over = false;

  add(element, frames, options) {
    this.end = Math.max(this.end, (options.delay ?? 0) + options.duration);
    this.animations.push(element.animate(frames, { fill: "backwards", ...options }));
  }

  start() {
    // One line moves for 600 ms at most: a longer one is played faster, not cut.
    const rate = Math.max(1, this.end / LONGEST);
    for (const one of this.animations) one.playbackRate = rate;
    this.done = Promise.allSettled(this.animations.map((one) => one.finished)).then(() => this.finish());
    return this;
  }

  finish() {
    if (this.over) return;
    this.over = true;
    for (const one of this.animations) one.cancel();
    for (const tidy of this.after) tidy();
  }
}

const matrixOf = (m) => `matrix(${m.a},${m.b},${m.c},${m.d},${m.e},${m.f})`;
const placeOf = (thing) => thing.transform?.baseVal?.[0]?.matrix ?? { e: 0, f: 0 };
const at = (place) => `translate(${place.e}px,${place.f}px)`;

/** A copy of a thing above the whole page, exactly where the thing is. */
export function ghostOf(thing) {
  const layer = document.createElementNS(SVG, "svg");
  layer.setAttribute("class", "ghost");
  layer.setAttribute("aria-hidden", "true");
  const copy = thing.cloneNode(true);
  copy.removeAttribute("data-id");
  copy.style.visibility = ""; // the thing itself may be hidden while its ghost is out
  copy.setAttribute("transform", matrixOf(thing.getScreenCTM()));
  layer.append(copy);
  document.body.append(layer);
  return { layer, copy };
}

const END = "</svg>";
const sources = new WeakMap(); // what each element was made from

const parsed = (text) => {
  const holder = document.createElement("template");
  holder.innerHTML = text;
  return holder.content;
};

/**
 * What a place becomes by some pieces of text: what is the same stays, since what is drawn again is styled, measured
 * and painted again. Nothing is changed before `put`.
 */
class Change {
  /** @param {Element} zone @param {string[]} pieces of a hand; of a board with the ends of its frame around them */
  constructor(zone, pieces) {
    const framed = pieces.at(-1) === END;
    this.zone = zone;
    this.frame = framed ? parsed(pieces[0] + END).firstChild : null;
    this.place = framed ? zone.querySelector(":scope > svg") ?? this.frame : zone;
    const there = [...this.place.children];
    this.compare(there, framed ? pieces.slice(1, -1) : pieces, framed);
    this.gone = there.filter((one) => !this.next.includes(one));
  }

  compare(there, pieces, framed) {
    let at = 0;
    const found = pieces.map((piece) => {
      const n = there.findIndex((one, n) => n >= at && sources.get(one) === piece);
      if (n >= 0) at = n + 1;
      return there[n];
    });
    const news = pieces.filter((_, n) => !found[n]).join("");
    this.come = [...(framed ? parsed(`<svg>${news}${END}`).firstChild : parsed(news)).children];
    let fresh = 0;
    this.next = found.map((one) => one ?? this.come[fresh++]);
    this.next.forEach((one, n) => sources.set(one, pieces[n]));
  }

  put() {
    for (const one of this.gone) one.remove();
    let at = this.place.firstElementChild;
    for (const one of this.next) {
      if (one === at) at = at.nextElementSibling;
      else this.place.insertBefore(one, at);
    }
    if (!this.frame) return;
    for (const { name, value } of this.frame.attributes) {
      if (this.place.getAttribute(name) !== value) this.place.setAttribute(name, value);
    }
    if (this.zone.children.length !== 1) this.zone.replaceChildren(this.place); // a page comes with two shapes of it
  }
}

/** @returns {Map<string, {thing: Element, zone: string, place: {e: number, f: number}}>} the bodies among elements, by id */
function bodies(changes, which) {
  const found = new Map();
  for (const [zone, change] of changes) {
    const holder = change[which].flatMap((one) => [one, ...one.querySelectorAll('[data-part="body"]')]);
    for (const thing of holder.filter((one) => one.dataset.part === "body")) {
      found.set(thing.dataset.id, { thing, zone, place: placeOf(thing) });
    }
  }
  return found;
}

/**
 * Show a frame in `zones` (elements by the frame's own names: board, hand, seats).
 * @returns {Motion}
 */
export function swap(zones, frame, moving) {
  const motion = new Motion();
  const changes = ["board", "hand"].map((zone) => [zone, new Change(zones[zone], frame[zone])]);
  const put = () => {
    for (const [, change] of changes) change.put();
    fill(zones.seats, frame.seats);
  };
  if (!moving) put();
  else if (still()) fade(changes[0][1], put, motion);
  else travel(changes, put, motion);
  return motion.start();
}

function travel(changes, put, motion) {
  const before = bodies(changes, "gone"), after = bodies(changes, "come");
  const travels = [], fresh = [], gone = [];
  const became = new Set(); // a card that left a hand has another id on the board, but is the same card
  for (const [id, now] of after) {
    const { was } = now.thing.dataset;
    const old = before.get(was ?? id) ?? before.get(id);
    if (was) became.add(was);
    if (old) compare(old, now, travels);
    else fresh.push(now.thing);
  }
  for (const [id, old] of before) if (!after.has(id) && !became.has(id) && old.zone === "board") gone.push(old);
  put();
  const landed = move(travels, motion);
  for (const thing of fresh) motion.add(thing, { opacity: [0, 1] }, { duration: 200, delay: landed });
  leave(gone, changes[0][1].place, landed, motion);
}

/** Put new boxes in a place, unless they are there already; others write on them. */
export function fill(place, pieces) {
  const content = parsed(pieces.join(""));
  const there = [...place.children];
  const kept = [...content.children].map((one) => there.find((old) => old.isEqualNode(one)));
  if (kept.includes(undefined) || new Set(kept).size < kept.length) return place.replaceChildren(content);
  for (const old of there) if (!kept.includes(old)) old.remove();
}

/** Without travel: what goes fades away over what comes. */
function fade(change, put, motion) {
  put();
  if (document.hidden) return;
  for (const one of change.come) motion.add(one, { opacity: [0, 1] }, { duration: FADE });
  for (const one of change.gone) {
    stay(one, change.place, motion);
    motion.add(one, { opacity: [1, 0] }, { duration: FADE });
  }
}

/** Let what is gone be seen a little longer; it is nothing any more that could be pointed at or heard of. */
function stay(thing, board, motion) {
  sources.delete(thing);
  for (const one of [thing, ...thing.querySelectorAll("[data-id]")]) one.removeAttribute("data-id");
  thing.setAttribute("aria-hidden", "true");
  thing.classList.add("past");
  board.append(thing);
  motion.after.push(() => thing.remove());
}

/** Note how a thing gets from its old place to the new one, while the old one can still be measured. */
function compare(old, now, travels) {
  const far = Math.hypot(now.place.e - old.place.e, now.place.f - old.place.f);
  const motion = now.thing.dataset.motion;
  if (motion === "fade") return;
  if (old.zone !== now.zone) {
    if (old.thing.getScreenCTM && now.thing.getScreenCTM) travels.push({ now, from: old.thing.getScreenCTM(), duration: CARD });
  } else if (now.zone === "board" && far > 0.5) {
    if (motion === "fly") travels.push({ now, from: old.thing.getScreenCTM(), duration: (FLY * far) / SQUARE, flies: true });
    else travels.push({ now, old });
  }
}

/** Start all travels; returns when the last of them will have arrived. */
function move(travels, motion) {
  const steps = travels.some((travel) => !travel.flies) ? STEP : 0;
  let landed = steps;
  for (const { now, old, from, duration, flies } of travels) {
    const { thing } = now;
    if (old) {
      thing.classList.add("moving");
      motion.after.push(() => thing.classList.remove("moving"));
      motion.add(thing, { transform: [at(old.place), at(now.place)] }, { duration: STEP, easing: EASE });
      continue;
    }
    // What flies over the others, or leaves one part of the page for another, goes above the page.
    const { layer, copy } = ghostOf(thing);
    copy.classList.add("moving");
    thing.style.visibility = "hidden";
    motion.after.push(() => {
      layer.remove();
      thing.style.visibility = "";
    });
    const timing = { duration, delay: flies ? steps : 0, easing: flies ? "linear" : EASE, fill: "both" };
    motion.add(copy, { transform: [matrixOf(from), copy.getAttribute("transform")] }, timing);
    landed = Math.max(landed, timing.delay + duration);
  }
  return landed;
}

/** Things that are no longer there: what has a name falls over, ornament only fades. */
function leave(gone, board, landed, motion) {
  let fallen = 0;
  for (const { thing, place } of gone) {
    const falls = thing.hasAttribute("aria-label") && thing.dataset.motion !== "fade";
    const delay = landed + (falls ? APART * fallen++ : 0);
    stay(thing, board, motion);
    const turned = `${at(place)} rotate(${falls ? 90 : 0}deg)`;
    const frames = { transform: [`${at(place)} rotate(0deg)`, turned], opacity: [1, 0] };
    motion.add(thing, frames, { duration: falls ? FALL : FADE, delay, easing: "ease-in", fill: "both" });
  }
}
