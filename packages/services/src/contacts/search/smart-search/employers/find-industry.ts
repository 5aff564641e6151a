import { isAttached, keyAt, rawAt, type TokenisedSentence } from '../sentence/tokenised-sentence.ts';
import { findLongest, parseTable, toVocabulary, type VocabularyMatch } from '../sentence/vocabulary.ts';
import { COMPANY_NOUNS } from '../sentence/word-lists.ts';
import { INDUSTRY_TABLE } from './industry-names.ts';
import { TRADE_INDUSTRY_TABLE } from './trade-industry-names.ts';

export const INDUSTRIES = toVocabulary(parseTable(INDUSTRY_TABLE + TRADE_INDUSTRY_TABLE));

/**
 * Words that mean an industry only where one is expected: behind "in", "at", "for", before "companies", or in a list
 * of industries.
 */
const AMBIGUOUS_INDUSTRIES = new Set(
  `space property law arms glass paper water spa cloud internet research council foundation quantum automation
  distribution battery shop legal farm plastic toy music film radio printer design arts events council law hardware
  analytics school steel gas metal wireless freight parcel spirits robot heating insulation brewing fishing paint seeds
  nursery garage lab laboratory bar pub coffee chocolate cheese cleaning laundry moving bike boats tire sugar grain rubber
  lighting optics sensors mapping leasing casting fencing vet beer cable golf animation parking`.split(/\s+/),
);
const BEFORE_EMPLOYER = /^(?:in|at|for|from|of|within|across|and|or|the|inside)$/;

/** "Steel & automotive": with another industry behind "and" that is certainly one. */
function isInIndustryList(sentence: TokenisedSentence, at: number): boolean {
  if (!/^(?:and|or)$/.test(keyAt(sentence, at))) return false;
  const next = findLongest(sentence.tokens, at + 1, INDUSTRIES);
  return next !== null && !(next.to === at + 2 && AMBIGUOUS_INDUSTRIES.has(keyAt(sentence, at + 1)));
}

/** An industry that starts at a word. As a topic ("head of blockchain") it needs no company around it. */
export function findIndustry(
  sentence: TokenisedSentence,
  from: number,
  { isTopic = false } = {},
): VocabularyMatch | null {
  const found = findLongest(sentence.tokens, from, INDUSTRIES);
  if (!found || isTopic) return found;
  const key = keyAt(sentence, from);
  if (key === 'it' && found.to === from + 1) return null;
  const isSingleWord = found.to === from + 1;
  const hasCompany = COMPANY_NOUNS.has(keyAt(sentence, found.to)) && isAttached(sentence, found.to);
  const isExpected =
    hasCompany || BEFORE_EMPLOYER.test(keyAt(sentence, from - 1)) || isInIndustryList(sentence, found.to);
  if (isSingleWord && AMBIGUOUS_INDUSTRIES.has(key) && !isExpected) return null;
  if (isSingleWord && key === 'it' && rawAt(sentence, from) !== 'IT') return null;
  return found;
}

/** What companies make or trade in, said directly before a title: "paint formulation chemists", "coffee buyers". */
const GOODS =
  /^(?:arms|glass|paper|battery|plastic|toy|steel|gas|metal|freight|paint|seeds|beer|coffee|chocolate|cheese|bike|tire|sugar|grain|rubber|lighting|cable)$/;

/** Goods at a word; whether a title follows is for the caller to see. */
export function findGoods(sentence: TokenisedSentence, from: number): VocabularyMatch | null {
  const found = GOODS.test(keyAt(sentence, from)) ? findLongest(sentence.tokens, from, INDUSTRIES) : null;
  return found?.to === from + 1 && isAttached(sentence, found.to) ? found : null;
}

/** "IT companies": the industry, said with the short form of the function. */
export function findItCompany(sentence: TokenisedSentence, from: number): VocabularyMatch | null {
  const isNamed =
    keyAt(sentence, from) === 'it' && COMPANY_NOUNS.has(keyAt(sentence, from + 1)) && isAttached(sentence, from + 1);
  return isNamed ? { value: 'Information Technology', from, to: from + 1 } : null;
}
