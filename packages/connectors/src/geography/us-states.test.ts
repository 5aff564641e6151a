import { describe, expect, it } from 'vitest';
import { stateName, stateOf } from './us-states.ts';

describe('stateOf', () => {
  it.each([
    ['Boulder', 'CO', 'CO'],
    ['Springfield', 'Oregon', 'OR'],
    ['Denver', null, 'CO'],
    ['St. Louis', null, 'MO'],
    ['Springfield', null, null],
    [null, null, null],
  ])('%s, %s is in %s', (city, region, state) => expect(stateOf(city, region)).toBe(state));
});

it('names a state by its code', () => {
  expect(stateName('DE')).toBe('Delaware');
  expect(stateName('XX')).toBeNull();
});
