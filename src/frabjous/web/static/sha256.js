// SHA-256 (FIPS 180-4): a page without a secure context, as in a home network, is not given the browser's own.

const PRIMES = [];
for (let number = 2; PRIMES.length < 64; number++) if (PRIMES.every((prime) => number % prime)) PRIMES.push(number);

/** The standard's constants: the first 32 bits behind the point of the primes' roots. */
const fraction = (root) => (root % 1) * 2 ** 32 | 0;
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const rotated = (word, by) => (word >>> by) | (word << (32 - by));

/**
 * @param {Uint8Array} bytes
 * @returns {Uint8Array} their hash, 32 bytes
 */
export function sha256(bytes) {
  const padded = new DataView(new ArrayBuffer((bytes.length + 72) & ~63));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 128);
  padded.setBigUint64(padded.byteLength - 8, BigInt(bytes.length) * 8n);
  let hash = START;
  for (let at = 0; at < padded.byteLength; at += 64) hash = mixed(hash, schedule(padded, at));
  const result = new DataView(new ArrayBuffer(32));
  hash.forEach((word, n) => result.setInt32(4 * n, word));
  return new Uint8Array(result.buffer);
}

/** The 64 words of a block: its own sixteen, and what follows from them. */
function schedule(block, at) {
  const words = Array.from({ length: 16 }, (_, n) => block.getInt32(at + 4 * n));
  for (let n = 16; n < 64; n++) {
    const early = words[n - 15], late = words[n - 2];
    const low = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const high = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words.push((words[n - 16] + low + words[n - 7] + high) | 0);
  }
  return words;
}

function mixed(hash, words) {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let n = 0; n < 64; n++) {
    const choice = (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g));
    const majority = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    const added = (h + choice + ROUNDS[n] + words[n]) | 0;
    [a, b, c, d, e, f, g, h] = [(added + majority) | 0, a, b, c, (d + added) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, n) => (word + hash[n]) | 0);
}
