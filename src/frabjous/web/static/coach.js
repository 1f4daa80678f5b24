// A lesson: the coach speaks, the learner tries things on the ordinary board, and the server answers each try.
// A figure of the rules is a lesson without steps, in which all that is legal is right.

import { openBeside } from "./beside.js";
import { Board } from "./board.js";
import { Choosing } from "./choose.js";
import { later } from "./later.js";
import { Stage } from "./stage.js";
import { Tray } from "./tray.js";

const BACK = 2500; // so long a wrong try stays on the board
const PAUSE = 1000; // a story of several pictures takes about a second each
const PATIENCE = 3; // wrong tries before “Show me” is the main thing

const $ = (selector) => document.querySelector(selector);
const { body } = document;
const zones = { board: $(".picture"), hand: $(".hand"), seats: $(".seats") };
const words = $(".speech").dataset;
const buttons = Object.fromEntries([...document.querySelectorAll("[data-coach]")].map((one) => [one.dataset.coach, one]));
const hand = $(".pointer");
const story = $("#story");
const tall = matchMedia($("#tall").media);
const total = Number(body.dataset.steps);
const free = !total;

const choosing = new Choosing();
const tray = new Tray($(".tray"));
const stage = new Stage(zones, story);
const board = new Board($("#board"), [zones.board, zones.hand, $(".buttons")], choosing, (choice) => {
  if (choice) attempt(choice.text);
  else light();
}, explain);

let here = null; // the step, as the server set it out
let deeds = []; // what was done at the steps before it
let luck = 0; // that dice come from
let skipped = false; // one of them
let wrong = 0; // tries at this one
let showing = false; // what is meant, and nothing else
let busy = true; // something is on its way, or played
let astray = false; // a wrong try is on the board
let run = 0; // of playing; an earlier one is outdated
let timer = 0;
let hurry = () => {};

// Asking the server

/** @param {number} step @param {{text?: string}} [what] is tried; "" goes on, nothing only looks */
async function ask(step, what) {
  const shape = tall.matches ? "tall" : "wide";
  try {
    const answer = await fetch(`${location.pathname}/try`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ step, shape, deeds, skipped, luck, ...what }),
    });
    const heard = await answer.json();
    if (answer.ok) return heard;
    say("coach-tut", { order: "", reason: "" }, heard.sentence);
  } catch {
    say("coach-tut", { order: "", reason: "" }, words.lost);
  }
  return null;
}

/** Say at a thing what it is, and why it cannot be chosen. */
async function explain(thing, how = "") {
  if (busy || (how === "rested" && $(".slip"))) return;
  const told = await ask(here.step, { thing, path: choosing.path });
  await later("rules");
  const { showSlip } = await import("./slip.js");
  if (told) showSlip(told.slip, how, board.all("[data-id]"), $('a[href^="/rules/"]'));
}

// Speaking

/** @param {{order: string, reason: string}} speech as HTML @param {string} [first] a plain word before it */
function say(bird, speech, first = "") {
  $(".tray .who use").setAttribute("href", `#${bird}`);
  $(".speech b").innerHTML = speech.order;
  $(".speech span").innerHTML = speech.reason;
  $(".speech i").textContent = first;
  $(".speech i").classList.toggle("unseen", speech.order !== "");
}

function dots(step) {
  for (const list of document.querySelectorAll(".dots")) {
    list.setAttribute("aria-label", step > total ? words.done : words.step.replace("§", step));
    [...list.children].forEach((dot, n) => (dot.className = n + 1 < step ? "done" : n + 1 === step ? "now" : ""));
  }
}

/** Offer these buttons, the main one first; whoever had the focus on one of them goes on from there. */
function offer(...names) {
  const had = $(".acts").contains(document.activeElement);
  for (const [name, button] of Object.entries(buttons)) {
    button.hidden = !names.includes(name);
    button.classList.toggle("main", name === names[0] && !["show", "let", "undo"].includes(name));
  }
  buttons.show.classList.toggle("main", wrong >= PATIENCE && !showing);
  if (had && here?.meant && !busy) board.held = true;
  else if (had && names.length) buttons[names[0]].focus();
}

function tell(sentences) {
  story.replaceChildren(...sentences.map((sentence) => {
    const item = document.createElement("p");
    item.textContent = sentence;
    return item;
  }));
}

// Showing

/** Light what may be tried: what is lit is legal, and when it is shown, it is meant. */
function light() {
  const { choices, buttons: offered } = here.frame;
  const meant = choices.filter((choice) => choice.text === here.meant).slice(0, 1);
  board.hold();
  choosing.renew(busy ? [] : showing ? meant : choices);
  tray.offer(offered.filter((button) => choosing.next().has(button.id)));
  board.light(!busy, "");
  point();
}

/** Let the hand point at the thing that is meant. */
function point() {
  const [thing] = showing && !busy ? board.stops() : [];
  hand.toggleAttribute("hidden", !thing);
  if (!thing) return;
  const box = thing.getBoundingClientRect();
  hand.style.left = `${Math.max(0, box.x + box.width * 0.35 - 40)}px`;
  hand.style.top = `${box.y + box.height / 2 - 20}px`;
}

