import { INDUSTRY_TABLE } from './industry-names.ts';
import { isAttached, keyAt, type Line, rawAt } from './line.ts';
import { type Found, findLongest, readTable, toVocabulary } from './vocabulary.ts';
import { COMPANY_NOUNS } from './words.ts';

export const INDUSTRIES = toVocabulary(readTable(INDUSTRY_TABLE));

/**
 * Words that mean an industry only where one is expected: behind "in", "at", "for", before "companies", or in a list
 * of industries.
 */
const WEAK = new Set(
  `space property law arms glass paper water spa cloud internet research council foundation quantum automation
  distribution battery shop legal farm plastic toy music film radio printer design arts events council law hardware
  analytics school steel gas metal wireless freight parcel spirits robot`.split(/\s+/),
);
const PLACES_OF_WORK = /^(?:in|at|for|from|of|within|across|and|or|the|inside)$/;

/** "Steel & automotive": with another industry behind "and" that is certainly one. */
function isListed(line: Line, at: number): boolean {
  if (!/^(?:and|or)$/.test(keyAt(line, at))) return false;
  const next = findLongest(line.tokens, at + 1, INDUSTRIES);
  return next !== null && !(next.to === at + 2 && WEAK.has(keyAt(line, at + 1)));
}

/** An industry that starts at a word. As a topic ("head of blockchain") it needs no company around it. */
export function findIndustry(line: Line, from: number, { isTopic = false } = {}): Found | null {
  const found = findLongest(line.tokens, from, INDUSTRIES);
  if (!found || isTopic) return found;
  const key = keyAt(line, from);
  if (key === 'it' && found.to === from + 1) return null;
  const isSingleWord = found.to === from + 1;
  const hasCompany = COMPANY_NOUNS.has(keyAt(line, found.to)) && isAttached(line, found.to);
  const isExpected = hasCompany || PLACES_OF_WORK.test(keyAt(line, from - 1)) || isListed(line, found.to);
  if (isSingleWord && WEAK.has(key) && !isExpected) return null;
  if (isSingleWord && key === 'it' && rawAt(line, from) !== 'IT') return null;
  return found;
}

/** "IT companies": the industry, said with the short form of the function. */
export function findItCompany(line: Line, from: number): Found | null {
  const isNamed = keyAt(line, from) === 'it' && COMPANY_NOUNS.has(keyAt(line, from + 1)) && isAttached(line, from + 1);
  return isNamed ? { value: 'Information Technology', from, to: from + 1 } : null;
}
