import { expect, it } from 'vitest';
import { afterDecision, stepFrom } from './queue-steps.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ id }));

it('steps along the queue and stays at its ends', () => {
  expect(stepFrom(rows, 'a', 1)).toBe('b');
  expect(stepFrom(rows, 'c', 1)).toBe('c');
  expect(stepFrom(rows, 'a', -1)).toBe('a');
  expect(stepFrom(rows, undefined, 1)).toBe('a');
  expect(stepFrom([], 'a', 1)).toBeUndefined();
});

it('leads to the next case after a decision, and from the last to the one before', () => {
  expect(afterDecision(rows, 'b')).toBe('c');
  expect(afterDecision(rows, 'c')).toBe('b');
  expect(afterDecision(rows.slice(0, 1), 'a')).toBeUndefined();
});
