import { nameKeyOf } from './lead-names.ts';
import { namesContradict } from './names-contradict.ts';
import type { PreviousLead } from './previous-rows.ts';

/** What a lead is recognised by, as far as it is known. */
export interface LeadIdentity {
  /** 24 hex digits. */
  id: string;
  keys: readonly string[];
  nameKey: string | null;
  /** As the user provided it; '' if not provided. */
  name: string;
  /** Keys of the address and the profile that they have now; they are another lead's where two people share them. */
  present: readonly string[];
}

/** A lead in the index; `line`: of the row of this import that it belongs to already. */
export interface IndexedLead extends LeadIdentity {
  line: number | null;
}

const KINDS = ['contact:', 'email:', 'linkedin:'];

/** A person is recognised by address, profile or contact; by name only as long as nothing contradicts it. */
export const isStrongKey = (key: string): boolean => KINDS.some((kind) => key.startsWith(kind));
/** Leads by what they are recognised by. The same rows in the same order find the same leads, written or not. */
export class LeadIndex {
  readonly #leads = new Map<string, IndexedLead>();
  readonly #byKey = new Map<string, string>();
  readonly #byName = new Map<string, Set<string>>();

  /** Adds a lead, or replaces its earlier state. */
  put(lead: LeadIdentity, line: number | null): void {
    const { id, keys, nameKey } = lead;
    this.remove(id);
    this.#leads.set(id, { ...lead, line });
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

  /**
   * An address may be shared or may have belonged to another person: a contradicting name means another person. The
   * same row of the same list is the same lead; if the row has changed, its address and profile decide, and its lead may
   * have been found by another row's.
   */
  find({ keys, name }: Pick<LeadIdentity, 'keys' | 'name'>, previous: PreviousLead | null): IndexedLead | null {
    const former = this.get(previous?.leadId ?? '');
    if (former !== null && previous?.isSame) return former;
    const before = former?.line === null ? former : null;
    const strong = keys.filter(isStrongKey);
    for (const key of strong) {
      const owner = this.get(this.ownerOf(key) ?? '');
      if (owner !== null && (isContact(key) || mayBe(name, owner))) return owner;
    }
    if (before !== null && mayBe(name, before)) return before;
    const named = this.#namedAs(nameKeyOf(keys));
    const known = named.find(({ present }) => strong.some((key) => present.includes(key)));
    return known ?? before ?? this.#findByName(nameKeyOf(keys), named, strong);
  }

  #namedAs(name: string | null): IndexedLead[] {
    return [...(this.#byName.get(name ?? '') ?? [])].flatMap((id) => this.get(id) ?? []);
  }

  #findByName(name: string | null, named: readonly IndexedLead[], strong: readonly string[]): IndexedLead | null {
    if (name === null) return null;
    const [only] = named;
    if (named.length === 1 && only !== undefined && !contradicts(strong, [...only.keys, ...only.present])) return only;
    // Among namesakes, a row without a key of its own can only mean the one who is known by name alone.
    return strong.some((key) => this.ownerOf(key) === null) ? null : this.get(this.ownerOf(name) ?? '');
  }
}

const isContact = (key: string) => key.startsWith('contact:');
const mayBe = (name: string, lead: IndexedLead) => name === lead.name || !namesContradict(name, lead.name);

/** No key is shared, so two of one kind are two different ones. */
function contradicts(some: readonly string[], others: readonly string[]): boolean {
  const has = (keys: readonly string[], kind: string) => keys.some((key) => key.startsWith(kind));
  return KINDS.some((kind) => has(some, kind) && has(others, kind));
}
