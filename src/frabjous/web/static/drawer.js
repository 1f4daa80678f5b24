// The rules beside the board: fetched when they are first asked for, opened at a clause, closed by Escape.

const drawer = document.createElement("aside");
const KEPT = "rules-place"; // where one was reading, for as long as the tab is open
let opener = null;

/** Open the drawer, at a clause if one is named; whoever reads on finds the place again. */
export async function openRules(address, clause = "") {
  if (!drawer.id) await fetchRules(address);
  if (drawer.hidden) opener = document.activeElement;
  drawer.hidden = false;
  document.body.classList.add("with-rules");
  const list = drawer.querySelector(".clauses");
  if (clause) show(clause);
  else list.scrollTop = Number(sessionStorage.getItem(KEPT)) || 0;
  drawer.querySelector("h2").focus();
}

function closeRules() {
  drawer.hidden = true;
  document.body.classList.remove("with-rules");
  opener?.focus();
}

addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || drawer.hidden || document.querySelector(":popover-open")) return;
    event.stopPropagation(); // what is picked on the board stays picked
    closeRules();
  },
  true,
);

async function fetchRules(address) {
  const answer = await fetch(`${address}/beside`);
  if (!answer.ok) throw new Error(answer.statusText);
  drawer.innerHTML = await answer.text();
  drawer.id = "rules";
  drawer.className = "drawer rules";
  drawer.hidden = true;
  drawer.ariaLabel = drawer.querySelector("h2").textContent;
  document.querySelector(".talk, .course").after(drawer);
  drawer.querySelector("[data-shut]").addEventListener("click", closeRules);
  drawer.querySelectorAll(".try").forEach((link) => (link.target = "_blank")); // the table stays
  const { searching } = await import("./search.js");
  searching(drawer);
  const list = drawer.querySelector(".clauses");
  list.addEventListener("scroll", () => sessionStorage.setItem(KEPT, list.scrollTop), { passive: true });
  drawer.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (!link) return;
    event.preventDefault(); // the address of a table is #rules-8.5, since its own parts have names too
    if (!/^#\d/.test(location.hash)) history.replaceState(null, "", `#rules-${link.hash.slice(1)}`); // a lesson keeps its step there
    show(link.hash.slice(1));
  });
}

function show(clause) {
  const found = drawer.querySelector(`[id="${CSS.escape(clause)}"]`);
  drawer.querySelectorAll(".here").forEach((one) => one.classList.remove("here"));
  found?.classList.add("here");
  for (const link of drawer.querySelectorAll(".chapters a")) {
    const isHere = link.hash === `#${clause.split(".")[0]}`;
    link.ariaCurrent = isHere ? "true" : null;
    if (isHere) link.scrollIntoView({ block: "nearest", inline: "center" });
  }
  found?.scrollIntoView({ block: "start" });
}
