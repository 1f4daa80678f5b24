// Checking the dice of a finished game, by the arithmetic of core/chance.py: the secret fits its seal, and every draw
// follows from the secret, the number of its line and the try.

import { sha256 } from "./sha256.js";

const SPAN = 1n << 256n;

const bytesOf = (hex) => Uint8Array.from(hex.match(/../g), (pair) => Number(`0x${pair}`));
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const hashOf = globalThis.crypto?.subtle
  ? async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
  : sha256;

/**
 * Judge what a server says of a finished game's dice.
 * @param {{secret: string, draws: {line: number, outcomes: [string, number][], drawn: string}[]}} opened
 * @param {string} seal as the page shows it
 * @param {string | undefined} kept the seal this browser saw before the end, if it remembers one
 * @returns {Promise<{says: string, values: (string | number)[], wrong: boolean}>} a sentence of the page, and what to put in
 */
export async function judge({ secret, draws }, seal, kept) {
  if (kept && kept !== seal) return wrong("other-seal", kept);
  const bytes = bytesOf(secret);
  if (hexOf(await hashOf(bytes)) !== seal) return wrong("wrong-secret");
  for (const draw of draws) {
    const thrown = await thrownAt(draw, bytes);
    if (thrown !== draw.drawn) return wrong("wrong-draw", draw.line, draw.drawn, thrown);
  }
  const open = draws.filter((draw) => draw.outcomes.length > 1).length; // where something else could have come
  return { says: `fine-${kept ? "kept" : "unknown"}-${Math.min(open, 2)}`, values: [open], wrong: false };
}

const wrong = (says, ...values) => ({ says, values, wrong: true });

/** What the dice for a line say: the weights are counted in the order of the rules. */
async function thrownAt({ line, outcomes }, secret) {
  const sides = outcomes.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  let left = await below(sides, secret, line);
  for (const [text, weight] of outcomes) {
    left -= BigInt(weight);
    if (left < 0n) return text;
  }
}

/** A whole number from 0 to sides - 1; a try that would favour some of them does not count. */
async function below(sides, secret, line) {
  const fair = SPAN - (SPAN % sides);
  const message = new DataView(new ArrayBuffer(secret.length + 16));
  new Uint8Array(message.buffer).set(secret);
  message.setBigUint64(secret.length, BigInt(line));
  for (let tries = 0n; ; tries++) {
    message.setBigUint64(secret.length + 8, tries);
    const roll = BigInt(`0x${hexOf(await hashOf(new Uint8Array(message.buffer)))}`);
    if (roll < fair) return roll % sides;
  }
}
