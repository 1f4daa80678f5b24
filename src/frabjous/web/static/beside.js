// Links to the rules open them beside the board; without this they are a page of their own.

import { later } from "./later.js";

const LINKS = 'a[href^="/rules/"]:not([data-whole])';

async function open(link, clause) {
  await later("rules");
  const { openRules } = await import("./drawer.js");
  await openRules(link.pathname, clause);
}

/** Let links to the rules, and an address like #rules-8.5, open the drawer. */
export function openBeside() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest(LINKS);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    link.closest("[popover]")?.hidePopover();
    open(link, link.hash.slice(1)).catch(() => window.open(link.href));
  });
  addEventListener("hashchange", openLinked);
  openLinked();
}

function openLinked() {
  const linked = /^#rules-(.*)/.exec(location.hash);
  if (linked) open(document.querySelector(LINKS), linked[1]).catch(() => {});
}
