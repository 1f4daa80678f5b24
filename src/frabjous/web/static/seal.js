// The seal of the dice: this browser keeps the one it saw, and compares when the game is over.

const SEALS = "seals";
const MOST = 200; // games whose seal is kept; the oldest are forgotten

const panel = document.querySelector("#dice");
const { code, place } = document.body.dataset;
const nameOf = (game) => `${code}/${game}`;

/** @returns {Map<string, string>} the seals seen so far, the oldest first; none where nothing may be kept */
function kept() {
  try {
    return new Map(JSON.parse(localStorage.getItem(SEALS) ?? "[]"));
  } catch {
    return new Map();
  }
}

/** Keep the seal of a game that is not over, the first time it is seen. */
export function keepSeal(game, seal) {
  const seals = kept();
  if (seals.has(nameOf(game))) return;
  const latest = [...seals, [nameOf(game), seal]].slice(-MOST);
  try {
    localStorage.setItem(SEALS, JSON.stringify(latest));
  } catch {
    // A browser that keeps nothing has nothing to compare with, and will say so.
  }
}

function say(sentence, values = [], wrong = false) {
  const text = panel.querySelector("template").content.querySelector(`[data-says="${sentence}"]`).textContent;
  const verdict = panel.querySelector(".verdict");
  verdict.textContent = text.replace(/§(\d)/g, (_, n) => values[n - 1]);
  verdict.classList.toggle("wrong", wrong);
  verdict.scrollIntoView({ block: "nearest" });
}

// A sheet that was opened from another does not give the focus back by itself.
panel.addEventListener("toggle", (event) => {
  if (event.newState === "closed") document.querySelector('#menu [popovertarget="dice"]').focus();
});

panel.querySelector("[data-check]").addEventListener("click", async () => {
  say("checking");
  try {
    const { judge } = await import("./dice.js");
    const answer = await fetch(`/t/${code}/dice/${place}`);
    const { says, values, wrong } = await judge(await answer.json(), panel.dataset.seal, kept().get(nameOf(place)));
    say(says, values, wrong);
  } catch {
    say("unreachable");
  }
});
