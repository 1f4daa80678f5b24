// One connection to the table, taken up again whenever it breaks or falls silent. What is to be done is kept until it is answered.

const LONGEST_WAIT = 5000;
const PULSE = 4000; // after so long without a word: is anybody there?
const PATIENCE = 5000; // so long the answer may take, and the first word of a new connection
const MOST_PATIENCE = 30000; // on a line so slow that it takes several tries
const PAGE = Math.random().toString(36).slice(2);

export class Line {
  up = true;
  gone = false;
  deeds = []; // not yet answered; the first of them is on its way
  named = 0;
  tries = 0;
  timer = 0; // the one thing to do next: connect, ask, or give the connection up

  /**
   * @param {string} address
   * @param {{hello: (fresh: boolean) => object, now: (deed: object) => object,
   *   heard: (message: object, deed?: object) => void, changed: () => void}} on
   */
  constructor(address, on) {
    Object.assign(this, { address, on });
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    this.connect();
  }

  later(act, wait) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this[act](), wait);
  }

  connect() {
    this.later("drop", Math.min(MOST_PATIENCE, PATIENCE * (this.tries + 1)));
    const socket = (this.socket = new WebSocket(this.address));
    socket.onopen = () => {
      this.send(this.on.hello(true));
      this.sendFirst();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data));
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  hear(message) {
    this.tries = 0;
    this.up = true;
    this.later("ask", PULSE);
    const mine = message.id && this.deeds[0]?.id === message.id;
    const deed = mine ? this.deeds.shift() : undefined;
    this.on.heard(message, deed);
    if (deed) this.sendFirst();
    this.on.changed();
  }

  lost(socket, code) {
    if (socket !== this.socket) return;
    clearTimeout(this.timer);
    this.up = false;
    this.gone = code === 4404;
    if (code === 1013) this.tries = 5; // the server has too many already
    // A little chance keeps a restarted server from being stormed by everybody at once. Another one is there already.
    const first = code === 1012 && !this.tries ? 20 : 250;
    const wait = Math.min(LONGEST_WAIT, first * 2 ** this.tries++) * (0.7 + 0.3 * Math.random());
    if (!this.gone) this.later("connect", wait);
    this.on.changed();
  }

  /** After sleep or a tunnel: connect now, and do not trust a connection that stays silent. */
  hurry() {
    if (this.gone) return;
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) this.connect();
    else this.expect(this.on.hello(false));
  }

  /** A page that nobody looks at and that waits for nothing may sleep. */
  ask() {
    if (!document.hidden || this.deeds.length) this.expect({ type: "ping" });
  }

  expect(message) {
    if (this.send(message)) this.later("drop", PATIENCE);
  }

  drop() {
    const old = this.socket;
    this.lost(old, 0);
    this.socket = null;
    old.close();
  }

  /** Keep a deed until it is answered, and send it once those before it are. */
  do(deed) {
    this.deeds.push(deed);
    if (this.deeds.length === 1) this.sendFirst();
    this.on.changed();
  }

  /** Send what is to be done first, or send it again, word for word: so the table knows it. */
  sendFirst() {
    const [deed] = this.deeds;
    if (!deed) return;
    if (!deed.id) Object.assign(deed, { ...this.on.now(deed), ...deed, id: `${PAGE}-${++this.named}` });
    this.send(deed);
  }

  /** @returns {boolean} whether it could be sent */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
