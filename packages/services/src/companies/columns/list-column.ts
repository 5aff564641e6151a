import { NumberColumn } from './number-column.ts';

const POOL_FROM = 4096;
/** The pool is compacted when so much of it is no row's any more. */
const UNUSED_SHARE_MAX = 0.5;

type Pool = Uint8Array | Int32Array;

/** A short list of numbers per row, all in one array one after the other: codes of a dictionary, or the bytes of a text. Pure. */
export class ListColumn<T extends Pool> {
  readonly #create: (length: number) => T;
  readonly #starts = new NumberColumn((length) => new Float64Array(length));
  readonly #lengths = new NumberColumn((length) => new Uint16Array(length));
  #pool: T;
  #end = 0;
  #unused = 0;

  constructor(create: (length: number) => T) {
    this.#create = create;
    this.#pool = create(POOL_FROM);
  }

  get(row: number): T {
    const start = this.#starts.values[row] ?? 0;
    return this.#pool.subarray(start, start + this.lengthOf(row)) as T;
  }

  lengthOf(row: number): number {
    return this.#lengths.values[row] ?? 0;
  }

  /** Whether a number of the row's list is marked. */
  hasMarked(row: number, marks: Uint8Array): boolean {
    const start = this.#starts.values[row] ?? 0;
    const end = start + this.lengthOf(row);
    for (let at = start; at < end; at++) if (marks[this.#pool[at] ?? 0] === 1) return true;
    return false;
  }

  set(row: number, numbers: ArrayLike<number>): void {
    const length = this.lengthOf(row);
    const start = this.#starts.values[row] ?? 0;
    if (numbers.length <= length) {
      this.#unused += length - numbers.length;
      this.#write(row, start, numbers);
      return;
    }
    this.#unused += length;
    this.#lengths.set(row, 0);
    this.#reserve(numbers.length);
    this.#write(row, this.#end, numbers);
    this.#end += numbers.length;
  }

  #write(row: number, start: number, numbers: ArrayLike<number>): void {
    this.#pool.set(numbers, start);
    this.#starts.set(row, start);
    this.#lengths.set(row, numbers.length);
  }

  #reserve(length: number): void {
    if (this.#end + length <= this.#pool.length) return;
    const used = this.#end - this.#unused;
    const isSparse = this.#unused > this.#end * UNUSED_SHARE_MAX;
    const pool = this.#create(Math.ceil((isSparse ? used : this.#end) * 1.5) + length + POOL_FROM);
    if (isSparse) this.#compactInto(pool);
    else pool.set(this.#pool);
    this.#pool = pool;
  }

  #compactInto(pool: T): void {
    let end = 0;
    for (let row = 0; row < this.#lengths.values.length; row++) {
      const list = this.get(row);
      pool.set(list, end);
      this.#starts.set(row, end);
      end += list.length;
    }
    this.#end = end;
    this.#unused = 0;
  }
}

export const codesColumn = () => new ListColumn((length) => new Int32Array(length));
export const textColumn = () => new ListColumn((length) => new Uint8Array(length));
