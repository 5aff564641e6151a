import { indexByKey, type Pair, type Person, pairRows, positionsFor } from './pair-rows.ts';
import { areSamePerson, haveDifferentKeys, type Identity, NamedIdentity } from './row-identity.ts';

/** A lead whose row is searched: the keys and names of its rows at the import. */
export interface RowOwner extends Identity {
  leadId: string;
}

const EMPTY_ROW = new NamedIdentity({ keys: [], names: [] });

export interface MatchedRows {
  /** By lead: indexes of their rows, from the top. */
  matched: Map<string, number[]>;
  /** By lead: why it has no row. */
  missing: Map<string, string>;
}

const NOT_THERE = 'The row is not in the sheet any more';
const FITS_SEVERAL =
  'Several rows of the sheet may be this person’s: add an e-mail address or a profile to distinguish them';
const FITS_TWO = 'The row fits two leads';

/**
 * Matches leads with rows by what identifies both: address and profile first, then name and company. A lead whose
 * address or profile is in several rows gets all of them unless they contradict each other, for example by another
 * name; a name alone in several rows, and a row that matches two leads, is not matched. Last, rows whose name was
 * corrected, see `pairAlone`. Pure.
 * @param rows the identity of each row of the sheet
 */
export function matchRows(owners: readonly RowOwner[], rows: readonly Identity[]): MatchedRows {
  const result: MatchedRows = { matched: new Map(), missing: new Map() };
  const { matched, missing } = result;
  const people = owners.map((one): Person => ({ leadId: one.leadId, who: new NamedIdentity(one) }));
  const all = rows.map((row) => new NamedIdentity(row));
  const byStrong = pairRows(people, all, isStrong);
  assignRows(byStrong, (at) => areSamePerson(at.map((row) => all[row] ?? EMPTY_ROW)), result);
  const isOpen = ({ leadId }: Person) => !matched.has(leadId) && !missing.has(leadId);
  const free = withoutPaired(all, byStrong);
  const byName = pairRows(people.filter(isOpen), free, isName);
  assignRows(byName, (at) => at.length === 1, result);
  const unpaired = { people: people.filter(isOpen), rows: withoutPaired(free, byName) };
  for (const [leadId, row] of pairRemaining({ people, rows: all }, unpaired)) matched.set(leadId, [row]);
  for (const { leadId } of people.filter(isOpen)) missing.set(leadId, NOT_THERE);
  return result;
}

/** The unmatched rows, with their positions. */
function withoutPaired(rows: readonly NamedIdentity[], pairs: readonly Pair[]): NamedIdentity[] {
  const taken = new Set(pairs.flatMap(({ at }) => at));
  return rows.map((row, at) => (taken.has(at) ? EMPTY_ROW : row));
}

interface Compared {
  people: readonly Person[];
  rows: readonly NamedIdentity[];
}

/**
 * A lead whose address or profile is unique and in one row only is matched with it under any name ("Unknown" became
 * "Marta Oliveira"), unless another unmatched lead or row has anything in common with either.
 */
function pairRemaining(all: Compared, unpaired: Compared): Map<string, number> {
  const [leadIndex, rowIndex] = [indexByKey(all.people.map(namedIdentityOf), keysOf), indexByKey(all.rows, keysOf)];
  const [open, free] = [indexByKey(unpaired.people.map(namedIdentityOf), keysOf), indexByKey(unpaired.rows, keysOf)];
  const isOwn = (key: string) =>
    isStrong(key) && positionsFor(leadIndex, key).length === 1 && positionsFor(rowIndex, key).length === 1;
  const found = new Map<string, number>();
  for (const [at, { leadId, who }] of unpaired.people.entries()) {
    const position = onlyPosition(free, who);
    const row = position === null ? undefined : unpaired.rows[position];
    if (position === null || row === undefined || onlyPosition(open, row) !== at) continue;
    if (!haveDifferentKeys(who, row) && who.keys.some((key) => isOwn(key) && row.keys.includes(key)))
      found.set(leadId, position);
  }
  return found;
}

const namedIdentityOf = ({ who }: Person): NamedIdentity => who;
const keysOf = ({ keys }: NamedIdentity): readonly string[] => keys;

/** The only row with all of the lead's keys that occur anywhere; null: none, or several. */
function onlyPosition(positions: ReadonlyMap<string, readonly number[]>, { keys }: NamedIdentity): number | null {
  const found = keys.map((key) => positionsFor(positions, key));
  if (found.some(({ length }) => length > 1)) return null;
  const different = new Set(found.flat());
  return different.size === 1 ? ([...different][0] ?? null) : null;
}

function assignRows(
  pairs: readonly Pair[],
  isCertain: (at: readonly number[]) => boolean,
  { matched, missing }: MatchedRows,
): void {
  const claims = new Map<number, number>();
  for (const { at } of pairs) for (const row of at) claims.set(row, (claims.get(row) ?? 0) + 1);
  for (const { leadId, at, isTruncated: isCut } of pairs) {
    if (at.length === 0) continue;
    const own = at.filter((row) => claims.get(row) === 1);
    if (isCut || !isCertain(at)) missing.set(leadId, FITS_SEVERAL);
    else if (own.length === 0) missing.set(leadId, FITS_TWO);
    else matched.set(leadId, own);
  }
}

const isName = (key: string) => key.startsWith('name:');
const isStrong = (key: string) => !isName(key);
