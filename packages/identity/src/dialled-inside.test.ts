import { expect, it } from 'vitest';
import { isDialledInside } from './phone-key.ts';

it.each([
  ['21 555 0100', '+351215550100', true],
  ['030 5550100', '+49 (0)30 5550100', true],
  ['(212) 555-0100', '+1 212 555 0100', true],
  ['06 5550 1234', '+39 06 5550 1234', true],
  ['030 5550100 ext 12', '+49 30 5550100 x12', true],
  ['030 5550100 ext 34', '+49 30 5550100 ext 12', false],
  ['030 5550100 ext 34', '+49 30 5550100', false],
  ['25 55 01 00', '+1 212 555 0100', false],
  ['+49 30 5550100', '+49 30 5550100', false],
  ['030 5550100', '030 5550100', false],
  ['n/a', '+49 30 5550100', false],
])('%s is %s inside of its country: %s', (text, international, expected) => {
  expect(isDialledInside(text, international)).toBe(expected);
});
