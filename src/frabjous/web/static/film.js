// The replay as a film: play and pause, steps by line and by turn, through anybody's eyes, on one page.

import { Reel } from "./reel.js";
import { Stage } from "./stage.js";
import { Strip } from "./strip.js";
import { View } from "./view.js";

const LINE = 900, STORY = 1600, TURNING = 2400; // milliseconds that a line, a story, a turning point are held
const SPEEDS = [0.5, 1, 2, 4];

const $ = (selector) => document.querySelector(selector);
const each = (selector, act) => document.querySelectorAll(selector).forEach(act);
const root = $(".film"), log = $("#log ol"), told = $(".told"), tall = matchMedia($("#tall").media);
const says = (name, ...values) =>
  values.reduce((text, value, at) => text.replace(`§${at + 1}`, value), $("#film-words").content.querySelector(`[data-says="${name}"]`).textContent);
const shape = () => (tall.matches ? "tall" : "wide");
const view = new View($("#board"));
const stage = new Stage({ board: $(".picture"), hand: $(".hand"), seats: $(".seats") }, log);

let { seat, over } = root.dataset;
let stops, reel, turns; // of the eyes looked through
let at = 0, wanted = 0, run = 0, speed = 1, playing = false;
let points = []; // lines that are turning points

const strip = new Strip($(".strip"), Number($(".strip input").max), (stop) => (pause(), go(stop)));

// What these eyes are told

function begin() {
  stops = root.dataset.stops.split(" ").map(Number);
  reel = new Reel(root.dataset.path, stops, { seat, shape: shape() });
  strip.steps = stops.length - 1;
  strip.input.max = strip.steps;
  for (const row of log.querySelectorAll("[data-line]")) makeButton(row);
  turns = turnsOf();
  showMarks();
}

/** Every row of the log leads to its line. */
function makeButton(row) {
  const button = document.createElement("button");
  button.className = "go-to";
  button.append(...row.childNodes);
  row.append(button);
}

const stopOf = (line) => Math.max(0, stops.findLastIndex((stop) => stop <= line));

function turnsOf() {
  const found = [];
  for (const heading of log.querySelectorAll(".turn")) {
    const row = heading.nextElementSibling;
    if (row?.dataset.line) found.push({ at: stopOf(Number(row.dataset.line)), name: heading.textContent });
  }
  return found;
}

function showMarks() {
  strip.show(turns, points.map(stopOf), (number, stop) => says("point", number, stops[stop]));
  strip.reach(at, root.querySelector("input").getAttribute("aria-valuetext") ?? "");
  each(".log .no", (mark) => mark.remove());
  points.forEach((line, index) => {
    const mark = document.createElement("span");
    mark.className = "no";
    mark.textContent = index + 1;
    rowOf(stops[stopOf(line)])?.firstElementChild.append(mark);
  });
}

const rowOf = (line) => log.querySelector(`[data-line="${line}"]`);

// Showing a moment

/** Go to a stop: a step is played as at the table, a jump is shown at once. */
async function go(stop) {
  const to = Math.min(Math.max(stop, 0), stops.length - 1), mine = ++run;
  wanted = to;
  let frame;
  try {
    frame = await reel.frame(to);
  } catch {
    return pause(); // the server is away for a moment
  }
  if (mine !== run) return;
  const moving = Math.abs(to - at) === 1;
  at = to;
  stage.finish();
  stage.told.add(frame); // the log has its row already
  stage.draw(frame, moving);
  tell();
  follow(frame, mine).catch(() => {});
}

/** A board that scrolls shows where it happens. */
async function follow(frame, mine) {
  if (!at || !view.scrolls) return;
  const { changed } = await import("./places.js");
  const before = await reel.frame(at - 1);
  if (mine === run) view.goTo(view.placed(changed(before.board, frame.board)));
}

function tell() {
  const line = stops[at], row = rowOf(line);
  const sentence = [row?.querySelector("span").textContent ?? "", line === Number(root.dataset.last) ? over : ""].join(" ").trim();
  const where = says("line", line, root.dataset.last);
  told.setAttribute("aria-live", playing && !points.includes(line) ? "off" : "polite");
  if (sentence) told.querySelector("b").textContent = sentence;
  else told.querySelector("b").textContent = $(".heading").textContent;
  told.querySelector("small").textContent = where;
  showFace(row);
  markLog(row);
  strip.reach(at, `${where}: ${sentence}`);
  showEyes();
  showKeys();
  address(line);
}

