/** Whose subsidiary a company is, and how many each parent has. Few have a parent, so maps are enough. Pure. */
export class SubsidiaryCounts {
  readonly #parents = new Map<number, string>();
  readonly #counts = new Map<string, number>();

  isSubsidiary(row: number): boolean {
    return this.#parents.has(row);
  }

  isParent(id: Uint8Array): boolean {
    return this.#counts.size > 0 && this.#counts.has(keyOf(id));
  }

  set(row: number, parent: Uint8Array | null): void {
    const before = this.#parents.get(row);
    const after = parent === null ? undefined : keyOf(parent);
    if (before === after) return;
    if (before !== undefined) this.#add(before, -1);
    if (after === undefined) this.#parents.delete(row);
    else this.#parents.set(row, after);
    if (after !== undefined) this.#add(after, 1);
  }

  #add(parent: string, by: 1 | -1): void {
    const count = (this.#counts.get(parent) ?? 0) + by;
    if (count === 0) this.#counts.delete(parent);
    else this.#counts.set(parent, count);
  }
}

const keyOf = (id: Uint8Array): string => Buffer.from(id.buffer, id.byteOffset, id.byteLength).toString('hex');
