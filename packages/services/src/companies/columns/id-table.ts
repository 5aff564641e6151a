const ID_BYTES = 12;
const NONE = -1;
/** A slot whose id was removed: a search goes on behind it. */
const REMOVED = -2;
const HASH_FACTOR = 0x9e3779b1;
/** Slots per row: searches stay short up to a load of two thirds. */
const LOAD_MAX = 2 / 3;
const CAPACITY_FROM = 1024;

/** The row number of each company id: 12 bytes an id and an open-addressed hash table, as a map of strings takes ten times that. Pure. */
export class IdTable {
  #ids = new Uint8Array(CAPACITY_FROM * ID_BYTES);
  #slots = new Int32Array(CAPACITY_FROM * 2).fill(NONE);
  #usedSlots = 0;
  #freeRows: number[] = [];
  #isUsed = new Uint8Array(CAPACITY_FROM);
  #rowsEnd = 0;

  /** Rows are below it; some of them may be free. */
  get rowsEnd(): number {
    return this.#rowsEnd;
  }

  get size(): number {
    return this.#rowsEnd - this.#freeRows.length;
  }

  isUsed(row: number): boolean {
    return this.#isUsed[row] === 1;
  }

  idOf(row: number): Uint8Array {
    return this.#ids.subarray(row * ID_BYTES, (row + 1) * ID_BYTES);
  }

  /** −1 for an unknown id. */
  find(id: Uint8Array): number {
    return this.#slots[this.#findSlot(id)] ?? NONE;
  }

  /** The row of an id, which is given one when it is new. */
  add(id: Uint8Array): number {
    const known = this.find(id);
    if (known !== NONE) return known;
    if (this.#usedSlots + 1 > this.#slots.length * LOAD_MAX) this.#rebuildSlots();
    const row = this.#freeRows.pop() ?? this.#rowsEnd++;
    this.#reserve(row + 1);
    this.#ids.set(id, row * ID_BYTES);
    this.#isUsed[row] = 1;
    this.#slots[this.#findSlot(id)] = row;
    this.#usedSlots++;
    return row;
  }

  /** False when the id was there already. */
  addNew(id: Uint8Array): boolean {
    const { size } = this;
    this.add(id);
    return this.size > size;
  }

  remove(row: number): void {
    this.#slots[this.#findSlot(this.idOf(row))] = REMOVED;
    this.#isUsed[row] = 0;
    this.#freeRows.push(row);
  }

  compare(a: number, b: number): number {
    return compareBytes(this.idOf(a), this.idOf(b));
  }

  /** The slot of the id, or the empty one where its search ends. */
  #findSlot(id: Uint8Array): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash(id) & mask; ; slot = (slot + 1) & mask) {
      const row = this.#slots[slot] ?? NONE;
      if (row === NONE || (row >= 0 && this.#isSame(row, id))) return slot;
    }
  }

  #isSame(row: number, id: Uint8Array): boolean {
    const from = row * ID_BYTES;
    // The last bytes differ most.
    for (let at = ID_BYTES - 1; at >= 0; at--) if (this.#ids[from + at] !== id[at]) return false;
    return true;
  }

  #rebuildSlots(): void {
    let length = CAPACITY_FROM * 2;
    while (length < this.size * 3) length *= 2;
    this.#slots = new Int32Array(length).fill(NONE);
    for (let row = 0; row < this.#rowsEnd; row++) {
      if (this.isUsed(row)) this.#slots[this.#findSlot(this.idOf(row))] = row;
    }
    this.#usedSlots = this.size;
  }

  #reserve(rows: number): void {
    if (rows <= this.#isUsed.length) return;
    const capacity = Math.max(rows, Math.ceil(this.#isUsed.length * 1.5));
    const [ids, isUsed] = [new Uint8Array(capacity * ID_BYTES), new Uint8Array(capacity)];
    ids.set(this.#ids);
    isUsed.set(this.#isUsed);
    this.#ids = ids;
    this.#isUsed = isUsed;
  }
}

/** As the database orders ids, and texts in UTF-8. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function hash(id: Uint8Array): number {
  const counter = ((id[8] ?? 0) << 24) | ((id[9] ?? 0) << 16) | ((id[10] ?? 0) << 8) | (id[11] ?? 0);
  const time = ((id[0] ?? 0) << 24) | ((id[1] ?? 0) << 16) | ((id[2] ?? 0) << 8) | (id[3] ?? 0);
  const mixed = Math.imul(counter ^ Math.imul(time, HASH_FACTOR), HASH_FACTOR);
  return mixed ^ (mixed >>> 15);
}
