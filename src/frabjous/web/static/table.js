// The table page: what the table tells changes the state, the state is shown, and what people do is sent.

import { surround } from "./around.js";
import { openBeside } from "./beside.js";
import { Board } from "./board.js";
import { Choosing } from "./choose.js";
import { later } from "./later.js";
import { Chat } from "./log.js";
import { Connection, Refusals } from "./notices.js";
import { isShown } from "./page.js";
import { Sheet } from "./sheet.js";
import { Line } from "./socket.js";
import { Stage } from "./stage.js";
import { State } from "./state.js";
import { Tray } from "./tray.js";

const PAUSE = 1000; // a story of several lines takes about a second a line

const $ = (selector) => document.querySelector(selector);
const each = (selector, act) => document.querySelectorAll(selector).forEach(act);
const { body } = document;
const zones = { board: $(".picture"), hand: $(".hand"), seats: $(".seats") };
const log = $("#log ol");
const words = $(".say [name=text]");
const tall = matchMedia($("#tall").media);
const place = Number(body.dataset.place); // the game of the table that this page shows

const sheet = new Sheet();
const state = new State($(".curtain p").textContent);
const choosing = new Choosing();
const tray = new Tray($(".tray"));
const board = new Board($("#board"), [zones.board, zones.hand, $(".buttons")], choosing, (choice) => {
  if (choice) act(choice);
  else refresh();
}, (thing, how = "") => {
  if (state.playing || state.closed || (how === "rested" && document.querySelector(".slip"))) return;
  card = how;
  line.send({ type: "ask", thing, path: choosing.path });
});
const stage = new Stage(zones, log);
const chat = new Chat($("#chat ol"));
const refusals = new Refusals($("#refusal"));
const connection = new Connection($(".notice"));
let hint = null; // loaded with the first one
let opened = null; // the hint that was opened by itself
let coach = null; // in a first game
let card = ""; // how a thing was asked about

/** Pointing at a row of the log marks its places on the board. */
async function pointAt(line) {
  const { showPlaces } = await import("./places.js");
  showPlaces(zones.board, `/t/${body.dataset.code}/film/${body.dataset.place}?shape=${tall.matches ? "tall" : "wide"}`, state.playing ? 0 : line);
}

log.addEventListener("pointerover", (event) => pointAt(Number(event.target.closest("[data-line]")?.dataset.line ?? 0)));
log.addEventListener("pointerleave", () => pointAt(0));

// Clocks, and since when somebody is away: there are none at most tables.
const clockless = new MutationObserver(() => watch());
async function watch() {
  if (!zones.seats.querySelector(".clock, [data-since]")) return;
  clockless.disconnect();
  const { watchClocks } = await import("./clock.js");
  watchClocks(zones.seats, $("#time"), () => state.status?.seats ?? []);
}
clockless.observe(zones.seats, { childList: true });
watch();

// Showing

/** Bring lights, tray and buttons in line with what is shown and chosen. */
function refresh() {
  const { frame, status } = state;
  if (!frame || !status) return;
  board.hold();
  const on = !state.playing && !pending() && !state.closed && !coach?.holds;
  const next = on ? new Set(choosing.next().keys()) : new Set();
  tray.show(frame, choosing.path, next, status.waiting);
  board.light(on, hint?.follow(on ? state.advice : null) ?? "");
  hint?.mark();
  if (!state.playing && !pending() && !state.closed) coach?.follow(frame.line, choosing.path);
  const picked = on && choosing.path.length > 0;
  each('[data-do="unpick"]', (button) => (button.hidden = !picked));
  each(".acts [data-can]", (button) => (button.hidden = picked || !state.can(button.dataset.can)));
  each('[data-do="take-back"]', (button) => (button.disabled = !picked && !state.can("undo", "ask-undo")));
  each('[data-do="hint"]', (button) => (button.disabled = !on || !state.can("hint")));
  each('[data-do="again"]', (button) => (button.disabled = state.story.length < 2));
  if (document.hidden || document.documentElement.dataset.call) follow().catch(() => {});
}

/** Let whoever looks elsewhere, or wishes it, be called. */
async function follow() {
  const { summon } = await import("./calling.js");
  summon(state);
}

