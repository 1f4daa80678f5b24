// Clocks go on by themselves between two messages; what the table says next is right.

const SECOND = 1000;
const DAY = 86_400_000;
const two = (number) => String(number).padStart(2, "0");
let skew = -Infinity; // how much the table's time is ahead of ours: a message that took long says too little

function left(clock) {
  const { at, left } = clock.dataset;
  skew = Math.max(skew, at - Date.now());
  return Math.max(0, left - (Date.now() + skew - at));
}

function digits(time) {
  const seconds = Math.ceil(time / SECOND);
  const minutes = Math.floor(seconds / 60) % 60;
  return (seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${two(minutes)}` : minutes) + `:${two(seconds % 60)}`;
}

function write(place, time) {
  if (time < DAY) {
    place.textContent = digits(time);
    return;
  }
  const hours = Math.floor((time % DAY) / 3_600_000);
  const more = document.createElement("u");
  more.textContent = hours ? ` ${place.dataset.hour.replace("§", hours)}` : "";
  place.replaceChildren(place.dataset.day.replace("§", Math.floor(time / DAY)), more);
}

/** Since when somebody is away, as this browser's time zone and the page's language say it. */
function since(time) {
  const then = new Date(Number(time));
  const days = (new Date().setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / DAY;
  const how = days < 1 ? { hour: "2-digit", minute: "2-digit" } : days < 6 ? { weekday: "long" } : { day: "numeric", month: "long" };
  return then.toLocaleString(document.documentElement.lang, how);
}

/**
 * Let the clocks in `seats` go on.
 * @param {Element} seats
 * @param {HTMLElement} place where it is said aloud that time is short: it knows the sentences
 * @param {() => number[]} own the seats that are told so
 */
export function watchClocks(seats, place, own) {
  const said = new Set(); // each once a choice: the element's own time tells choices apart
  const tell = () => {
    for (const away of seats.querySelectorAll("[data-since]")) away.textContent = away.dataset.words.replace("§", since(away.dataset.since));
    tick();
  };
  const tick = () => {
    for (const clock of seats.querySelectorAll(".clock[data-runs]")) {
      const time = left(clock);
      const seat = clock.closest("[data-seat]");
      write(clock.querySelector("time"), time);
      seat.classList.toggle("hurry", time < Number(clock.dataset.tenth));
      if (own().includes(Number(seat.dataset.seat))) warn(time, clock.dataset);
    }
  };
  const warn = (time, { tenth }) => {
    const which = time <= 10 * SECOND ? "last" : time < tenth ? "tenth" : "";
    if (!which) said.clear();
    else if (!said.has(which)) {
      said.add(which);
      place.textContent = place.dataset[which];
    }
  };
  new MutationObserver((changes) => changes.some(({ target }) => target === seats) && tell()).observe(seats, { childList: true });
  tell();
  setInterval(tick, SECOND / 4);
}
