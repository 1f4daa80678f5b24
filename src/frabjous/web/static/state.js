// What the page knows of its table, and how that changes. Knows no page and no game.

/** @typedef {{line: number, log: string, choices: object[], curtain?: string}} Frame */
/** @typedef {{curtain: string, can: string[], seats: number[]}} Status */

const MEMORY = 12; // frames kept for "what just happened"

export class State {
  game = -1; // which game of the table, and the latest line known of it
  line = -1;
  /** @type {Frame | null} */ frame = null; // the picture shown
  /** @type {Status | null} */ status = null; // what is shown around it
  /** @type {Status | null} */ coming = null; // what will be, once the queue is played
  /** @type {Frame[]} */ queue = []; // still to be played
  /** @type {Frame[]} */ story = []; // what happened since this browser last had a choice
  playing = false;
  run = 0; // of playing; whoever plays an earlier one finds it outdated
  lifted = ""; // the curtain that has been lifted
  hint = null; // what the table suggested, and when

  /** @param {string} curtain says to whom this device is passed, or nothing */
  constructor(curtain) {
    this.curtain = curtain;
  }

  // Questions

  /** Behind a closed curtain nothing is shown or played. */
  get closed() {
    return this.curtain !== "" && this.curtain !== this.lifted;
  }

  /** A frame that was drawn for one of several people at this device is nobody else's to see. */
  hides(frame) {
    return !!frame.curtain && frame.curtain !== this.curtain;
  }

  /** Something is played, or waits behind the curtain to be. */
  get busy() {
    return this.playing || this.queue.length > 0;
  }

  /** How far this page has come, as the table is told. */
  get reached() {
    return { game: this.game, seen: this.line };
  }

  /** What the table suggests for the choice there is now. */
  get advice() {
    return this.hint?.game === this.game && this.hint.line === this.frame.line ? this.hint : null;
  }

  can(...deeds) {
    return deeds.some((deed) => this.status.can.includes(deed));
  }

  // What the table tells

  /** Know how far the game has come. */
  reach({ game, line }) {
    this.game = game;
    this.line = line;
  }

  /** Keep what a bot would do here. */
  advise(hint) {
    this.hint = hint;
  }

  /** Show a frame as it is, without playing how it came about. */
  present(frame, status) {
    this.run++;
    this.queue = [];
    this.playing = false;
    this.frame = frame;
    this.status = this.coming = status;
    frame.curtain = status.curtain;
  }

  /**
   * Take what stands around the picture, for the time when all that came before is played.
   * @returns {Frame[]} what will not be played: it is for other eyes than those that look now
   */
  surround(status) {
    this.coming = status;
    this.curtain = status.curtain;
    if (!status.curtain) this.lifted = "";
    const hidden = this.queue.filter((frame) => this.hides(frame));
    this.queue = this.queue.filter((frame) => !this.hides(frame));
    this.story = this.story.filter((frame) => !this.hides(frame));
    return hidden;
  }

  /** Take new frames, if they are new; to be played. */
  follow(frames, { curtain }) {
    const latest = this.queue.at(-1) ?? this.frame;
    const news = frames.filter((frame) => frame.line > latest.line);
    frames.at(-1).curtain = curtain;
    if (!news.length) return false;
    const before = latest.choices.length || !this.story.length ? [latest].filter((frame) => !this.hides(frame)) : this.story;
    this.story = [...before, ...news].slice(-MEMORY);
    this.queue.push(...news);
    return true;
  }

  /** Have no story to tell. */
  forget() {
    this.story = [];
  }

  // Playing frames one after the other

  /** @returns {number} the run that begins, or 0 */
  begin() {
    if (this.playing || this.closed) return 0;
    this.playing = true;
    return ++this.run;
  }

  /** Go on to the next frame, if there is one. */
  step() {
    if (!this.queue.length) return false;
    this.frame = this.queue.shift();
    return true;
  }

  /** Go to the end. @returns {Frame[]} what was not played */
  skip() {
    const skipped = this.queue;
    this.run++;
    this.queue = [];
    this.frame = skipped.at(-1) ?? this.frame;
    return skipped;
  }

  /** Be done with playing. */
  settle() {
    this.playing = false;
    this.status = this.coming;
  }

  /** Go back to where the story begins. */
  again() {
    [this.frame, ...this.queue] = this.story;
  }

  lift() {
    this.lifted = this.curtain;
  }
}
