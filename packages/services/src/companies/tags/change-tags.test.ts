import { expect, it } from 'vitest';
import { changeTags } from './change-tags.ts';

it.each([
  ['replaces all without `before`', ['a'], { tags: ['b'] }, ['b']],
  ['keeps what another screen has added', ['a', 'new'], { before: ['a'], tags: ['a', 'b'] }, ['a', 'new', 'b']],
  ['does not bring back what another screen has removed', [], { before: ['a'], tags: ['a', 'b'] }, ['b']],
  ['removes one of others', ['a', 'new'], { before: ['a'], tags: [] }, ['new']],
  ['has a tag that both have added once', ['Fair'], { before: [], tags: ['fair'] }, ['Fair']],
])('%s', (_, stored, input, after) => {
  expect(changeTags(stored, input)).toEqual(after);
});
