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

/** @returns {Map<string, {thing: Element, zone: string, place: {e: number, f: number}}>} the bodies by id */
function bodies(zones) {
  const found = new Map();
  for (const [zone, root] of Object.entries(zones)) {
    for (const thing of root.querySelectorAll('[data-part="body"]')) {
      found.set(thing.dataset.id, { thing, zone, place: placeOf(thing) });
    }
  }
  return found;
}

export const parsed = (pieces) => {
  const holder = document.createElement("template");
  holder.innerHTML = pieces.join("");
  return holder.content;
};

/**
 * Show a frame in `zones` (elements by the frame's own names: board, hand, seats).
 * @returns {Motion}
 */
export function swap(zones, frame, moving) {
  const next = Object.fromEntries(Object.keys(zones).map((zone) => [zone, parsed(frame[zone])]));
  const motion = new Motion();
  if (!moving) return put(zones, next), motion.start();
  if (still()) return fade(zones, next, motion);
  const before = bodies(zones), after = bodies(next);
  const travels = [], fresh = [], gone = [];
  const became = new Set(); // a card that left a hand has another id on the board, but is the same card
  for (const [id, now] of after) {
    const { was } = now.thing.dataset;
    const old = before.get(was ?? id) ?? before.get(id);
    if (was) became.add(was);
    if (old) compare(old, now, travels);
    else if (now.zone !== "seats") fresh.push(now.thing);
  }
  for (const [id, old] of before) if (!after.has(id) && !became.has(id) && old.zone === "board") gone.push(old);
  put(zones, next);
  const landed = move(travels, motion);
  for (const thing of fresh) motion.add(thing, { opacity: [0, 1] }, { duration: 200, delay: landed });
  leave(gone, zones.board.querySelector("svg"), landed, motion);
  return motion.start();
}

function put(zones, next) {
  for (const zone in zones) fill(zones[zone], next[zone]);
}

/** Put new content in a place, unless it is there already: what is drawn again is styled, measured and painted again. */
export function fill(place, content) {
  const there = [...place.children];
  const kept = [...content.children].map((one) => there.find((old) => old.isEqualNode(one)));
  if (kept.includes(undefined) || new Set(kept).size < kept.length) return place.replaceChildren(content);
  for (const old of there) if (!kept.includes(old)) old.remove();
}

/** Without travel: the old picture fades away over the new one. */
function fade(zones, next, motion) {
  const past = zones.board.querySelector("svg")?.cloneNode(true);
  put(zones, next);
  if (past && !document.hidden) {
    past.classList.add("past");
    past.setAttribute("aria-hidden", "true");
    for (const thing of past.querySelectorAll("[data-id]")) thing.removeAttribute("data-id");
    zones.board.append(past);
    motion.after.push(() => past.remove());
    motion.add(past, { opacity: [1, 0] }, { duration: FADE });
  }
  return motion.start();
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
    thing.removeAttribute("data-id");
    thing.setAttribute("aria-hidden", "true");
    board.append(thing);
    motion.after.push(() => thing.remove());
    const turned = `${at(place)} rotate(${falls ? 90 : 0}deg)`;
    const frames = { transform: [`${at(place)} rotate(0deg)`, turned], opacity: [1, 0] };
    motion.add(thing, frames, { duration: falls ? FALL : FADE, delay, easing: "ease-in", fill: "both" });
  }
}
