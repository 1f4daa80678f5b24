// The review while it is being made: look again until it is there.

const EVERY = 700; // milliseconds
const main = document.querySelector("main");

async function look() {
  try {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector("main");
    const far = fresh.querySelector("progress");
    if (!far) {
      main.replaceWith(fresh);
      const status = document.querySelector("[data-ready]");
      status.textContent = status.dataset.ready;
      return;
    }
    main.querySelector("progress").value = far.value;
    main.querySelector("#how-far").textContent = fresh.querySelector("#how-far").textContent;
  } catch {
    // The server is away for a moment.
  }
  setTimeout(look, EVERY);
}

setTimeout(look, EVERY);
