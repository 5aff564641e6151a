import { fold } from '@workbench/text/fold';
import type { CompanyColumns } from '../columns/company-columns.ts';
import { readLocation } from '../columns/text-keys.ts';
import { countryName } from '../filter/words/country-names.ts';
import { nameColumn } from './conditions/name-column.ts';
import type { RowTest } from './conditions/row-test.ts';
import { selectRows } from './select-rows.ts';
import { hasSimilarWord, type WordPart } from './similar-word.ts';

/** Letters alone: numbers, identifiers and domains mean themselves. */
const LETTERS = /^\p{L}+$/u;
const FORGIVEN_FROM = 5;
const FORGIVEN_TWICE_FROM = 9;

/** Typing errors that are forgiven in a word. Pure. */
export function forgivenErrors(word: string): number {
  if (!LETTERS.test(word) || word.length < FORGIVEN_FROM) return 0;
  return word.length < FORGIVEN_TWICE_FROM ? 1 : 2;
}

/**
 * Companies that have each word, but for typing errors, in the name, or a word that begins so in the name, the industry or
 * a location. Where no name has the whole words, those with words that begin so. Pure.
 */
export function testSimilarNames(words: readonly string[], columns: CompanyColumns): RowTest {
  const rows = selectRows(columns, testWords(words, columns, 'whole'));
  if (rows.length === 0) return testWords(words, columns, 'beginning');
  const found = new Set(rows);
  return (row) => found.has(row);
}

function testWords(words: readonly string[], columns: CompanyColumns, part: WordPart): RowTest {
  const tests = words.map((word) => testWord(word, columns, part));
  return (row) => tests.every((test) => test(row));
}

function testWord(word: string, columns: CompanyColumns, part: WordPart): RowTest {
  const { nameKeys } = columns;
  const bytes = new TextEncoder().encode(word);
  const errors = forgivenErrors(word);
  const begins = (text: string) =>
    fold(text)
      .split(' ')
      .some((one) => one.startsWith(word));
  const industries = nameColumn('industry', columns);
  const locations = nameColumn('city', columns);
  const ofIndustry = industries.dictionary.mark(begins);
  const ofLocation = locations.dictionary.mark((key) => {
    const { country, city } = readLocation(key);
    return begins(city ?? '') || (country !== null && begins(countryName(country)));
  });
  return (row) =>
    hasSimilarWord(nameKeys.get(row), bytes, 0, 'beginning') ||
    (errors > 0 && hasSimilarWord(nameKeys.get(row), bytes, errors, part)) ||
    industries.hasMarked(row, ofIndustry) ||
    locations.hasMarked(row, ofLocation);
}
