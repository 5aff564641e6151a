const CAPACITY_FROM = 1024;

type Values = Float64Array | Int32Array | Uint16Array | Uint8Array;

/** One number per row, in the narrowest array that takes it; rows that were never set are 0. Pure. */
export class NumberColumn<T extends Values> {
  values: T;
  readonly #create: (length: number) => T;

  constructor(create: (length: number) => T) {
    this.#create = create;
    this.values = create(CAPACITY_FROM);
  }

  set(row: number, value: number): void {
    if (row >= this.values.length) this.#grow(row + 1);
    this.values[row] = value;
  }

  #grow(rows: number): void {
    const grown = this.#create(Math.max(rows, Math.ceil(this.values.length * 1.5)));
    grown.set(this.values);
    this.values = grown;
  }
}

/** Numbers and times; NaN is none. */
export const floatColumn = () => new NumberColumn((length) => new Float64Array(length));
/** Codes of a dictionary. */
export const codeColumn = () => new NumberColumn((length) => new Int32Array(length));
export const shortColumn = () => new NumberColumn((length) => new Uint16Array(length));
export const byteColumn = () => new NumberColumn((length) => new Uint8Array(length));
