// Links to the rules open them beside the board; without this they are a page of their own.

async function open(clause) {
  const { openRules } = await import("./drawer.js");
  await openRules(clause);
}

/** Let links to the rules, and an address like #rules-8.5, open the drawer. */
export function openBeside() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="/rules/"]:not([data-whole])');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    link.closest("[popover]")?.hidePopover();
    open(link.hash.slice(1)).catch(() => window.open(link.href));
  });
  addEventListener("hashchange", openLinked);
  openLinked();
}

function openLinked() {
  const linked = /^#rules-(.*)/.exec(location.hash);
  if (linked) open(linked[1]).catch(() => {});
}
