// A slip of paper at a thing that was pressed: what it is, why not now, and the clause. It goes with the next press or move.

const EDGE = 8; // pixels kept free around it
let slip = null;

/** @param {{thing: string, name: string, what: string, what_clause: string, why: string, why_clause: string}} told */
export function showSlip(told, things, rules) {
  closeSlip();
  const thing = things.find((one) => one.dataset.id === told.thing);
  if (!thing || !(told.what || told.why)) return;
  slip = document.createElement("div");
  slip.className = `slip ${told.card ?? ""}`;
  slip.setAttribute("role", "status");
  slip.append(line("b", told.name || told.what), ...(told.why ? [clause(told.why, told.why_clause, rules)] : []));
  if (told.what && told.name) slip.append(clause(told.what, told.what_clause, rules));
  document.body.append(slip);
  place(thing.getBoundingClientRect());
  thing.classList.add("asked-about");
  if (told.card === "rested") thing.addEventListener("pointerleave", closeSlip, { once: true });
}

function line(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** A sentence, with its clause as a link into the rules. */
function clause(sentence, number, rules) {
  const made = line("p", `${sentence} `);
  if (!number) return made;
  const link = line("a", number);
  link.href = `${rules.pathname}#${number}`;
  link.target = "_blank";
  made.append(link);
  return made;
}

/** Put it above the thing if there is room, else below, and inside the window. */
function place(box) {
  const { offsetWidth: width, offsetHeight: height } = slip;
  const left = Math.min(Math.max(EDGE, box.x + box.width / 2 - width / 2), innerWidth - width - EDGE);
  const above = box.y - height - EDGE;
  slip.style.left = `${left}px`;
  slip.style.top = `${above > EDGE ? above : Math.min(box.bottom + EDGE, innerHeight - height - EDGE)}px`;
}

function closeSlip() {
  slip?.remove();
  slip = null;
  document.querySelectorAll(".asked-about").forEach((one) => one.classList.remove("asked-about"));
}

addEventListener("pointerdown", (event) => !slip?.contains(event.target) && closeSlip(), true);
addEventListener("resize", closeSlip);
addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !slip) return;
    event.stopPropagation(); // what is picked stays picked
    closeSlip();
  },
  true,
);
new MutationObserver(closeSlip).observe(document.querySelector("#log ol"), { childList: true });
