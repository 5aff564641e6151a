import { MONTHS } from '@workbench/text/months';
import { multiplesIn } from '../../shared/statements/numbers/multiples.ts';
import { possibleNumbers } from '../../shared/statements/numbers/possible-numbers.ts';
import { foldedWords } from '../../shared/statements/word-stems.ts';
import { literalQuote } from '../analyse/model/mend-quotes.ts';
import type { EvidenceItem } from '../schemas.ts';
import { checkCitation } from './citation/check-citation.ts';
import { namedShares } from './figures-and-days/shares-in-words.ts';

/** Letters and digits, and words: "70 per cent" says something, "16" does not. */
const LETTERS_MIN = 5;
const WORDS_MIN = 2;
/** More are not counted from a list, but written. */
const COUNTED_MAX = 12;

/**
 * Why a statement that a reading supports is not shown for its doubts; null when it may be. Each passage from which its
 * figures and days are to follow must stand in the evidence that it cites, and one must have a number where a figure is
 * doubted. Whether the figure follows from it is the reading's to decide.
 * @param basis the passages, as the reading has copied them
 * @param items of the evidence that the statement cites, without what addresses programs
 */
export function checkReadingBasis(
  doubts: readonly string[],
  basis: readonly string[],
  items: readonly EvidenceItem[],
): string | null {
  const sources = basis.map((passage) => items.find((item) => hasPassage(item, passage)));
  const isLiteral = sources.length > 0 && !sources.includes(undefined);
  const hasNumber = basis.some((passage, at) => statesNumber(passage) || !isOfReadLanguage(sources[at]));
  const words = foldedWords(basis.join(' ')).length;
  const isProven = (doubt: string) => isLiteral && (isDay(doubt) || hasNumber || words >= countedThings(doubt));
  const open = doubts.find((doubt) => !isProven(doubt));
  return open === undefined ? null : `The ${isDay(open) ? 'day' : 'number'} ${open} is not in its source`;
}

function hasPassage(item: EvidenceItem, passage: string): boolean {
  const citation = { evidenceId: item.id, quote: literalQuote(item, passage) };
  const checked = checkCitation(citation, { evidence: new Map([[item.id, item]]) }, LETTERS_MIN);
  return 'item' in checked && foldedWords(passage).length >= WORDS_MIN;
}

/** As `unstatedFiguresIn` writes them: "2026-03-02", "2026-03", "05/06/2019", "1 April". */
const DAY = new RegExp(
  `^(?:\\d{4}-\\d\\d(?:-\\d\\d)?|\\d{1,4}([./-])\\d{1,2}\\1\\d{1,4}|\\d{1,2} (?:${MONTHS.join('|')}))$`,
);
const isDay = (doubt: string) => DAY.test(doubt);

/** In digits or in words; "un" and "one" say nothing. */
const statesNumber = (passage: string): boolean =>
  /\d/.test(passage) ||
  [...possibleNumbers(passage)].some((number) => number !== 1) ||
  multiplesIn(passage).multiples.length > 0 ||
  namedShares(passage).shares.length > 0;

/** How many words a list has at least, from which a figure may be counted; none where it is written or reckoned. */
function countedThings(doubt: string): number {
  const values = /^[\p{L}\d]+$/u.test(doubt) ? [...possibleNumbers(doubt)] : [];
  return (
    values.find((value) => Number.isInteger(value) && value > 1 && value <= COUNTED_MAX) ?? Number.POSITIVE_INFINITY
  );
}

/** Small words of English, German, French and Spanish that hardly any other language has. */
const READ_WORDS =
  /(?<!\p{L})(?:the|and|of|its|has|was|with|der|und|mit|hat|für|les|des|du|est|pour|aux|el|los|las|y)(?!\p{L})/iu;
/** Number words of other languages are not known here: "raddoppiato", "venti". */
const isOfReadLanguage = (item: EvidenceItem | undefined) =>
  item === undefined || READ_WORDS.test(`${item.title}\n${item.text}`);
