/** A number for each distinct text, from 1 on in the order of their first use; 0 is none. Pure. */
export class Dictionary {
  readonly #codes = new Map<string, number>();
  readonly #texts: string[] = [''];

  /** More than every code. */
  get size(): number {
    return this.#texts.length;
  }

  /** The code of a text, which is given one when it is new. */
  add(text: string): number {
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    const code = this.#texts.push(text) - 1;
    this.#codes.set(text, code);
    return code;
  }

  textOf(code: number): string {
    return this.#texts[code] ?? '';
  }

  /** 1 at each code whose text is meant. */
  mark(isMeant: (text: string) => boolean): Uint8Array {
    return Uint8Array.from(this.#texts, (text, code) => (code > 0 && isMeant(text) ? 1 : 0));
  }
}
