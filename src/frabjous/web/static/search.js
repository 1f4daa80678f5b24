// Searching the rules as one types: all words must occur in a clause; what matches is marked.

/** Let the field above the clauses in `root` search them. */
export function searching(root) {
  const form = root.querySelector(".find");
  const field = form.elements.words;
  const search = () => found(root, field.value.toLowerCase().split(/\s+/).filter(Boolean));
  field.addEventListener("input", search);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    search();
  });
}

function found(root, words) {
  root.querySelectorAll(".clauses mark").forEach((mark) => mark.replaceWith(mark.textContent));
  let count = 0;
  for (const clause of root.querySelectorAll(".clause")) {
    const text = clause.querySelector("div");
    text.normalize();
    const said = clause.textContent.toLowerCase();
    clause.hidden = !words.every((word) => said.includes(word));
    if (clause.hidden || !words.length) continue;
    count += 1;
    words.forEach((word) => underline(text, word));
  }
  for (const chapter of root.querySelectorAll(".chapter")) chapter.hidden = !chapter.querySelector(".clause:not([hidden])") && words.length > 0;
  const { none, one, some } = root.querySelector(".count").dataset;
  root.querySelector(".count").textContent = words.length ? [none, one][count] ?? some.replace("§", count) : "";
}

/** Mark every place where a word stands. */
function underline(text, word) {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes.filter((one) => one.parentNode.tagName !== "MARK")) {
    for (let rest = node, at; (at = rest.data.toLowerCase().indexOf(word)) >= 0; ) {
      const hit = rest.splitText(at);
      rest = hit.splitText(word.length);
      const mark = document.createElement("mark");
      hit.replaceWith(mark);
      mark.append(hit);
    }
  }
}
