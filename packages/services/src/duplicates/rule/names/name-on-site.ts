import { editDistance } from '@workbench/text/edit-distance';
import { bareLabel } from '../compare-sites.ts';
import type { ReadCompany } from '../read-company.ts';
import { isInOrder } from './abbreviation.ts';
import { isDistinctWord } from './distinct-word.ts';
import { isDivisionWord } from './name-words.ts';
import { evenSpelling } from './transliterate.ts';

/** What the domains of two companies say about their names. Pure. */
type Named = Pick<ReadCompany, 'names' | 'sites'>;

const SLIPS_MAX = 2;
const SHARED_LABEL_MIN = 3;
const STEM_MIN = 5;
const ENDING_MAX = 3;

export const labelOfSite = ({ sites }: Named): string => sites.labels[0] ?? '';

/** A name whose letters are all in the other's, as in "WMF", is its short form where the other's site has that name. */
export function isNamedBySite(short: Named, long: Named): boolean {
  const name = short.names[0]?.plain.join('') ?? '';
  return name.length > 1 && name === labelOfSite(long) && isInOrder(name, long.names[0]?.plain.join('') ?? '');
}

/** "SBB CFF FFS" at sbb.ch and "Schweizerische Bundesbahnen SBB". */
export function sharesSiteName(one: Named, other: Named): boolean {
  const label = labelOfSite(one);
  const names = [one, other].map(({ names: [name] }) => name?.plain ?? []);
  const isShared = names.every((words) => words.includes(label)) && !names.some((words) => words.some(isDivisionWord));
  return label.length >= SHARED_LABEL_MIN && isShared && isDistinctWord(label);
}

/** Of a name with a slip, what the domain spells right. */
export const isNearSite = (company: Named): boolean =>
  editDistance(company.names[0]?.plain.join('') ?? '', labelOfSite(company), SLIPS_MAX) <= SLIPS_MAX;

/** Each site has the name of the other company: "Verdigris" at verdigrismetals.com, "Verdigris Metals" at verdigris.com. */
export const fitBothNames = (a: Named, b: Named): boolean => fitsName(a, b) && fitsName(b, a);

const fitsName = (site: Named, named: Named) => isMadeOf(evenSpelling(bareLabel(labelOfSite(site))), writtenIn(named));

/** A label that is the name, its first words or its beginning without what says little. */
function isMadeOf(label: string, words: readonly string[]): boolean {
  let rest = label;
  let isDistinct = false;
  for (const word of words) {
    if (!rest.startsWith(word)) continue;
    rest = rest.slice(word.length);
    isDistinct ||= isDistinctWord(word);
  }
  return rest === '' && isDistinct;
}

/**
 * Whether the words by which two names differ are in their own domains, too: "Kessler" at kessler.de and "Kegler" at
 * kegler.de are two companies, "Harrigton" at harrington.com is a slip.
 */
export function differBySite(a: Named, b: Named): boolean {
  const [own, other] = [writtenIn(a), writtenIn(b)];
  const left = own.filter((word) => !other.some((one) => isInflected(word, one)));
  const right = other.filter((word) => !own.some((one) => isInflected(word, one)));
  return isOnSite(left, a) && isOnSite(right, b);
}

const writtenIn = ({ names: [name] }: Named) => (name?.written ?? []).map(evenSpelling);

const isOnSite = (words: readonly string[], company: Named) =>
  words.length > 0 && words.every((word) => evenSpelling(labelOfSite(company)).includes(word));

/** "Charter" and "Charters", "Ceramica" and "Ceramics", and neighbours that were swapped. */
function isInflected(a: string, b: string): boolean {
  if (a.startsWith(b) || b.startsWith(a)) return true;
  if ([...a].toSorted().join('') === [...b].toSorted().join('')) return editDistance(a, b, 1) <= 1;
  let stem = 0;
  while (stem < a.length && a[stem] === b[stem]) stem++;
  return stem >= STEM_MIN && Math.max(a.length, b.length) - stem <= ENDING_MAX;
}

/** Two namesakes of one word whose domains add what each of them does: polaris-boats.com and polaris-law.com. */
export function nameDifferentFields(a: Named, b: Named): boolean {
  const [own, other] = [a, b].map((company) => {
    const name = evenSpelling(company.names[0]?.joined ?? '');
    const label = evenSpelling(labelOfSite(company));
    return name !== '' && label.startsWith(name) ? label.slice(name.length) : '';
  });
  return Boolean(own) && Boolean(other) && own !== other;
}
