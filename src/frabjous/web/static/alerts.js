// How somebody wishes to be called. The browser is asked for its permission after a click, and at no other time.

const push = document.querySelector("#push");
const place = push?.querySelector(".state");
const say = (what) => (place.textContent = place.dataset[what]);

for (const field of document.querySelectorAll("[name=zone]")) field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;

document.querySelector("[data-try]").addEventListener("click", async () => {
  const { call } = await import("./calling.js");
  call(document.documentElement.dataset.call);
});

/** Subscribe, and tell the server where to. */
async function subscribe(form) {
  if ((await Notification.requestPermission()) !== "granted") return say("denied");
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push.dataset.key });
  const { endpoint, keys } = subscription.toJSON();
  for (const [name, value] of Object.entries({ endpoint, ...keys })) form.elements[name].value = value;
  form.submit();
}

const button = push?.querySelector("[data-push]");
if (button) {
  const problem = !isSecureContext ? "insecure" : !window.PushManager ? "unsupported" : Notification.permission;
  button.disabled = problem in place.dataset;
  if (button.disabled) say(problem);
  button.addEventListener("click", () => subscribe(push.querySelector("form")).catch(() => say("failed")));
}
push?.querySelector('[action="/alerts/push/off"]')?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  event.target.submit();
});
