import { describe, expect, test } from 'vitest';
import { type HeaderSet, readHeaderSets } from './header-sets.ts';
import { headerGoalsOf } from './print-header-sets.ts';
import { scoreHeaders } from './score-headers.ts';

/**
 * Header rows with fictional cells, labelled apart from the rule. `development` is written as CRMs, vendors and people
 * write; the `real` ones are header rows that public code, translations of CRMs and open data contain.
 */
const FILES = ['development', 'real-development', 'real-held', 'real-second'] as const;
const setsOf = (file: string) => readHeaderSets(new URL(`./${file}.json`, import.meta.url));
const unmetOf = (sets: readonly HeaderSet[]) => headerGoalsOf(scoreHeaders(sets)).filter(({ isMet }) => !isMet);

test.each(FILES)('the labelled header sets are of both kinds in four languages: %s', (file) => {
  const sets = setsOf(file);
  expect(sets.length).toBeGreaterThanOrEqual(30);
  const kinds = new Set(sets.map(({ kind, language }) => `${kind} ${language}`));
  expect(kinds.size).toBe(8);
});

test.each(FILES)('the columns of the labelled header sets reach every goal: %s', (file) => {
  expect(unmetOf(setsOf(file))).toEqual([]);
});

describe('the columns of the real header sets reach every goal', () => {
  const real = FILES.slice(1).flatMap(setsOf);
  const written = (write: (header: string) => string) =>
    real.map((set) => ({ ...set, headers: set.headers.map((header) => write(header)) }));

  test.each<[string, (header: string) => string]>([
    ['in capitals', (header) => header.toUpperCase()],
    ['with line breaks', (header) => header.replaceAll(' ', '\r\n')],
    ['with fixed spaces', (header) => header.replaceAll(' ', '\u00a0')],
    ['with decomposed accents', (header) => header.normalize('NFD')],
  ])('%s', (_, write) => {
    expect(unmetOf(written(write))).toEqual([]);
  });

  test('beside empty columns of the same names', () => {
    const doubled = real.map((set) => ({
      ...set,
      headers: [...set.headers, ...set.headers.map((header) => `${header}_1`)],
      samples: set.samples.map((row) => [...row, ...row.map(() => '')]),
    }));
    expect(unmetOf(doubled)).toEqual([]);
  });
});