/** Scroll to what is lit, if none of it is in view. */
function reveal() {
  const { top, bottom } = $("#board").getBoundingClientRect();
  const lit = board.stops().filter((one) => zones.board.contains(one));
  const isSeen = (one) => one.getBoundingClientRect().top > top && one.getBoundingClientRect().bottom < bottom;
  if (!lit.some(isSeen)) lit[0]?.scrollIntoView({ block: "center" });
}

/** Set a step out, and let it be tried. */
function set(moment, moving) {
  here = moment;
  wrong = 0;
  busy = showing = false;
  choosing.path = [];
  if (!free) history.replaceState(null, "", `#${here.step}${skipped ? "~" : ""}`);
  board.hold();
  stage.draw(here.frame, moving);
  again();
  reveal();
}

/** Say what this step is about, as at its beginning. */
function again() {
  showing = false;
  say("coach", here.speech);
  dots(here.step);
  if (free) offer(...(here.meant ? ["show"] : []), ...(deeds.length ? ["undo", "again"] : []));
  else if (here.meant) offer("show", "skip");
  else offer("on");
  light();
}

/** Put a wrong try back. */
function back() {
  clearTimeout(timer);
  if (!astray) return;
  run++;
  busy = astray = false;
  choosing.path = [];
  board.hold();
  stage.draw(here.frame, true);
  light();
}

/** Play what happened, picture by picture; a press or a key is enough of each. @returns whether nothing else came first */
async function play(frames) {
  const mine = ++run;
  for (const [n, frame] of frames.entries()) {
    const begun = performance.now();
    board.hold();
    stage.draw(frame, true);
    board.light(false, "");
    await stage.motion.done;
    if (n < frames.length - 1) await new Promise((wake) => setTimeout((hurry = wake), begun + PAUSE - performance.now()));
    if (mine !== run) return false;
  }
  return true;
}

// Doing

async function attempt(text, skips = false) {
  if (busy) return;
  busy = true;
  skipped ||= skips;
  light();
  const came = await ask(here.step, { text });
  if (!came) {
    busy = false;
    return light();
  }
  tell(came.answer.story);
  if (came.answer.refusal) {
    wrong++;
    astray = true;
    say("coach-tut", came.answer.refusal, words.wrong);
    offer("try", "show", "skip");
  }
  if (!(await play(came.answer.frames))) return;
  if (came.answer.refusal) {
    timer = setTimeout(back, BACK);
    return;
  }
  const before = free ? deeds : Array.from({ length: here.step - 1 }, (_, n) => deeds[n] ?? ""); // after a reload some are unknown
  deeds = [...before, text];
  if (came.next) set(came.next, !came.next.fresh);
  else finish(came);
}

function finish({ done, sealed }) {
  here = { ...here, meant: "", frame: { ...here.frame, choices: [], buttons: [] } };
  busy = false;
  light();
  say("coach-well", done, free ? "" : words.done);
  dots(total + 1);
  $(".stamp").toggleAttribute("hidden", !sealed);
  if (sealed) $(".lessons-list [aria-current]").classList.add("sealed");
  history.replaceState(null, "", location.pathname);
  offer(...(free ? ["undo", "again"] : ["next", "again"]));
  if (!document.activeElement || document.activeElement === body || $("#board").contains(document.activeElement)) {
    (buttons.next ?? buttons.again).focus();
  }
}

async function begin(step) {
  $(".stamp").toggleAttribute("hidden", true);
  const found = await ask(step);
  if (found) set(found.next, false);
  else if (step > 1) begin(1);
  else offer("again");
}

const pressed = {
  show() {
    back();
    showing = true;
    choosing.path = [];
    const label = here.frame.choices.find((choice) => choice.text === here.meant).label;
    say("coach-show", { order: "", reason: words.press }, "");
    $(".speech b").textContent = label;
    offer("let", ...(free ? [] : ["skip"]));
    board.held = true;
    light();
    reveal();
    point();
  },
  let: again,
  try() {
    back();
    again();
  },
  on: () => attempt(""),
  skip() {
    back();
    attempt("", true);
  },
  undo() {
    deeds.pop();
    begin(deeds.length + 1);
  },
  again() {
    deeds = [];
    luck = Math.floor(Math.random() * 2 ** 32);
    skipped = false;
    begin(1);
  },
};

document.addEventListener("click", (event) => {
  const name = event.target.closest("[data-coach]")?.dataset.coach;
  if (name === "again" || !busy || astray) pressed[name]?.();
});
addEventListener("pointerdown", () => hurried(), true);
addEventListener("keydown", (event) => {
  hurried();
  if (event.key !== "Escape" || busy || !here || document.querySelector(":popover-open")) return;
  choosing.back();
  light();
});

function hurried() {
  stage.motion?.finish();
  hurry();
}

addEventListener("resize", point);
document.addEventListener("scroll", point, true);
tall.addEventListener("change", () => here && begin(here.step));

openBeside();
const [, step, mark] = location.hash.match(/^#(\d{1,2})(~?)$/) ?? [];
skipped = mark === "~";
begin(Number(step ?? 1) || 1);
