// The table page: messages in, pictures and questions out, choices back.

import { Board } from "./board.js";
import { Choosing } from "./choose.js";
import { append, strikeUndone } from "./log.js";
import { isShown } from "./page.js";
import { swap } from "./picture.js";
import { keepSeal } from "./seal.js";
import { Line } from "./socket.js";
import { Tray } from "./tray.js";

const PAUSE = 1000; // a story of several lines takes about a second a line
const MEMORY = 12; // frames kept for "what just happened"
const REFUSAL = 7000;

const $ = (selector) => document.querySelector(selector);
const each = (selector, act) => document.querySelectorAll(selector).forEach(act);
const { body } = document;
const zones = { board: $(".picture"), hand: $(".hand"), seats: $(".seats") };
const log = $("#log ol"), chat = $("#chat ol");
const words = $(".say [name=text]");
const tall = matchMedia($("#tall").media);
const title = document.title;

let game = -1; // which game of the table, and the latest line known of it
let seen = -1;
let frame = null; // the picture shown
let status = null;
let waitingStatus = null; // told with lines that are still being played
let lifted = ""; // the curtain that has been lifted
let unread = 0;
let hint = null; // what the table suggested, and when

const choosing = new Choosing();
const tray = new Tray($(".tray"));
const board = new Board($("#board"), [zones.board, zones.hand, $(".buttons")], choosing, (choice) => {
  if (choice) send(choice);
  refresh();
});

// Showing

/** Bring lights, tray and buttons in line with what is shown and chosen. */
function refresh() {
  if (!frame || !status) return;
  board.hold();
  const on = !playing && !pending() && !body.classList.contains("curtained");
  const next = on ? new Set(choosing.next().keys()) : new Set();
  const fresh = on && hint?.game === game && hint.line === frame.line;
  const advised = fresh && choosing.open().find((choice) => choice.text === hint.text);
  tray.show(frame, choosing.path, next, status.waiting, advised ? hint.label : "");
  board.light(on, advised ? advised.path[choosing.path.length] : "");
  const picked = on && choosing.path.length > 0;
  const undo = status.can.some((can) => can === "undo" || can === "ask-undo");
  each('[data-do="unpick"]', (button) => (button.hidden = !picked));
  each(".acts [data-can]", (button) => (button.hidden = picked || !status.can.includes(button.dataset.can)));
  each('[data-do="take-back"]', (button) => (button.disabled = !picked && !undo));
  each('[data-do="hint"]', (button) => (button.disabled = !on || !status.can.includes("hint")));
  each('[data-do="again"]', (button) => (button.disabled = story.length < 2));
  document.title = document.hidden && frame.choices.length ? `• ${title}` : title;
}

function draw(next, moving) {
  board.hold();
  frame = next;
  motion = swap(zones, frame, moving);
  each(".heading", (element) => (element.textContent = frame.heading));
  $("#description").replaceChildren(...frame.description.map((sentence) => {
    const item = document.createElement("li");
    item.textContent = sentence;
    return item;
  }));
  tell(frame);
  refresh();
}

const told = new WeakSet();

/** Add a frame's rows to the log, once. */
function tell(next) {
  if (told.has(next)) return;
  told.add(next);
  append(log, next.log);
  strikeUndone(log);
}

// Playing frames one after the other

let queue = [];
let story = [];
let motion = null;
let playing = false;
let run = 0; // a skip starts a new run, and the old one finds itself outdated

async function play() {
  if (playing || body.classList.contains("curtained")) return;
  const mine = ++run;
  playing = true;
  while (queue.length) {
    const begun = performance.now();
    draw(queue.shift(), true);
    await motion.done;
    if (mine === run && queue.length) await new Promise((wake) => setTimeout(wake, begun + PAUSE - performance.now()));
    if (mine !== run) return;
  }
  settle();
}

/** Go to the end of what is being played. */
function skip() {
  if (!playing) return;
  run++;
  motion.finish();
  const last = queue.at(-1);
  queue.forEach(tell);
  queue = [];
  if (last) draw(last, false);
  settle();
}

function settle() {
  playing = false;
  choosing.renew(frame.choices);
  if (waitingStatus) show(waitingStatus);
  refresh();
}

