import { expect, it } from 'vitest';
import { afterDecision, type PairView, stepFrom } from './pair-view.ts';

const side = { id: '1', name: 'Acme', key: 'acme.com', detail: null };
const pairs = ['a', 'b', 'c'].map(
  (id): PairView => ({ id, strength: 'sure', state: 'open', reasons: [], sides: [side, side] }),
);

it('steps along the queue and stays at its ends', () => {
  expect(stepFrom(pairs, 'a', 1)).toBe('b');
  expect(stepFrom(pairs, 'c', 1)).toBe('c');
  expect(stepFrom(pairs, 'a', -1)).toBe('a');
  expect(stepFrom(pairs, undefined, 1)).toBe('a');
  expect(stepFrom([], 'a', 1)).toBeUndefined();
});

it('leads to the next pair after a decision, and from the last to the one before', () => {
  expect(afterDecision(pairs, 'b')).toBe('c');
  expect(afterDecision(pairs, 'c')).toBe('b');
  expect(afterDecision(pairs.slice(0, 1), 'a')).toBeUndefined();
});