function showFace(row) {
  const face = row?.querySelector("svg")?.cloneNode(true);
  face?.classList.add("medal");
  told.querySelector(".face").replaceChildren(...(face ? [face] : []));
}

/** The row of this line is marked and in the middle; what is still to come is printed lighter. */
function markLog(row) {
  for (const one of log.querySelectorAll("[data-line]")) {
    one.classList.toggle("ahead", Number(one.dataset.line) > stops[at]);
    if (one === row) one.setAttribute("aria-current", "true");
    else one.removeAttribute("aria-current");
  }
  if (!document.getElementById("log").offsetParent) return; // it is put away
  if (!row) return (log.scrollTop = 0);
  const here = row.getBoundingClientRect(), frame = log.getBoundingClientRect();
  log.scrollTop += here.top - frame.top - (frame.height - here.height) / 2;
}

function showKeys() {
  const off = { first: !at, back: !at, "turn-back": !at, on: at === stops.length - 1, "turn-on": at === stops.length - 1, last: at === stops.length - 1 };
  for (const [name, is] of Object.entries(off)) root.querySelector(`[data-film="${name}"]`).toggleAttribute("aria-disabled", is);
}

/** The address leads to this moment, and so does what is shared. */
function address(line) {
  const { replay } = root.dataset;
  history.replaceState(null, "", `${replay}?line=${line}&seat=${seat}${location.hash}`);
  $("#link").value = `${location.origin}${replay}?line=${line}`;
  each("[name=line]", (field) => (field.value = line));
  each("[name=seat]", (field) => (field.value = seat));
}

// Playing

async function play() {
  if (at === stops.length - 1) await go(0);
  playing = true;
  showPlay();
  while (playing && at < stops.length - 1) {
    const begun = performance.now();
    await go(at + 1);
    const mine = run;
    await stage.motion?.done;
    await new Promise((wake) => setTimeout(wake, begun + held() / speed - performance.now()));
    if (mine !== run) return;
  }
  pause();
}

/** How long the present line is held. */
function held() {
  if (points.includes(stops[at])) return TURNING;
  const text = rowOf(stops[at])?.textContent ?? "";
  return /[.!?] \S/.test(text) ? STORY : LINE;
}

function pause() {
  if (!playing) return;
  playing = false;
  run++;
  showPlay();
}

function showPlay() {
  const button = $(".keys .play"), name = playing ? "pause" : "play";
  button.setAttribute("aria-label", button.dataset[name]);
  button.title = `${button.dataset[name]} (Space)`;
  button.querySelector("use").setAttribute("href", `#ui-${name}`);
}

// Whose eyes

/** Once the game is over the seats are the switch: each has a button over it. */
function showEyes() {
  each("[data-eyes]", (button) => button.setAttribute("aria-pressed", button.dataset.eyes === seat));
  if (over === undefined) return;
  for (const box of document.querySelectorAll(".seats .seat")) {
    const looks = box.dataset.seat === seat;
    const button = document.createElement("button");
    button.className = "look";
    button.dataset.eyes = box.dataset.seat;
    button.setAttribute("aria-pressed", looks);
    button.setAttribute("aria-label", says("eyes", box.dataset.name));
    button.title = button.getAttribute("aria-label");
    if (looks) button.innerHTML = '<svg class="looks" viewBox="0 0 100 100" aria-hidden="true"><use href="#ui-eye"/></svg>';
    box.append(button);
  }
}

