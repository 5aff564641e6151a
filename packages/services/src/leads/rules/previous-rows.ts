import { namesContradict } from './names-contradict.ts';

/** What a row of a list is recognised by. */
export interface KeyedRow {
  keys: readonly string[];
}

/** A row of the last import and the lead that it became. */
export interface FormerRow extends KeyedRow {
  leadId: string;
}

/** The lead that a row was at the last import of its list; `isSame`: nothing that it is recognised by has changed. */
export interface Previous {
  leadId: string;
  isSame: boolean;
}

/** What more rows have in common tells nobody, and comparing all of them would take hours. */
const SHARERS_MAX = 20;

/** Keys of a row as one text. */
export const keysText = (keys: readonly string[]): string => keys.join('\n');

/**
 * By the keys of a row, in one text: the lead that the row became at the last import of its list. Pure. Where somebody
 * has changed the address or the company of a row since, it is the one row that shares a key with the one that is gone
 * and whose name may be the same: the work on its lead goes on, and is not another person's.
 */
export function followRows(former: readonly FormerRow[], rows: readonly KeyedRow[]): Map<string, Previous> {
  const gone = new Map(former.map((row) => [keysText(row.keys), row]));
  const followed = new Map<string, Previous>();
  const changed = new Map<string, KeyedRow>();
  for (const row of rows) {
    const text = keysText(row.keys);
    const known = gone.get(text);
    if (known !== undefined) followed.set(text, { leadId: known.leadId, isSame: true });
    else changed.set(text, row);
  }
  for (const text of followed.keys()) gone.delete(text);
  const byKey = groupByKey([...gone.values()]);
  const claims = new Map<FormerRow, string | null>();
  for (const [text, row] of changed) {
    const only = findOnly(row, byKey);
    if (only !== null) claims.set(only, claims.has(only) ? null : text);
  }
  for (const [{ leadId }, text] of claims) if (text !== null) followed.set(text, { leadId, isSame: false });
  return followed;
}

function groupByKey(rows: readonly FormerRow[]): Map<string, FormerRow[]> {
  const byKey = new Map<string, FormerRow[]>();
  for (const row of rows) {
    for (const key of row.keys) {
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [row]);
      else known.push(row);
    }
  }
  return byKey;
}

/** null: it may be none of them, or several. */
function findOnly(row: KeyedRow, byKey: ReadonlyMap<string, readonly FormerRow[]>): FormerRow | null {
  const groups = row.keys.map((key) => byKey.get(key) ?? []).filter(({ length }) => length <= SHARERS_MAX);
  const found = [...new Set(groups.flat())].filter(({ keys }) => !namesContradict(nameIn(keys), nameIn(row.keys)));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** "name:marta oliveira|acme" */
function nameIn(keys: readonly string[]): string {
  const key = keys.find((one) => one.startsWith('name:')) ?? '';
  return key.slice('name:'.length).split('|')[0] ?? '';
}