/** Keep what happened since this browser last had a choice. */
function remember(frames) {
  const present = queue.at(-1) ?? frame;
  const before = present.choices.length || !story.length ? [present].filter(forAll) : story;
  story = [...before, ...frames].slice(-MEMORY);
}

function again() {
  skip();
  if (story.length < 2) return;
  draw(story[0], false);
  queue = story.slice(1);
  play();
}

// What the table says

const heard = {
  table(message) {
    renewGame(message);
    if (!message.status.over) keepSeal(message.game, message.seal);
    log.innerHTML = message.log;
    chat.innerHTML = message.talk;
    log.scrollTop = log.scrollHeight;
    story = [];
    present(message.frames.at(-1), message.status);
  },

  lines(message) {
    renewGame(message);
    waitingStatus = message.status;
    curtain(message.status);
    message.frames.at(-1).curtain = message.status.curtain;
    const known = (queue.at(-1) ?? frame).line;
    const news = message.frames.filter((one) => one.line > known);
    if (news.length) {
      remember(news);
      queue.push(...news);
      play();
    } else if (message.frames.length && !playing && !queue.length) present(message.frames.at(-1), message.status);
  },

  status(message) {
    curtain(message.status);
    if (playing || queue.length) waitingStatus = message.status;
    else show(message.status);
    refresh();
  },

  hint(message) {
    hint = message;
    refresh();
  },

  notice(message) {
    complain(message.sentence);
  },

  talk(message) {
    append(chat, message.html);
    if (!isShown("chat")) count(unread + 1);
  },

  done(message, deed) {
    if (deed?.type === "act") choosing.path = [];
    refresh();
  },

  /** What cannot be done is given back. */
  refused(message, deed) {
    if (deed?.type === "act") choosing.back();
    if (deed?.type === "say") words.value ||= deed.text;
    complain(message.sentence);
    if (message.frame) present(message.frame, status);
    refresh();
  },
};

/** A rematch is another page: its links, seats and invitation are new. */
function renewGame(message) {
  if (message.game !== Number(body.dataset.place)) location.reload();
  game = message.game;
  seen = message.line;
}

/** Show a frame as it is, without a story. */
function present(next, present_status) {
  run++;
  queue = [];
  playing = false;
  motion?.finish();
  told.add(next); // its rows are in the log already
  status = present_status;
  next.curtain = status.curtain;
  curtain(status);
  draw(next, false);
  waitingStatus = status;
  settle();
}

/** Show what stands around the picture. */
function show(next) {
  status = next;
  waitingStatus = null;
  const can = new Set(status.can);
  each("[data-can]", (element) => (element.hidden = !can.has(element.dataset.can)));
  body.classList.toggle("over", status.over !== "");
  each("[data-over], #result", (element) => (element.hidden = !status.over));
  $("#result h2").textContent = status.over;
  $("#asked").hidden = !status.asked;
  $("#asked p").textContent = status.asked;
  each(".people", (element) => (element.textContent = status.people));
  if (status.boxes) zones.seats.innerHTML = status.boxes;
  absentees();
  openSeats();
}

/** Offer a bot for each seat whose player is away. */
function absentees() {
  const list = $("#absent");
  list.replaceChildren(...status.absent.map((seat) => {
    const button = document.createElement("button");
    button.dataset.do = "absent";
    button.dataset.seat = seat;
    const { name = "" } = zones.seats.querySelector(`[data-seat="${seat}"]`)?.dataset ?? {};
    button.textContent = status.seats.includes(seat) ? list.dataset.me : list.dataset.other.replace("§", name);
    return button;
  }));
}

function openSeats() {
  const { open } = status;
  if (!open) return;
  each("[data-sit]", (button) => (button.hidden = !open.includes(Number(button.dataset.sit))));
  each("[data-while-open]", (element) => {
    if (open.length) return;
    if (element.popover && element.matches(":popover-open")) element.hidePopover();
    element.hidden = !element.popover;
  });
}

const passed = $(".curtain p"); // says to whom the device is passed

/** A frame that was drawn for one of several people at this device is nobody else's to see. */
const forAll = (one) => !one.curtain || one.curtain === passed.textContent;

