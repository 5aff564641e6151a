import { expect, it } from 'vitest';
import { isAnswerFresh } from './answer-freshness.ts';

const now = new Date('2026-11-22T12:00:00Z');
const options = { freshForMs: 86_400_000, isPaid: true, isForced: false, ids: null, now, describedAt: null };

it.each([
  ['2026-11-22T11:00:00Z', true],
  ['2026-11-21T12:00:00Z', false],
  ['2026-11-22T12:04:00Z', true],
  ['2027-11-22T12:00:00Z', false],
])('an answer of %s is fresh on 22 November 2026: %s', (askedAt, expected) => {
  expect(isAnswerFresh({ askedAt: new Date(askedAt), unknownWith: null }, options)).toBe(expected);
});
