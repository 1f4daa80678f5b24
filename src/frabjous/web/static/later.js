// What a page needs only now and then, styles and drawings, lies in a template until then.

/** Take it out, once, and wait until it is there; what is for other screens is not waited for. */
export function later(name) {
  const parts = [];
  for (const template of document.querySelectorAll(`template[data-later="${name}"]`)) {
    parts.push(...template.content.children);
    template.replaceWith(template.content);
  }
  const awaited = parts.filter((part) => !part.media || matchMedia(part.media).matches);
  return Promise.all(awaited.map((part) => new Promise((done) => (part.onload = part.onerror = done))));
}
