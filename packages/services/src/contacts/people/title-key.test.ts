import { expect, it } from 'vitest';
import { titleKey } from './title-key.ts';

it.each([
  ['VP of Engineering', 'Vice President of Engineering'],
  ['VP, Engineering', 'vice president engineering'],
  ['Senior VP Engineering', 'Senior Vice President Engineering'],
  ['SVP Sales', 'Senior Vice-President, Sales'],
  ['CTO', 'Chief Technology Officer'],
  ['Sr. Product Manager', 'Senior Product Manager'],
])('"%s" and "%s" are the same job', (one, other) => {
  expect(titleKey(one)).toBe(titleKey(other));
});

it.each([
  ['VP of Engineering', 'VP of Sales'],
  ['Product Manager', 'Senior Product Manager'],
  ['Head of IT', 'Head of HR'],
])('"%s" and "%s" are two jobs', (one, other) => {
  expect(titleKey(one)).not.toBe(titleKey(other));
});
