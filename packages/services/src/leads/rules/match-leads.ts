/** What a lead is recognised by, as far as it is known. */
export interface Recognisable {
  /** 24 hex digits. */
  id: string;
  keys: readonly string[];
  nameKey: string | null;
}

/** A lead in the index; `line`: of the row of this import that it belongs to already. */
export interface IndexedLead extends Recognisable {
  line: number | null;
}

const KINDS = ['contact:', 'email:', 'linkedin:'];

/** By an address, a profile or a contact somebody is recognised for sure; by a name only as long as nothing speaks against it. */
export const isStrongKey = (key: string): boolean => KINDS.some((kind) => key.startsWith(kind));
export const nameKeyOf = (keys: readonly string[]): string | null =>
  keys.find((key) => key.startsWith('name:')) ?? null;

/** Leads by what they are recognised by. The same rows in the same order find the same leads, written or not. */
export class LeadIndex {
  readonly #leads = new Map<string, IndexedLead>();
  readonly #byKey = new Map<string, string>();
  readonly #byName = new Map<string, Set<string>>();

  /** Puts a lead in, or what has become of it. */
  put({ id, keys, nameKey }: Recognisable, line: number | null): void {
    this.remove(id);
    this.#leads.set(id, { id, keys: [...keys], nameKey, line });
    for (const key of keys) this.#byKey.set(key, id);
    if (nameKey === null) return;
    const named = this.#byName.get(nameKey) ?? new Set();
    this.#byName.set(nameKey, named.add(id));
  }

  remove(id: string): void {
    const lead = this.#leads.get(id);
    if (lead === undefined) return;
    this.#leads.delete(id);
    for (const key of lead.keys) if (this.#byKey.get(key) === id) this.#byKey.delete(key);
    if (lead.nameKey !== null) this.#byName.get(lead.nameKey)?.delete(id);
  }

  get(id: string): IndexedLead | null {
    return this.#leads.get(id) ?? null;
  }

  ownerOf(key: string): string | null {
    return this.#byKey.get(key) ?? null;
  }

  /** @param previousId the lead that a row with the very same keys became at the last import of its list */
  find(keys: readonly string[], previousId: string | null): IndexedLead | null {
    const strong = keys.filter(isStrongKey);
    for (const key of strong) {
      const owner = this.get(this.ownerOf(key) ?? '');
      if (owner !== null) return owner;
    }
    return this.get(previousId ?? '') ?? this.#findByName(nameKeyOf(keys), strong);
  }

  #findByName(name: string | null, strong: readonly string[]): IndexedLead | null {
    if (name === null) return null;
    const named = [...(this.#byName.get(name) ?? [])].flatMap((id) => this.get(id) ?? []);
    const [only] = named;
    if (named.length === 1 && only !== undefined) return contradicts(strong, only.keys) ? null : only;
    // Of several namesakes only one who is known by the name alone can be meant by a name alone.
    return strong.length === 0 ? this.get(this.ownerOf(name) ?? '') : null;
  }
}

/** No key is shared, so two of one kind are two different ones. */
function contradicts(some: readonly string[], others: readonly string[]): boolean {
  const has = (keys: readonly string[], kind: string) => keys.some((key) => key.startsWith(kind));
  return KINDS.some((kind) => has(some, kind) && has(others, kind));
}
