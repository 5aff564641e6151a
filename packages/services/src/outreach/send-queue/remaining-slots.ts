/** Free slots by name; taking one decrements it. */
export class RemainingSlots {
  readonly #left: Map<string, number>;
  constructor(left: Iterable<readonly [string, number]>) {
    this.#left = new Map(left);
  }

  has(name: string): boolean {
    return (this.#left.get(name) ?? 0) > 0;
  }

  /** @returns false, and takes none, when one of them has no slot */
  take(names: readonly string[]): boolean {
    if (!names.every((name) => this.has(name))) return false;
    for (const name of names) this.#left.set(name, (this.#left.get(name) ?? 0) - 1);
    return true;
  }
}
