import { expect, it } from 'vitest';
import { hasPassed, isFromFuture } from './stored-time.ts';

const now = new Date('2026-11-22T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const MINUTE = 60_000;

it.each([
  [at(-1), true],
  [now, true],
  [at(1), false],
  [at(MINUTE), false],
  [at(MINUTE + 5 * MINUTE), false],
  [at(MINUTE + 5 * MINUTE + 1), true],
  [at(365 * 24 * 60 * MINUTE), true],
])('an end of at most a minute that is stored as %o has passed: %s', (until, expected) => {
  expect(hasPassed(until, now, MINUTE)).toBe(expected);
});

it.each([
  [at(-MINUTE), false],
  [at(5 * MINUTE), false],
  [at(5 * MINUTE + 1), true],
])('what is said to have happened at %o is from the future: %s', (happened, expected) => {
  expect(isFromFuture(happened, now)).toBe(expected);
});
