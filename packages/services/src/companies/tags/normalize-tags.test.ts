import { expect, it } from 'vitest';
import { normalizeTags } from './normalize-tags.ts';

it.each([
  [['Priority', 'priority', 'PRIORITY '], ['Priority']],
  [
    ['b', 'a'],
    ['b', 'a'],
  ],
  [['  ', 'two  words'], ['two words']],
  [[], []],
])('keeps each tag once, in its first spelling: %j', (tags, kept) => {
  expect(normalizeTags(tags)).toEqual(kept);
});
