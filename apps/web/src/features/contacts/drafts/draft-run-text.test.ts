import { expect, it } from 'vitest';
import { draftRunText } from './draft-run-text.ts';

const counts = { done: 0, written: 0, kept: 0, skipped: 0, refused: [] };

it.each([
  [{ written: 1 }, '1 draft written.'],
  [
    { written: 28, kept: 1, skipped: 2 },
    '28 drafts written. 1 had a message already. 2 skipped: on the do-not-contact list.',
  ],
])('%j is %j', (part, text) => {
  expect(draftRunText({ ...counts, ...part })).toBe(text);
});
