import { statesOtherTime } from '../../../../shared/statements/stated-times.ts';
import type { EvidenceItem } from '../../../schemas.ts';

/** "That was in 2012", of what the sentence before says. */
const THAT_WAS =
  /^(?:that|this|it) (?:was|were|happened|took place) |^(?:das|dies|es) (?:war|geschah|ist) |^(?:c['’]était|cela (?:s['’]est|remonte)|l['’]affaire (?:date|remonte)) |^(?:aquello|eso|esto) (?:fue|ocurrió|sucedió) /iu;
/** Columns that look back. */
const LOOKS_BACK =
  /(?<!\p{L})(?:from the archives?|years ago (?:today|this|on)|on this day|looking back|throwback|vor \p{L}+ jahren|heute vor|aus dem archiv|rückblick|il y a \p{L}+ ans|ce jour-là|archives?|hace \p{L}+ años|tal día|efemérides?|(?:ten|twenty|thirty|forty|fifty) years (?:after|on|ago)|(?:zehn|zwanzig|dreißig) jahre (?:danach|später|nach)|(?:dix|vingt|trente) ans après|(?:diez|veinte|treinta) años después)(?!\p{L})/iu;

/** Whether the title, the sentence before or the one after places what is quoted in an earlier year. */
export function isOfEarlierYear(
  { title, date }: EvidenceItem,
  quoted: readonly string[],
  after: string | null,
): boolean {
  if (LOOKS_BACK.test(title) && !quoted.includes(title)) return true;
  return after !== null && THAT_WAS.test(after) && statesOtherTime([after], date);
}
