import type { CustomerDoc } from '@workbench/db';
import type { ReadCustomer } from '../file/read-customers.ts';
import { type EntryFacts, type EntryFields, toFields } from '../list/entry-fields.ts';
import type { CustomerRowProblem } from '../schemas.ts';

/** What becomes of the list: entries as they are to be stored. */
export interface MatchedRows {
  added: ReadCustomer[];
  changed: { before: CustomerDoc; after: EntryFields }[];
  unchanged: CustomerDoc[];
  repeats: CustomerRowProblem[];
  /** Rows that name two entries of the list at once. */
  refused: CustomerRowProblem[];
  /** Ids of the entries that any row names, also one that repeats another or is refused: replacing the list removes none of them. */
  named: ReadonlySet<string>;
}

/**
 * Compares rows with the list: a domain or an identifier in common is the same company; the name alone is where one of
 * both has nothing else. Pure.
 */
export function matchRows(rows: readonly ReadCustomer[], stored: readonly CustomerDoc[]): MatchedRows {
  const list = new EntryIndex(stored);
  const inFile = new EntryIndex<ReadCustomer>([]);
  const named = new Set<string>();
  const matched: MatchedRows = { added: [], changed: [], unchanged: [], repeats: [], refused: [], named };
  const taken = new Map<string, number>();
  for (const row of rows) {
    const fields = toFields(row);
    const entries = list.find(fields);
    for (const { _id } of entries) named.add(_id);
    const [earlier] = inFile.find(fields);
    if (earlier !== undefined) {
      matched.repeats.push(toProblem(row, `Line ${earlier.line} names this company already`));
      continue;
    }
    const [before, other] = entries;
    if (before !== undefined && other !== undefined) {
      matched.refused.push(
        toProblem(
          row,
          `The list has this as two companies, ${nameOf(before)} and ${nameOf(other)}; remove one of them first`,
        ),
      );
      continue;
    }
    const claimedBy = before === undefined ? undefined : taken.get(before._id);
    if (claimedBy !== undefined) {
      matched.repeats.push(toProblem(row, `Line ${claimedBy} names this company already`));
      continue;
    }
    inFile.add(row, fields);
    if (before === undefined) matched.added.push(row);
    else {
      taken.set(before._id, row.line);
      const after = combine(before, row);
      if (isSame(before, after)) matched.unchanged.push(before);
      else matched.changed.push({ before, after });
    }
  }
  return matched;
}

/** What the row says wins; where it says nothing, the entry stays as it is. */
function combine(before: CustomerDoc, row: EntryFacts): EntryFields {
  const kinds = new Set(row.identifiers.map(({ kind }) => kind));
  return toFields({
    name: row.name ?? before.name,
    domain: row.domain ?? before.domain,
    identifiers: [...before.identifiers.filter(({ kind }) => !kinds.has(kind)), ...row.identifiers],
    reason: row.reason,
  });
}

const isSame = (before: CustomerDoc, after: EntryFields): boolean =>
  before.name === after.name && before.reason === after.reason && String(before.keys) === String(after.keys);

const toProblem = ({ line, name, domain }: ReadCustomer, reason: string): CustomerRowProblem => ({
  line,
  column: null,
  value: name ?? domain,
  reason,
});

const nameOf = ({ name, domain }: CustomerDoc): string => name ?? domain ?? 'an entry without a name';

/** Entries by their keys, and by their names where one of the compared has nothing else. */
class EntryIndex<Entry extends { name: string | null; domain: string | null }> {
  readonly #byKey = new Map<string, Entry>();
  readonly #byName = new Map<string, Entry[]>();

  constructor(entries: readonly (Entry & EntryFields)[]) {
    for (const entry of entries) this.add(entry, entry);
  }

  add(entry: Entry, { keys, nameKey }: Pick<EntryFields, 'keys' | 'nameKey'>): void {
    for (const key of keys) this.#byKey.set(key, entry);
    this.#byName.set(nameKey, [...(this.#byName.get(nameKey) ?? []), entry]);
  }

  find({ keys, nameKey, name, domain, identifiers }: EntryFields): Entry[] {
    const found = new Set(keys.flatMap((key) => this.#byKey.get(key) ?? []));
    if (found.size > 0 || name === null) return [...found];
    const isBare = domain === null && identifiers.length === 0;
    const named = this.#byName.get(nameKey) ?? [];
    const [only] = named;
    if (only === undefined || named.length > 1) return [];
    return isBare || (only.domain === null && this.#byKey.get(`n:${nameKey}`) === only) ? [only] : [];
  }
}
