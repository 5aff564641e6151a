import { countryOfName } from '@workbench/identity/locations/country-names';
import { editDistance } from '@workbench/text/edit-distance';
import { isTitleCase } from '../../../shared/statements/company-names.ts';
import { remembering } from '../../../shared/statements/remembering.ts';
import { foldedWords } from '../../../shared/statements/word-stems.ts';
import type { EvidenceItem } from '../../schemas.ts';
import { isGerman, isOpener, isOrdinary, isSmallWord, looksLikeGermanNoun } from './words-that-name-nothing.ts';

/** Words with capitals, side by side. */
interface Run {
  words: string[];
  /** What stands before it: null at the beginning of a sentence. */
  before: string | null;
  /** A small word directly behind it. */
  after: string | null;
}

/**
 * What is surely a name and of which no part is in the evidence, in whatever spelling; null when there is none. A single
 * word with a capital may be a town, an adjective, a noun of German or a name in another language: it is left to the reading
 * unless its form or what stands around it shows that it names a party or a product.
 * @param items without what addresses programs
 */
export function unstatedName(
  sentence: string,
  items: readonly EvidenceItem[],
  company: { name: string; domain: string },
): string | null {
  const texts = [
    company.name,
    company.domain,
    ...items.flatMap(({ title, text, publisher }) => [title, text, publisher]),
  ];
  const isKnown = remembered(texts.join('\n'));
  const isInGerman = isGerman(sentence);
  const unknown = runsIn(sentence).filter(({ words }) => !words.some(isKnown));
  // Of a headline in title case, capitals say nothing.
  const isHeadline = ({ words }: Run) =>
    isTitleCase([company.name, words.join(' ')].reduce((rest, name) => rest.replaceAll(name, ''), sentence));
  const isSure = (run: Run) =>
    isSureName(run) || (isInGerman ? isGermanName(run) : !isHeadline(run) && isOtherName(run));
  const name = unknown.find(isSure)?.words ?? wordsOf(sentence).filter((word) => isProductName(word) && !isKnown(word));
  return name.length === 0 ? null : name.join(' ');
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? [];

/** Words with capitals that blanks, hyphens or "&" join. A mark before them is the beginning of a sentence as well. */
const RUN = /(?<![\p{L}\d])\p{Lu}[\p{L}\d]*(?:(?:\s|-|\s?&\s?)\p{Lu}[\p{L}\d]*)*/gu;

const runsIn = (sentence: string): Run[] =>
  [...sentence.matchAll(RUN)].map(({ 0: words, index }) => ({
    words: wordsOf(words).filter((word, at) => at > 0 || !isSmallWord(word)),
    before: /([\p{L}\d]+)(?:\.\s|[\s'’-])\s*$/u.exec(sentence.slice(0, index))?.[1] ?? null,
    after: /^(?:['’]s)?\s(\p{Ll}+)/u.exec(sentence.slice(index + words.length))?.[1] ?? null,
  }));

const PERSON = /^(?:Mr|Mrs|Ms|Dr|Herrn?|Frau|Monsieur|Madame|Mme|Señora?|Sra?|Sir|Lady|Doña)$/;
const COMPANY_FORM = /^(?:GmbH|AG|KG|KGaA|SE|Inc|Corp|Ltd|LLC|PLC|SA|SAS|SARL|SL|SLU|BV|NV|Holdings?)$/;

/** Behind "Frau" or before "GmbH". */
function isSureName({ words, before }: Run): boolean {
  const named = words.filter((word) => !PERSON.test(word) && !COMPANY_FORM.test(word) && mayName(word));
  const isPerson = PERSON.test(before ?? '') || words.some((word, at) => PERSON.test(word) && at < words.length - 1);
  return named.length > 0 && (isPerson || words.some((word, at) => COMPANY_FORM.test(word) && at > 0));
}

/** Of letters alone it may stand for words of the evidence. */
const mayName = (word: string): boolean =>
  /\p{Ll}/u.test(word) && !isOpener(word) && !isOrdinary(word) && countryOfName(word) === null;

/** Who did it or had part in it. */
const PARTY_BEFORE = /^(?:by|with|par|avec|con|por)$/;
const SMALL_BEHIND = /^(?:and|or|for|in|on|at|as|after|to|of|over|who|which|et|ou|pour|en|à|y|o|para|de|por|a)$/;

/** In English, French and Spanish. "Cornish investors" has an adjective. */
function isOtherName({ words, before, after }: Run): boolean {
  const named = words.filter(mayName);
  if (words.length > 1) return named.length > 1 && countryOfName(words.join(' ')) === null;
  return named.length === 1 && PARTY_BEFORE.test(before ?? '') && (after === null || SMALL_BEHIND.test(after));
}

/** German gives nouns a capital, too: what is no noun by its endings, in twos, and where a noun had an article. */
function isGermanName({ words, before }: Run): boolean {
  const named = words.filter((word) => mayName(word) && !looksLikeGermanNoun(word));
  const [first = ''] = words;
  return (
    words.length > 1 &&
    named.length === words.length &&
    /^(?:von|durch|bei|mit|an|für|gegen|und|sowie)$/.test(before ?? '') &&
    !/(?:en|ern|eln|s)$/.test(first)
  );
}

/** "GripOne", "GT300". "SS26" is a season. */
const isProductName = (word: string): boolean =>
  (/^\p{Lu}?\p{Ll}{2,}\p{Lu}\p{Ll}/u.test(word) && !/Innen$/.test(word)) ||
  /^(?!FY|HY|SS|AW|FS|HW)\p{Lu}{2,}\d{2,}$/u.test(word);

const ENDINGS = /(?:e[nrsm]?|n|s|r|isch\p{L}*|er(?:in|innen|n|s)?)$/u;
const PART_MIN = 6;
/** Spellings of one name begin alike and differ in less than half of their letters: "Édimbourg", "Edinburgh". */
const ALIKE_LETTERS = 3;
const ALIKE_MAX = 0.5;

/** Whether a word is in a text: in some form, as a part, or spelled as in another language. */
const remembered = remembering((text) => {
  const words = new Set(foldedWords(text));
  const letters = text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  const names = [...new Set(text.match(/\p{Lu}[\p{L}\d]+/gu) ?? [])].flatMap(foldedWords);
  const isAlike = (one: string, other: string) =>
    one.slice(0, ALIKE_LETTERS) === other.slice(0, ALIKE_LETTERS) &&
    editDistance(one, other, one.length) <= ALIKE_MAX * Math.max(one.length, other.length);
  return (word: string): boolean => {
    const [folded = ''] = foldedWords(word);
    const stem = folded.length > PART_MIN ? folded.replace(ENDINGS, '') : folded;
    return (
      words.has(folded) ||
      (stem.length >= PART_MIN && letters.includes(stem)) ||
      (folded.length > ALIKE_LETTERS && names.some((one) => isAlike(one, folded)))
    );
  };
}, 20);