function draw(moving) {
  board.hold();
  stage.draw(state.frame, moving);
  refresh();
}

// Playing frames one after the other

async function play() {
  const run = state.begin();
  if (!run) return;
  while (state.step()) {
    const begun = performance.now();
    draw(true);
    await stage.motion.done;
    if (run === state.run && state.queue.length) await new Promise((wake) => setTimeout(wake, begun + PAUSE - performance.now()));
    if (run !== state.run) return;
  }
  settle();
}

/** Go to the end of what is being played. */
function skip() {
  if (!state.playing) return;
  stage.finish();
  const skipped = state.skip();
  skipped.forEach((frame) => stage.tell(frame));
  if (skipped.length) draw(false);
  settle();
}

/** Open a hint once the line at which it was asked for is shown: a quick bot's comes earlier. */
function tellHint() {
  if (!hint || state.playing || !state.advice || state.advice === opened) return;
  opened = state.advice;
  hint.show(opened);
}

function settle() {
  if (!state.frame) return;
  state.settle();
  choosing.renew(state.frame.choices);
  surround(state.status);
  refresh();
  tellHint();
}

/** Show a frame as it is, without playing how it came about. */
function present(frame, status) {
  stage.finish();
  stage.told.add(frame); // its rows are in the log already
  state.present(frame, status);
  pass(status);
  draw(false);
  settle();
}

// The "pass the device" curtain

function pass(status) {
  const { closed } = state;
  state.surround(status).forEach((frame) => stage.tell(frame));
  showCurtain();
  if (state.closed && !closed) $(".curtain button").focus();
}

/** Behind the closed curtain nothing is seen, nor read aloud with the board's name. */
function showCurtain() {
  $(".curtain p").textContent = state.curtain;
  body.classList.toggle("curtained", state.closed);
  $("#board").setAttribute("aria-describedby", state.closed ? "" : "description");
}

/** Let the dice be checked, and keep the seal of a game that is not over. */
async function watchSeal({ game, seal, status }) {
  const { keepSeal } = await import("./seal.js");
  if (!status.over) keepSeal(game, seal);
}

// What the table says

const heard = {
  table(message) {
    if (!isThisGame(message)) return;
    watchSeal(message).catch(() => {}); // nobody waits for it
    log.innerHTML = message.log;
    chat.list.innerHTML = message.talk;
    log.scrollTop = log.scrollHeight;
    state.forget();
    present(message.frames.at(-1), message.status);
  },

  lines(message) {
    if (state.frame && message.line > state.line) later("moves");
    if (!isThisGame(message)) return;
    pass(message.status);
    if (state.follow(message.frames, message.status)) play();
    else if (!state.busy) present(message.frames.at(-1), message.status);
  },

  status(message) {
    if (left) return;
    pass(message.status);
    if (state.busy) refresh();
    else settle();
  },

  async hint(message) {
    await later("hint");
    const { Hint } = await import("./hint.js");
    hint ??= new Hint($("#hint"), board, act, refresh);
    state.advise(message);
    tellHint();
  },

  async slip(message) {
    await Promise.all([later("rules"), later("moves")]); // figures show everything
    const { showSlip } = await import("./slip.js");
    showSlip(message, card, board.all("[data-id]"), $('a[href^="/rules/"]'));
  },

  tips: (message) => coach?.explain(message),
  sure: (message) => coach?.answer(message),

  notice(message) {
    refusals.say(message.sentence);
  },

  talk(message) {
    chat.add(message.html, isShown("chat"));
  },

  done(message, deed) {
    if (deed?.type === "act") choosing.path = [];
    refresh();
  },

  /** What cannot be done is given back. */
  refused(message, deed) {
    if (deed?.type === "act") choosing.back();
    if (deed?.type === "say") words.value ||= deed.text;
    refusals.say(message.sentence);
    refresh();
  },
};

let left = false; // the table has gone on to another game, and this page stays at the last position
let wished = false; // whoever asks for a rematch goes there at once

/** A rematch is another page: its links, seats and invitation are new. Nobody is taken there who did not ask for it. */
function isThisGame(message) {
  if (message.game === place) {
    state.reach(message);
    body.dataset.reached = message.line;
    return true;
  }
  if (wished || !body.classList.contains("over")) location.reload();
  else left = true;
  each(".next", (link) => (link.hidden = !left));
  each('[data-do="rematch"]', (button) => (button.hidden = left));
  return false;
}

