import { expect, it } from 'vitest';
import { carriedOverText, leftOutLines } from './follow-up-text.ts';

const NO_ONE = {
  replied: 0,
  notAccepted: 0,
  notSent: 0,
  failed: 0,
  followedUp: 0,
  suppressed: 0,
  erased: 0,
  customers: 0,
};

it.each([
  [0, 'connection_request', 'No one can be followed up on now.'],
  [1, 'connection_request', '1 person accepted and has not replied.'],
  [1200, 'direct_message', '1,200 people got a message and have not replied.'],
] as const)('%i recipients of a %s: %s', (count, type, text) => {
  expect(carriedOverText(count, type)).toBe(text);
});

it('names each reason with its number, and no reason that leaves out no one', () => {
  expect(leftOutLines({ ...NO_ONE, replied: 3, suppressed: 1, erased: 2 })).toEqual([
    '3 replied',
    '1 on the do-not-contact list',
    '2 erased',
  ]);
  expect(leftOutLines(NO_ONE)).toEqual([]);
  const each = Object.fromEntries(Object.keys(NO_ONE).map((reason) => [reason, 1])) as typeof NO_ONE;
  expect(leftOutLines(each)).toHaveLength(Object.keys(NO_ONE).length);
});