/** Close or open the "pass the device" curtain; nothing behind it is shown or played until it is lifted. */
function curtain(next) {
  const closed = next.curtain !== "" && next.curtain !== lifted;
  if (!next.curtain) lifted = "";
  passed.textContent = next.curtain;
  queue.filter((one) => !forAll(one)).forEach(tell);
  queue = queue.filter(forAll);
  story = story.filter(forAll);
  const was = body.classList.contains("curtained");
  close(closed);
  if (closed && !was) $(".curtain button").focus();
}

/** Behind the closed curtain nothing is seen, nor read aloud with the board's name. */
function close(closed) {
  body.classList.toggle("curtained", closed);
  $("#board").setAttribute("aria-describedby", closed ? "" : "description");
}

function lift() {
  lifted = passed.textContent;
  close(false);
  // The picture of the one before must not even fade away before the next one's eyes.
  if (queue.length && !forAll(frame)) draw(queue.shift(), false);
  if (queue.length) play();
  else settle();
  $("#board").focus();
}

let quiet = 0;

function complain(sentence) {
  clearTimeout(quiet);
  const place = $("#refusal");
  place.firstElementChild.textContent = sentence;
  place.hidden = false;
  quiet = setTimeout(() => (place.hidden = true), REFUSAL);
}

function count(number) {
  unread = number;
  each(".unread", (element) => (element.textContent = unread || ""));
}

// What the browser says

const shape = () => (tall.matches ? "tall" : "wide");
const heardSoFar = () => ({ heard: Number(chat.lastElementChild?.dataset.said ?? 0) });

const line = new Line(`${location.origin.replace(/^http/, "ws")}/t/${body.dataset.code}/live`, {
  hello: (fresh) => ({ type: "hello", shape: shape(), game, seen, ...(fresh && heardSoFar()) }),
  now: (deed) => ({ game, seen, ...(deed.type === "say" && heardSoFar()) }),
  heard: (message, deed) => heard[message.type]?.(message, deed),
  changed: notice,
});

/** Whether a choice is on its way to the table. */
const pending = () => line.deeds.some((deed) => deed.type === "act");

let noticed = "";
let lateNotice = 0;

/** Say what is wrong with the connection, and that nothing is lost; a short break is nobody's business. */
function notice() {
  const waiting = line.deeds.length > 0;
  const which = line.gone ? "gone" : line.up ? (waiting ? "sending" : "") : waiting ? "kept" : "lost";
  if (which === noticed) return;
  noticed = which;
  clearTimeout(lateNotice);
  const place = $(".notice");
  const write = () => (place.textContent = which && place.dataset[which]);
  if (which && !place.textContent) lateNotice = setTimeout(write, 1000);
  else write();
}

function send(choice) {
  line.do({ type: "act", game, seat: choice.seat, text: choice.text, seen: frame.line });
}

/** The seat a command is for: the one asked now, else the first of this browser's. */
const mySeat = () => choosing.choices[0]?.seat ?? status.seats[0] ?? -2;

const deeds = {
  lift,
  again,
  unpick() {
    choosing.back();
    refresh();
  },
  "take-back"() {
    if (choosing.path.length) deeds.unpick();
    else line.do({ type: "undo", seat: mySeat() });
  },
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-do]");
  if (!button) return;
  const { do: deed, seat, yes } = button.dataset;
  if (deeds[deed]) deeds[deed]();
  else line.do({ type: deed, seat: Number(seat ?? mySeat()), ...(yes && { yes: yes === "yes", seen }) });
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

$("#chat").addEventListener("shown", () => count(0));

// A click or a key ends a story; what it hits can be chosen at once.
addEventListener("pointerdown", skip, true);
addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea")) return;
  if (event.key !== "Tab" && event.key !== "Shift") skip();
  if (event.key !== "Escape" || document.querySelector(":popover-open")) return;
  if (!playing && choosing.path.length) deeds.unpick();
});
document.addEventListener("visibilitychange", () => {
  skip();
  refresh();
});

// The other shape is another picture: ask for the whole table as if nothing had been seen.
tall.addEventListener("change", () => {
  line.send({ type: "hello", shape: shape(), game: -1, seen: -1 });
});
