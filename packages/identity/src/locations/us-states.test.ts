import { expect, it } from 'vitest';
import { stateName, US_STATES } from './us-states.ts';

it('names each of 50 states and the District of Columbia by its code', () => {
  expect(US_STATES.size).toBe(51);
  expect(stateName('DE')).toBe('Delaware');
  expect(stateName('XX')).toBeNull();
});
