/** A number for each distinct text, from 1 on in the order of their first use; 0 is none. Pure. */
export class Dictionary {
  readonly #codes = new Map<string, number>();
  readonly #texts: string[] = [''];
  readonly #keys: string[] = [''];
  readonly #keyOf: (text: string) => string;

  /** @param keyOf what texts are compared by: equal for spellings that mean the same */
  constructor(keyOf: (text: string) => string) {
    this.#keyOf = keyOf;
  }

  /** More than every code. */
  get size(): number {
    return this.#texts.length;
  }

  /** The code of a text, which is given one when it is new. */
  add(text: string): number {
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    const code = this.#texts.push(text) - 1;
    this.#keys.push(this.#keyOf(text));
    this.#codes.set(text, code);
    return code;
  }

  textOf(code: number): string {
    return this.#texts[code] ?? '';
  }

  keyOf(code: number): string {
    return this.#keys[code] ?? '';
  }

  /** 1 at each code whose key is meant. */
  mark(isMeant: (key: string) => boolean): Uint8Array {
    return Uint8Array.from(this.#keys, (key, code) => (code > 0 && isMeant(key) ? 1 : 0));
  }
}
