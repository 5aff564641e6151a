import type { LeadDoc } from '@workbench/db';
import type { LeadValues } from '../values/fields.ts';
import { isStrongKey } from './lead-index.ts';
import { fullNameOf } from './lead-names.ts';
import { namesContradict } from './names-contradict.ts';
import { leadIdentityOf } from './recognition-keys.ts';

/** The people of an import. */
export interface NamedRow {
  keys: readonly string[];
  values: Pick<LeadValues, 'firstName' | 'lastName'>;
}

/** Former keys of leads, as far as the rows of an import show who owns them now. */
export class FormerKeys {
  readonly #rows: readonly NamedRow[];
  /** Created on demand: few leads have a former address. */
  #byKey: Map<string, NamedRow[]> | null = null;

  constructor(rows: readonly NamedRow[]) {
    this.#rows = rows;
  }

  /** The keys that a lead keeps: a former address or profile that now belongs to another person is dropped. */
  keysToKeep(lead: LeadDoc): string[] {
    const { present, name } = leadIdentityOf(lead);
    const isAnothers = (key: string) =>
      !present.includes(key) && this.#rowsWith(key).some(({ values }) => namesContradict(fullNameOf(values), name));
    const kept = lead.keys.filter((key) => !isPersonalKey(key) || !isAnothers(key));
    return kept.length > 0 ? kept : lead.keys;
  }

  #rowsWith(key: string): readonly NamedRow[] {
    this.#byKey ??= groupByPersonalKey(this.#rows);
    return this.#byKey.get(key) ?? [];
  }
}

/** A contact is one person's, whatever the name. */
const isPersonalKey = (key: string) => isStrongKey(key) && !key.startsWith('contact:');

function groupByPersonalKey(rows: readonly NamedRow[]): Map<string, NamedRow[]> {
  const byKey = new Map<string, NamedRow[]>();
  for (const row of rows) {
    for (const key of row.keys.filter(isPersonalKey)) {
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [row]);
      else known.push(row);
    }
  }
  return byKey;
}
