import type { CustomValue, CustomValues } from '../custom/own-column.ts';
import { Dictionary } from './dictionary.ts';
import { codeColumn, NumberColumn } from './number-column.ts';
import { exactKey } from './text-keys.ts';

/** The values of one own column: numbers, or codes of texts, days, and "yes" and "no". Pure. */
export class CustomColumn {
  readonly names = new Dictionary(exactKey);
  readonly codes = codeColumn();
  /** NaN is none, in rows that were never set too. */
  readonly #numbers = new NumberColumn((length) => new Float64Array(length).fill(Number.NaN));

  set(row: number, value: CustomValue | null): void {
    const isNumber = typeof value === 'number';
    if (isNumber || !Number.isNaN(this.numberOf(row))) this.#numbers.set(row, isNumber ? value : Number.NaN);
    const code = isNumber || value === null ? 0 : this.names.add(textOf(value));
    if (code !== 0 || this.codes.values[row]) this.codes.set(row, code);
  }

  numberOf(row: number): number {
    return this.#numbers.values[row] ?? Number.NaN;
  }

  isEmpty(row: number): boolean {
    return !this.codes.values[row] && Number.isNaN(this.numberOf(row));
  }
}

/** The own columns that some company has a value of, by their keys. Pure. */
export class CustomColumns {
  readonly #columns = new Map<string, CustomColumn>();

  find(key: string): CustomColumn | null {
    return this.#columns.get(key) ?? null;
  }

  set(row: number, values: CustomValues): void {
    for (const key of Object.keys(values)) if (!this.#columns.has(key)) this.#columns.set(key, new CustomColumn());
    // An object without the key may inherit one: "constructor".
    for (const [key, column] of this.#columns)
      column.set(row, Object.hasOwn(values, key) ? (values[key] ?? null) : null);
  }
}

function textOf(value: string | boolean): string {
  if (typeof value === 'string') return value;
  return value ? 'yes' : 'no';
}
