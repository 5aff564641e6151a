import { expect, it } from 'vitest';
import { pollWhile } from './polling.ts';

const poll = pollWhile((state: string) => state === 'running', 1000);
const seen = (data: string | undefined, error: { data?: { code: string } } | null = null, errorUpdateCount = 0) =>
  poll({ state: { data, error, errorUpdateCount } });

it('asks at the interval while the work is under way', () => {
  expect(seen('running')).toBe(1000);
});

it.each(['completed', 'failed', 'cancelled', 'a state of a later version'])('ends at %s', (state) => {
  expect(seen(state)).toBe(false);
});

it('asks more slowly after each failure, never more slowly than twice a minute', () => {
  expect(seen('running', {}, 1)).toBe(2000);
  expect(seen('running', {}, 3)).toBe(8000);
  expect(seen('running', {}, 7)).toBe(30_000);
});

it('ends when what it asks for is missing', () => {
  expect(seen('running', { data: { code: 'NOT_FOUND' } }, 1)).toBe(false);
});

it('ends after too many failures, also when nothing was ever read', () => {
  expect(seen('running', {}, 8)).toBe(false);
  expect(seen(undefined, {}, 8)).toBe(false);
});

it('tries again when the first read failed', () => {
  expect(seen(undefined, {}, 1)).toBe(2000);
});

it('counts failures from the last success on, so that a long work survives many short faults', () => {
  const query = { state: { data: 'running', error: null as object | null, errorUpdateCount: 7 } };
  expect(poll(query)).toBe(1000);
  query.state = { data: 'running', error: {}, errorUpdateCount: 8 };
  expect(poll(query)).toBe(2000);
  query.state.errorUpdateCount = 15;
  expect(poll(query)).toBe(false);
});