/** Look through other eyes: they have their own log, stops and pictures. The same once more are the onlookers'. */
async function look(wish) {
  if (over === undefined) return;
  const eyes = wish === seat ? "" : wish;
  pause();
  const line = stops[at], mine = ++run;
  const answer = await fetch(`${root.dataset.replay}?line=${line}&seat=${eyes}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!answer.ok || mine !== run) return;
  const focused = document.activeElement?.dataset?.eyes;
  seat = eyes;
  root.dataset.stops = page.querySelector(".film").dataset.stops;
  log.innerHTML = page.querySelector("#log ol").innerHTML;
  begin();
  at = stopOf(line);
  await go(at);
  if (focused !== undefined) $(`[data-eyes="${seat}"]`)?.focus();
}

// What can be pressed

const turnBefore = () => turns.findLast((turn) => turn.at < wanted)?.at ?? 0;
const turnAfter = () => turns.find((turn) => turn.at > wanted)?.at ?? stops.length - 1;
const pointAfter = () => points.map(stopOf).find((stop) => stop > wanted) ?? wanted;
const pointBefore = () => points.map(stopOf).findLast((stop) => stop < wanted) ?? wanted;
const step = (to) => () => (pause(), go(to()));

const deeds = {
  first: step(() => 0),
  back: step(() => wanted - 1),
  on: step(() => wanted + 1),
  last: step(() => stops.length - 1),
  "turn-back": step(turnBefore),
  "turn-on": step(turnAfter),
  "point-on": step(pointAfter),
  "point-back": step(pointBefore),
  play: () => (playing ? pause() : play()),
  speed() {
    speed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length];
    $(".keys .rate").textContent = `${speed === 0.5 ? "½" : speed}×`;
  },
  async picture() {
    const { savePicture } = await import("./snapshot.js");
    const names = [...document.querySelectorAll(".seats .seat")].map((box) => box.dataset.name).join(", ");
    savePicture($(".picture > svg"), [$("h1").textContent, told.querySelector("small").textContent, names].join(" · "), `${$("h1").textContent}-${stops[at]}.png`);
  },
  eyes: () => look(String((Number(seat || -1) + 2) % (document.querySelectorAll(".seat").length + 1) - 1).replace("-1", "")),
};

const KEYS = {
  " ": "play", ArrowLeft: "back", ArrowRight: "on", ArrowUp: "turn-back", ArrowDown: "turn-on",
  Home: "first", End: "last", t: "point-on", T: "point-back", s: "speed", e: "eyes", p: "picture",
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-film]"), eyes = event.target.closest("[data-eyes]"), row = event.target.closest(".go-to");
  if (button) deeds[button.dataset.film]();
  else if (eyes) look(eyes.dataset.eyes);
  else if (row) pause(), go(stopOf(Number(row.parentElement.dataset.line)));
});

/** Pointing at a row marks its places on the board. */
async function pointAt(row) {
  const { showPlaces } = await import("./places.js");
  showPlaces($(".picture"), `${root.dataset.path}?seat=${seat}&shape=${shape()}`, Number(row?.dataset.line ?? 0));
}

for (const name of ["pointerover", "focusin"]) log.addEventListener(name, (event) => pointAt(event.target.closest("[data-line]")));
for (const name of ["pointerleave", "focusout"]) log.addEventListener(name, () => pointAt(null));

addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (target.matches("input, select, textarea") || event.altKey || event.ctrlKey || event.metaKey) return;
  if (key === " " && target.closest("button, a, summary")) return; // it presses that
  if (key.length === 1 && key !== " " && document.documentElement.dataset.letters === "off") return;
  if (/^[1-6]$/.test(key) && Number(key) <= document.querySelectorAll(".seat").length) return look(String(key - 1));
  if (!KEYS[key]) return;
  event.preventDefault();
  deeds[KEYS[key]]();
});

document.addEventListener("visibilitychange", () => document.hidden && pause());

// The other shape is another reel.
tall.addEventListener("change", () => {
  reel = new Reel(root.dataset.path, stops, { seat, shape: shape() });
  go(at);
});

// Turning points

const LOOK = 1500; // milliseconds between two questions whether the review is ready

/** Ask for the turning points of a finished game until it has been looked at. */
async function findPoints() {
  const answer = await fetch(root.dataset.turns).catch(() => null);
  if (answer?.status === 429) return; // enough was thought for this visitor
  const found = answer?.ok ? await answer.json() : { ready: false };
  if (!found.ready) return setTimeout(findPoints, LOOK);
  points = found.lines;
  showMarks();
}

begin();
at = wanted = stopOf(Number(root.dataset.line));
go(at);
if (over !== undefined) findPoints();
