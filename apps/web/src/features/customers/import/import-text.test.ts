import { expect, it } from 'vitest';
import { importAction, importedText } from './import-text.ts';

it.each([
  [{ added: 1, changed: 0, removed: 0, marked: 1 }, '1 entry added. 1 tracked company is marked.', 'Add 1 entry'],
  [
    { added: 2, changed: 3, removed: 4, marked: 0 },
    '2 entries added, 3 changed, 4 moved to the trash. 0 tracked companies are marked.',
    'Replace the list: 2 new, 4 to the trash',
  ],
  [
    { added: 0, changed: 0, removed: 0, marked: 0 },
    'Nothing changed. 0 tracked companies are marked.',
    'Nothing to change',
  ],
])('%j is said before and after', (counts, done, action) => {
  expect([importedText(counts), importAction(counts)]).toEqual([done, action]);
});
