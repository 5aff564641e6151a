import type { DraftingRun } from '@workbench/services/outreach/schemas';
import { expect, it } from 'vitest';
import { message } from '../outreach.fixtures.ts';
import { draftingText, mayLackDrafts } from './drafting-text.ts';

const run: DraftingRun = {
  id: 'r',
  campaignId: 'c',
  of: 'first',
  state: 'running',
  total: 12,
  pending: 8,
  running: 0,
  completed: 3,
  skipped: 0,
  failed: 1,
  cancelled: 0,
  createdAt: '2026-11-20T09:00:00.000Z',
  finishedAt: null,
  secondsLeft: null,
};

it('says how far a run is, and what became of the last one', () => {
  expect(draftingText(run)).toBe('Writing drafts: 3 of 12 written, 1 failed.');
  expect(draftingText({ ...run, state: 'cancelled', failed: 0, skipped: 2, cancelled: 7 })).toBe(
    'Last run: 3 of 12 written, 2 skipped, 7 cancelled.',
  );
});

it('offers missing drafts only while one may be missing', () => {
  const drafted = message({ id: 'a' });
  const undrafted = message({ id: 'b', messageContent: null });
  const next = message({ id: 'c', messageContent: null, threadId: 'a' });
  const two = { pending: 2, needsReview: 0 };
  expect(mayLackDrafts(two, [drafted, undrafted])).toBe(true);
  expect(mayLackDrafts(two, [drafted, next])).toBe(false);
  expect(mayLackDrafts(two, null)).toBe(true);
  expect(mayLackDrafts({ pending: 2, needsReview: 2 }, null)).toBe(false);
  expect(mayLackDrafts({ pending: 0, needsReview: 0 }, null)).toBe(false);
});
