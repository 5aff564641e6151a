import { isAttached, keyAt, type Line, rawAt } from '../sentence/line.ts';
import { findLongest, parseTable, toVocabulary, type VocabularyMatch } from '../sentence/vocabulary.ts';
import { COMPANY_NOUNS } from '../sentence/word-lists.ts';
import { INDUSTRY_TABLE } from './industry-names.ts';

export const INDUSTRIES = toVocabulary(parseTable(INDUSTRY_TABLE));

/**
 * Words that mean an industry only where one is expected: behind "in", "at", "for", before "companies", or in a list
 * of industries.
 */
const AMBIGUOUS_INDUSTRIES = new Set(
  `space property law arms glass paper water spa cloud internet research council foundation quantum automation
  distribution battery shop legal farm plastic toy music film radio printer design arts events council law hardware
  analytics school steel gas metal wireless freight parcel spirits robot`.split(/\s+/),
);
const BEFORE_EMPLOYER = /^(?:in|at|for|from|of|within|across|and|or|the|inside)$/;

/** "Steel & automotive": with another industry behind "and" that is certainly one. */
function isInIndustryList(line: Line, at: number): boolean {
  if (!/^(?:and|or)$/.test(keyAt(line, at))) return false;
  const next = findLongest(line.tokens, at + 1, INDUSTRIES);
  return next !== null && !(next.to === at + 2 && AMBIGUOUS_INDUSTRIES.has(keyAt(line, at + 1)));
}

/** An industry that starts at a word. As a topic ("head of blockchain") it needs no company around it. */
export function findIndustry(line: Line, from: number, { isTopic = false } = {}): VocabularyMatch | null {
  const found = findLongest(line.tokens, from, INDUSTRIES);
  if (!found || isTopic) return found;
  const key = keyAt(line, from);
  if (key === 'it' && found.to === from + 1) return null;
  const isSingleWord = found.to === from + 1;
  const hasCompany = COMPANY_NOUNS.has(keyAt(line, found.to)) && isAttached(line, found.to);
  const isExpected = hasCompany || BEFORE_EMPLOYER.test(keyAt(line, from - 1)) || isInIndustryList(line, found.to);
  if (isSingleWord && AMBIGUOUS_INDUSTRIES.has(key) && !isExpected) return null;
  if (isSingleWord && key === 'it' && rawAt(line, from) !== 'IT') return null;
  return found;
}

/** "IT companies": the industry, said with the short form of the function. */
export function findItCompany(line: Line, from: number): VocabularyMatch | null {
  const isNamed = keyAt(line, from) === 'it' && COMPANY_NOUNS.has(keyAt(line, from + 1)) && isAttached(line, from + 1);
  return isNamed ? { value: 'Information Technology', from, to: from + 1 } : null;
}
