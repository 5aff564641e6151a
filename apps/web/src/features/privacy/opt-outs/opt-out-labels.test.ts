import { expect, it } from 'vitest';
import { readingText, removedText } from './opt-out-labels.ts';

const reading = {
  ...{ source: 'pdl', label: 'People Data Labs', isConnected: true, state: 'completed' as const, message: null },
  ...{ startedAt: '2026-11-29T12:00:00.000Z', completedAt: '2026-11-29T12:00:00.000Z' as string | null },
  ...{ ids: 1_200_000, removed: 3, removedEver: 12, pending: 0 },
};

it('says when the list was read and how long it was', () => {
  expect(readingText(reading)).toMatch(/^Read to its end Nov 29, 2026.*: 1,200,000 ids\.$/);
  expect(readingText({ ...reading, state: 'running' })).toMatch(/^Being read since .*: 1,200,000 ids so far\.$/);
  const cut = { ...reading, state: 'failed' as const, ids: 1 };
  expect(readingText(cut)).toMatch(/^Last read to its end Nov 29.* The last reading got 1 id\.$/);
  expect(readingText({ ...cut, completedAt: null })).toMatch(/^It was never read to its end\./);
  const never = { ...reading, state: null, startedAt: null, completedAt: null };
  expect(readingText(never)).toContain('within the hour');
  expect(readingText({ ...never, isConnected: false })).toContain('enter a key');
});

it('says how many went', () => {
  expect(removedText(reading)).toBe('3 contacts and leads removed by the last reading, 12 in all.');
  expect(removedText({ ...reading, removed: 0, removedEver: 0 })).toBe('No one who is saved here was on it.');
  expect(removedText({ ...reading, removed: 1, pending: 2 })).toBe(
    '1 contact or lead removed by the last reading, 12 in all. 2 people are being removed.',
  );
});
