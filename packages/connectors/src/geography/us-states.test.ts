import { describe, expect, it } from 'vitest';
import { stateOf } from './us-states.ts';

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
