// Calls whoever plays here: a mark on the icon while nobody looks, and a short sound or a buzz if that was chosen.

const icon = document.querySelector('link[rel="icon"]');
const plain = icon.href;
const DOT = '<circle cx="76" cy="24" r="21" fill="#1B7F6B" stroke="#FFFAF0" stroke-width="6"/></svg>';

/** Mark the icon until somebody looks. */
async function mark() {
  navigator.setAppBadge?.().catch(() => {});
  const drawing = await (await fetch(plain)).text();
  if (document.hidden) icon.href = "data:image/svg+xml," + encodeURIComponent(drawing.replace("</svg>", DOT));
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  icon.href = plain;
  unseen = false;
  document.title = title;
  navigator.clearAppBadge?.().catch(() => {});
});

/** Two notes, as of a spoon at a cup. */
function sound() {
  const audio = new AudioContext();
  for (const [at, pitch] of [[0, 988], [0.14, 1319]]) {
    const note = audio.createOscillator(), loud = audio.createGain();
    note.frequency.value = pitch;
    loud.gain.setValueAtTime(0.16, audio.currentTime + at);
    loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.5);
    note.connect(loud).connect(audio.destination);
    note.start(audio.currentTime + at);
    note.stop(audio.currentTime + at + 0.5);
  }
  setTimeout(() => audio.close(), 1000);
}

/** @param {string} how as it was chosen: "sound" or "buzz", or nothing */
export function call(how) {
  if (document.hidden) mark();
  if (how === "sound") sound();
  if (how) navigator.vibrate?.([60, 60, 120]);
}

const { title } = document;
let waited = true; // something waits for whoever plays here, and they know
let unseen; // they were called, and have not looked since

/** Call whoever plays here as soon as something new waits for them. */
export function summon({ frame, status, playing }) {
  const waits = frame.choices.length > 0 || status.can.includes("answer") || status.over !== "";
  const news = waits && !waited && !playing && status.seats.length > 0;
  if (!playing) waited = waits;
  unseen = document.hidden && (unseen || news);
  document.title = document.hidden && (unseen || frame.choices.length) ? `• ${title}` : title;
  if (news) call(document.documentElement.dataset.call);
}
