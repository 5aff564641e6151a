import { groupByKey, type KeyedRow } from './group-by-key.ts';
import { namesContradict } from './names-contradict.ts';
import { findRenamedRows } from './renamed-rows.ts';

/** A row of the last import and the lead that it became. */
export interface FormerRow extends KeyedRow {
  leadId: string;
}

/** The lead that a row was at the last import of its list; `isSame`: nothing that it is recognised by has changed. */
export interface PreviousLead {
  leadId: string;
  isSame: boolean;
}

/** Values that more rows share identify no one, and comparing all of them would take hours. */
const SHARERS_MAX = 20;

/** Keys of a row as one text. */
export const joinKeys = (keys: readonly string[]): string => keys.join('\n');

/**
 * The lead of each row at the last import of its list, by the row's keys as one text. Pure. If a user has changed the
 * address or the company of a row, it is the only row that shares a key with the vanished one and whose name is
 * compatible: its lead is kept and is not another person's. If the name was corrected, it is the row with an address or
 * profile that no other row has or had, see `findRenamed`.
 */
export function matchPreviousRows(former: readonly FormerRow[], rows: readonly KeyedRow[]): Map<string, PreviousLead> {
  const gone = new Map(former.map((row) => [joinKeys(row.keys), row]));
  const followed = new Map<string, PreviousLead>();
  const changed = new Map<string, KeyedRow>();
  for (const row of rows) {
    const text = joinKeys(row.keys);
    const known = gone.get(text);
    if (known !== undefined) followed.set(text, { leadId: known.leadId, isSame: true });
    else changed.set(text, row);
  }
  for (const text of followed.keys()) gone.delete(text);
  const byKey = groupByKey([...gone.values()]);
  const possible = new Map([...changed].map(([text, row]) => [text, findPossible(row, byKey)]));
  const claims = new Map<FormerRow, string | null>();
  for (const [text, [only, ...others]] of possible) {
    if (only !== undefined && others.length === 0) claims.set(only, claims.has(only) ? null : text);
  }
  const possibleRows = new Set([...possible.values()].flat());
  const renamed = findRenamedRows({
    former,
    rows,
    isLost: (row) => gone.get(joinKeys(row.keys)) === row && !possibleRows.has(row),
    isFresh: ({ keys }) => possible.get(joinKeys(keys))?.length === 0,
  });
  for (const [row, { keys }] of renamed) claims.set(row, joinKeys(keys));
  for (const [{ leadId }, text] of claims) if (text !== null) followed.set(text, { leadId, isSame: false });
  return followed;
}

/** The vanished rows that may have become this one. */
function findPossible(row: KeyedRow, byKey: ReadonlyMap<string, readonly FormerRow[]>): FormerRow[] {
  const groups = row.keys.map((key) => byKey.get(key) ?? []).filter(({ length }) => length <= SHARERS_MAX);
  return [...new Set(groups.flat())].filter(({ keys }) => !namesContradict(nameIn(keys), nameIn(row.keys)));
}

/** "name:marta oliveira|acme" */
function nameIn(keys: readonly string[]): string {
  const key = keys.find((one) => one.startsWith('name:')) ?? '';
  return key.slice('name:'.length).split('|')[0] ?? '';
}
