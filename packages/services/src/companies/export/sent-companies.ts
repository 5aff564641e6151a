const ID_BYTES = 12;
const EMPTY = -1;

/** The ids of the companies that an export has sent: about 24 bytes for each, so that a million fit beside the stream. */
export class SentCompanies {
  #ids = Buffer.alloc(1024 * ID_BYTES);
  /** Positions in `#ids`, by hash; never more than half full. */
  #table = new Int32Array(2048).fill(EMPTY);
  #count = 0;

  /** False when it was there already. */
  add(id: Uint8Array): boolean {
    const slot = this.#slotOf(id);
    if (this.#table[slot] !== EMPTY) return false;
    if ((this.#count + 1) * ID_BYTES > this.#ids.length)
      this.#ids = Buffer.concat([this.#ids, Buffer.alloc(this.#ids.length)]);
    this.#ids.set(id, this.#count * ID_BYTES);
    this.#table[slot] = this.#count++;
    if (this.#count * 2 > this.#table.length) this.#grow();
    return true;
  }

  /** Where the id is, or where it would be. */
  #slotOf(id: Uint8Array): number {
    const mask = this.#table.length - 1;
    // The last bytes of an id count upwards, the middle ones are of the process that made it.
    const seed = Buffer.from(id.buffer, id.byteOffset, ID_BYTES);
    const hash = Math.imul(seed.readUInt32BE(8) ^ Math.imul(seed.readUInt32BE(4), 0x85eb_ca6b), 0x9e37_79b1);
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const at = this.#table[slot] ?? EMPTY;
      if (at === EMPTY || seed.equals(this.#ids.subarray(at * ID_BYTES, (at + 1) * ID_BYTES))) return slot;
    }
  }

  #grow(): void {
    this.#table = new Int32Array(this.#table.length * 2).fill(EMPTY);
    for (let at = 0; at < this.#count; at++) {
      this.#table[this.#slotOf(this.#ids.subarray(at * ID_BYTES, (at + 1) * ID_BYTES))] = at;
    }
  }
}
