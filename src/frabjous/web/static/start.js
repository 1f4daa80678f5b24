// The start page: what was typed or chosen is still there when another choice loads the page anew.

const KEPT = "typed";
const REMEMBERED = ["name", "face"]; // by the server, once they are sent
const FIELDS = "main form :is(input, select):not([type=hidden])";

/** What this tab knows; nothing where nothing may be kept. */
function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT)) ?? {};
  } catch {
    return {};
  }
}

function keep(values) {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(values));
  } catch {
    // Then a choice is made once more.
  }
}

function restore(field, value) {
  if (field.type === "radio") field.checked ||= field.value === value;
  else if (field.matches("select") && ![...field.options].some((option) => option.value === value)) return;
  else if (field.value !== value) {
    field.value = value;
    field.closest("details")?.setAttribute("open", "");
  }
}

const before = kept();
for (const field of document.querySelectorAll(FIELDS)) if (field.name in before) restore(field, before[field.name]);

document.addEventListener("input", ({ target }) => {
  if (target.matches(FIELDS)) keep({ ...kept(), [target.name]: target.value });
});
document.addEventListener("submit", ({ target }) => {
  if (!target.matches("main form")) return;
  const values = kept();
  for (const name of REMEMBERED) delete values[name];
  keep(values);
});

navigator.clearAppBadge?.().catch(() => {}); // who is here has been called

// With it Frabjous can be installed, and says so when there is no connection; where it may not work, nothing is missing.
navigator.serviceWorker?.register("/sw.js").catch(() => {});
