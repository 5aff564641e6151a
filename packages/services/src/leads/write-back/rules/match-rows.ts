import { areOnePerson, contradict, type Identity } from './same-person.ts';

/** Whose row is to be found: keys and names of their row or rows at the import. */
export interface WantedRow extends Identity {
  leadId: string;
}

const NOBODY: Identity = { keys: [], names: [] };

export interface MatchedRows {
  /** By lead: indexes of their rows, from the top. */
  placed: Map<string, number[]>;
  /** By lead: why no row is theirs. */
  missing: Map<string, string>;
}

const NOT_THERE = 'The row is not in the sheet any more';
const FITS_SEVERAL =
  'Several rows of the sheet may be this person’s: give them an e-mail address or a profile that tells them apart';
const FITS_TWO = 'The row fits two leads';

/**
 * Whose row is which, by what both are recognised by: address and profile first, then name and company. Whose address
 * or profile stands in several rows has all of them, as long as these don't say the opposite of each other, by another
 * name for one; a name alone in several rows, and a row that fits two, is nobody's. Pure.
 * @param rows what each row of the sheet is recognised by now
 */
export function matchRows(wanted: readonly WantedRow[], rows: readonly Identity[]): MatchedRows {
  const matched: MatchedRows = { placed: new Map(), missing: new Map() };
  const { placed, missing } = matched;
  const byStrong = pair(wanted, rows, isStrong);
  settle(byStrong, (at) => areOnePerson(at.map((row) => rows[row] ?? NOBODY)), matched);
  const taken = new Set(byStrong.flatMap(({ at }) => at));
  const rest = wanted.filter(({ leadId }) => !placed.has(leadId) && !missing.has(leadId));
  const byName = pair(rest, rows, isName).map(({ leadId, at }) => ({
    leadId,
    at: at.filter((row) => !taken.has(row)),
  }));
  settle(byName, (at) => at.length === 1, matched);
  for (const { leadId } of rest) if (!placed.has(leadId) && !missing.has(leadId)) missing.set(leadId, NOT_THERE);
  return matched;
}

interface Pairs {
  leadId: string;
  at: number[];
}

/** The rows that share such a key with somebody and don't say the opposite. */
function pair(wanted: readonly WantedRow[], rows: readonly Identity[], isMeant: (key: string) => boolean): Pairs[] {
  const byKey = new Map<string, number[]>();
  for (const [at, { keys }] of rows.entries()) {
    for (const key of keys.filter(isMeant)) {
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [at]);
      else known.push(at);
    }
  }
  return wanted.map((person) => {
    const found = new Set(person.keys.flatMap((key) => byKey.get(key) ?? []));
    const at = [...found].filter((row) => !contradict(person, rows[row] ?? NOBODY));
    return { leadId: person.leadId, at: at.sort((a, b) => a - b) };
  });
}

function settle(
  pairs: readonly Pairs[],
  isCertain: (at: readonly number[]) => boolean,
  { placed, missing }: MatchedRows,
): void {
  const claims = new Map<number, number>();
  for (const { at } of pairs) for (const row of at) claims.set(row, (claims.get(row) ?? 0) + 1);
  for (const { leadId, at } of pairs) {
    if (at.length === 0) continue;
    const own = at.filter((row) => claims.get(row) === 1);
    if (!isCertain(at)) missing.set(leadId, FITS_SEVERAL);
    else if (own.length === 0) missing.set(leadId, FITS_TWO);
    else placed.set(leadId, own);
  }
}

const isName = (key: string) => key.startsWith('name:');
const isStrong = (key: string) => !isName(key);
