// What every page can do: themes without a reload, tabs and drawers, copying a link, keys that follow links.

const root = document.documentElement;
const night = matchMedia("(prefers-color-scheme:dark)");
const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : night.matches);

// Preferences. The forms work without this; here theme and motion change on the spot.

document.addEventListener("submit", (event) => {
  const { submitter, target } = event;
  if (!target.matches('[action="/preferences"]') || !["theme", "motion", "letters", "coach", "call"].includes(submitter?.name)) return;
  event.preventDefault();
  const value = submitter.dataset.toggle === undefined ? submitter.value : isDark() ? "light" : "dark";
  if (value) root.dataset[submitter.name] = value;
  else delete root.dataset[submitter.name];
  pressed(submitter.name, value);
  const form = new FormData(target);
  form.set(submitter.name, value);
  fetch(target.action, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
});

function pressed(name, value) {
  for (const button of document.querySelectorAll(`button[name="${name}"][aria-pressed]`)) {
    button.setAttribute("aria-pressed", button.value === value);
  }
}

// Keys that follow links and press buttons: an element says its own key. Letters can be switched off.

addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key.length === 1 && root.dataset.letters === "off") return;
  document.querySelector(`[data-key="${CSS.escape(event.key)}"]:not([hidden])`)?.click();
});

// Copying a link; without a secure page the browser only allows the old way.

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  button.textContent = button.dataset.copied;
});

for (const sheet of document.querySelectorAll("[data-open]")) sheet.showPopover?.();

// Log and chat: tabs when there is room, a drawer from the bar when there is not.

const talk = document.querySelector(".talk");
const tabs = [...(talk?.querySelectorAll('[role="tab"]') ?? [])];
const panelOf = (tab) => document.getElementById(tab.getAttribute("aria-controls"));

/** Is this panel before somebody's eyes? */
export const isShown = (name) => document.getElementById(name).offsetParent !== null;

function select(tab) {
  for (const one of tabs) {
    one.setAttribute("aria-selected", one === tab);
    one.tabIndex = one === tab ? 0 : -1;
    panelOf(one).hidden = one !== tab;
  }
  const panel = panelOf(tab);
  panel.dispatchEvent(new CustomEvent("shown", { bubbles: true }));
  const list = panel.querySelector("ol");
  list.scrollTop = list.scrollHeight;
}

for (const tab of tabs) {
  tab.addEventListener("click", () => select(tab));
  tab.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const other = tabs[(tabs.indexOf(tab) + 1) % tabs.length];
    select(other);
    other.focus();
  });
}

let opener = null;

function drawer(name, by) {
  const open = talk.classList.contains("open") && (!name || isShown(name)) ? "" : name;
  talk.classList.toggle("open", !!open);
  for (const one of document.querySelectorAll("[data-drawer]")) {
    if (one.dataset.drawer) one.setAttribute("aria-expanded", one.dataset.drawer === open);
  }
  if (open) {
    const tab = tabs.find((one) => one.getAttribute("aria-controls") === open);
    select(tab);
    opener = by;
    tab.focus();
  } else opener?.focus();
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-drawer]");
  if (!button) return;
  event.preventDefault();
  drawer(button.dataset.drawer, button);
});

// Escape closes the drawer and goes no further.
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !talk?.classList.contains("open")) return;
  event.stopPropagation();
  drawer("", null);
});
