// One connection to the table, taken up again whenever it breaks.

const LONGEST_WAIT = 5000;
const PATIENCE = 4000; // how long a sleeper's old connection may stay silent

export class Line {
  tries = 0;
  timer = 0;

  /**
   * @param {string} address
   * @param {{hello: () => object, heard: (message: object) => void, up: (up: boolean) => void, gone: () => void}} on
   */
  constructor(address, on) {
    Object.assign(this, { address, on });
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    const socket = (this.socket = new WebSocket(this.address));
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => {
      this.tries = 0;
      clearTimeout(this.timer);
      this.on.up(true);
      this.on.heard(JSON.parse(event.data));
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  lost(socket, code) {
    if (socket !== this.socket) return;
    if (code === 4404) return this.on.gone();
    this.on.up(false);
    // A little chance keeps a restarted server from being stormed by everybody at once.
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.tries++) * (0.7 + 0.3 * Math.random());
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** After sleep or a tunnel: connect now, and do not trust a connection that stays silent. */
  hurry() {
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) return this.connect();
    if (this.hello()) this.timer = setTimeout(() => this.drop(), PATIENCE);
  }

  drop() {
    const old = this.socket;
    this.lost(old, 0);
    this.socket = null;
    old.close();
  }

  hello() {
    return this.send(this.on.hello());
  }

  /** @returns {boolean} whether it could be sent */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
