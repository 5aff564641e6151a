import { type Pair, type Person, pairRows, placesIn, placesOf } from './pair-rows.ts';
import { areOnePerson, differ, type Identity, Named } from './same-person.ts';

/** Whose row is to be found: keys and names of their row or rows at the import. */
export interface WantedRow extends Identity {
  leadId: string;
}

const NOBODY = new Named({ keys: [], names: [] });

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
 * name for one; a name alone in several rows, and a row that fits two, is nobody's. At last a row whose name somebody
 * has put right, see `pairAlone`. Pure.
 * @param rows what each row of the sheet is recognised by now
 */
export function matchRows(wanted: readonly WantedRow[], rows: readonly Identity[]): MatchedRows {
  const matched: MatchedRows = { placed: new Map(), missing: new Map() };
  const { placed, missing } = matched;
  const people = wanted.map((one): Person => ({ leadId: one.leadId, who: new Named(one) }));
  const all = rows.map((row) => new Named(row));
  const byStrong = pairRows(people, all, isStrong);
  settle(byStrong, (at) => areOnePerson(at.map((row) => all[row] ?? NOBODY)), matched);
  const isOpen = ({ leadId }: Person) => !placed.has(leadId) && !missing.has(leadId);
  const free = without(all, byStrong);
  const byName = pairRows(people.filter(isOpen), free, isName);
  settle(byName, (at) => at.length === 1, matched);
  const left = { people: people.filter(isOpen), rows: without(free, byName) };
  for (const [leadId, row] of pairAlone({ people, rows: all }, left)) placed.set(leadId, [row]);
  for (const { leadId } of people.filter(isOpen)) missing.set(leadId, NOT_THERE);
  return matched;
}

/** The rows that are left; the places stay. */
function without(rows: readonly Named[], pairs: readonly Pair[]): Named[] {
  const taken = new Set(pairs.flatMap(({ at }) => at));
  return rows.map((row, at) => (taken.has(at) ? NOBODY : row));
}

interface Compared {
  people: readonly Person[];
  rows: readonly Named[];
}

/**
 * Whose address or profile is no other lead's and stands in one row is found by it under whatever name ("Unknown" has
 * become "Marta Oliveira"), as long as nothing else that is left has anything in common with either.
 */
function pairAlone(all: Compared, left: Compared): Map<string, number> {
  const [asked, standing] = [placesOf(all.people.map(whoOf), keysOf), placesOf(all.rows, keysOf)];
  const [open, free] = [placesOf(left.people.map(whoOf), keysOf), placesOf(left.rows, keysOf)];
  const isOwn = (key: string) =>
    isStrong(key) && placesIn(asked, key).length === 1 && placesIn(standing, key).length === 1;
  const found = new Map<string, number>();
  for (const [at, { leadId, who }] of left.people.entries()) {
    const place = onlyPlace(free, who);
    const row = place === null ? undefined : left.rows[place];
    if (place === null || row === undefined || onlyPlace(open, row) !== at) continue;
    if (!differ(who, row) && who.keys.some((key) => isOwn(key) && row.keys.includes(key))) found.set(leadId, place);
  }
  return found;
}

const whoOf = ({ who }: Person): Named => who;
const keysOf = ({ keys }: Named): readonly string[] => keys;

/** Where all of somebody's keys stand that stand anywhere; null: nowhere, or in several places. */
function onlyPlace(places: ReadonlyMap<string, readonly number[]>, { keys }: Named): number | null {
  const found = keys.map((key) => placesIn(places, key));
  if (found.some(({ length }) => length > 1)) return null;
  const different = new Set(found.flat());
  return different.size === 1 ? ([...different][0] ?? null) : null;
}

function settle(
  pairs: readonly Pair[],
  isCertain: (at: readonly number[]) => boolean,
  { placed, missing }: MatchedRows,
): void {
  const claims = new Map<number, number>();
  for (const { at } of pairs) for (const row of at) claims.set(row, (claims.get(row) ?? 0) + 1);
  for (const { leadId, at, isCut } of pairs) {
    if (at.length === 0) continue;
    const own = at.filter((row) => claims.get(row) === 1);
    if (isCut || !isCertain(at)) missing.set(leadId, FITS_SEVERAL);
    else if (own.length === 0) missing.set(leadId, FITS_TWO);
    else placed.set(leadId, own);
  }
}

const isName = (key: string) => key.startsWith('name:');
const isStrong = (key: string) => !isName(key);
