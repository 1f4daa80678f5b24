// A reel of film: the pictures of a game for one pair of eyes, fetched in pieces and kept.

const PIECE = 12; // pictures fetched at once

export class Reel {
  pieces = new Map();

  /**
   * @param {string} path where pieces are fetched
   * @param {number[]} stops the lines that have a picture
   * @param {{seat: string, shape: string}} look
   */
  constructor(path, stops, look) {
    Object.assign(this, { path, stops, look });
  }

  /** The picture at a stop; what comes next is fetched meanwhile. */
  async frame(at) {
    const piece = Math.floor(at / PIECE), into = at % PIECE;
    const frames = await this.piece(piece);
    if (into > PIECE / 2) this.piece(piece + 1)?.catch(() => {});
    return frames[into];
  }

  piece(number) {
    const lines = this.stops.slice(number * PIECE, (number + 1) * PIECE);
    if (lines.length && !this.pieces.has(number)) this.pieces.set(number, this.fetched(number, lines));
    return this.pieces.get(number);
  }

  async fetched(number, lines) {
    try {
      const answer = await fetch(`${this.path}?${new URLSearchParams({ ...this.look, lines: lines.join(".") })}`);
      if (!answer.ok) throw new Error(`no film: ${answer.status}`);
      return await answer.json();
    } catch (error) {
      this.pieces.delete(number); // it is asked for again
      throw error;
    }
  }
}
