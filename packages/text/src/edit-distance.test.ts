import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['marketing', 'marketing', 0],
  ['marketing', 'markting', 1],
  ['marketing', 'markeeting', 1],
  ['marketing', 'markating', 1],
  ['marketing', 'amrketing', 1],
  ['marketing', 'amrketign', 2],
  ['marketing', 'marketer', 3],
  ['marketing', 'sales', 3],
  ['', 'ab', 2],
])('from "%s" to "%s" it is %i mistakes, where more than two are all the same', (one, other, mistakes) => {
  expect(editDistance(one, other, 2)).toBe(mistakes);
  expect(editDistance(other, one, 2)).toBe(mistakes);
});