// What the browser says

const shape = () => (tall.matches ? "tall" : "wide");

/** The next page comes in this shape alone. */
const keepShape = () => (document.cookie = `shape=${shape()}; path=/t/; max-age=31536000; samesite=lax`);

const line = new Line(`${location.origin.replace(/^http/, "ws")}/t/${body.dataset.code}/live`, {
  hello: (fresh) => ({ type: "hello", shape: shape(), game: place, seen: state.line, sheet: sheet.name, told: sheet.told, ...(fresh && { heard: chat.heard }) }),
  now: (deed) => ({ ...state.reached, ...(deed.type === "say" && { heard: chat.heard }) }),
  heard(message, deed) {
    if (!message.sheet || sheet.read(message)) heard[message.type]?.(message, deed);
  },
  changed: () => connection.show(line),
});

/** Make a choice, unless the coach wants to think about it first. */
function act(choice) {
  const alone = choosing.choices.every((one) => one.text === choice.text);
  if (!coach?.ask(choice, state.frame.line, alone)) make(choice);
  refresh();
}

function make(choice) {
  line.do({ type: "act", game: state.game, seat: choice.seat, text: choice.text, seen: state.frame.line });
  refresh();
}

/** Whether a choice is on its way to the table. */
const pending = () => line.deeds.some((deed) => deed.type === "act");

/** The seat a deed is for: the one asked now, else the first of this browser's. */
const mySeat = () => choosing.choices[0]?.seat ?? state.status.seats[0] ?? -2;

// What a button does here, and not at the table.
const here = {
  again() {
    skip();
    if (state.story.length < 2) return;
    state.again();
    draw(false);
    play();
  },

  lift() {
    state.lift();
    showCurtain();
    // The picture of the one before must not even fade away before the next one's eyes.
    if (state.frame && state.hides(state.frame) && state.step()) draw(false);
    if (state.queue.length) play();
    else settle();
    $("#board").focus();
  },

  unpick() {
    choosing.back();
    refresh();
  },

  /** What was advised about this choice is shown again; otherwise the table is asked. */
  hint() {
    if (state.advice) hint.show(state.advice);
    else line.do({ type: "hint", seat: mySeat() });
  },

  "take-back"() {
    if (choosing.path.length) here.unpick();
    else line.do({ type: "undo", seat: mySeat() });
  },
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-do]");
  if (!button) return;
  const { do: deed, seat, yes } = button.dataset;
  if (deed === "rematch") wished = true;
  if (here[deed]) here[deed]();
  else line.do({ type: deed, seat: Number(seat ?? mySeat()), ...(yes && { yes: yes === "yes", seen: state.line }) });
  button.closest("[popover]")?.hidePopover();
});

$(".say").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = words.value.trim();
  if (!text) return;
  line.do({ type: "say", text });
  words.value = "";
  $("#tab-chat").click();
});

$("#chat").addEventListener("shown", () => chat.count(0));

// A click or a key ends a story; what it hits can be chosen at once.
addEventListener("pointerdown", skip, true);
addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea")) return;
  if (event.key !== "Tab" && event.key !== "Shift") skip();
  if (event.key !== "Escape" || document.querySelector(":popover-open")) return;
  if (coach?.holds) coach.pressed.back();
  else if (!state.playing && choosing.path.length) here.unpick();
});
document.addEventListener("visibilitychange", () => {
  skip();
  refresh();
});

// The other shape is another picture: ask for the whole table as if nothing had been seen.
keepShape();
tall.addEventListener("change", () => {
  keepShape();
  line.send({ type: "hello", shape: shape(), game: place, seen: -1 });
});

async function begin() {
  const { Coaching } = await import("./coaching.js");
  const { pathname: rules } = $('a[href^="/rules/"]');
  coach = new Coaching($("#coaching"), { code: body.dataset.code, rules }, (message) => line.send(message), make, here.unpick, refresh);
  refresh();
}

openBeside();
if (body.dataset.coached !== undefined) begin();
