import { expect, test } from 'vitest';
import { readHeaderSets } from './header-sets.ts';
import { headerGoalsOf } from './print-header-sets.ts';
import { scoreHeaders } from './score-headers.ts';

/** Header rows as CRMs, vendors and people write them, with fictional cells; made apart from the rule. */
const SETS = readHeaderSets(new URL('./development.json', import.meta.url));

test('the labelled header sets are of both kinds in four languages', () => {
  expect(SETS.length).toBeGreaterThanOrEqual(30);
  const kinds = new Set(SETS.map(({ kind, language }) => `${kind} ${language}`));
  expect(kinds.size).toBe(8);
});

test('the columns of the labelled header sets reach every goal', () => {
  expect(headerGoalsOf(scoreHeaders(SETS)).filter(({ isMet }) => !isMet)).toEqual([]);
});
