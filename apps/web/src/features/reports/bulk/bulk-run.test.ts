import { expect, it } from 'vitest';
import { applyStatuses, countBulkRun, generatingIds, nextPollMs, parseBulkRun, startBulkRun } from './bulk-run.ts';

const NOW = '2026-11-21T09:00:00Z';
const LATER = '2026-11-21T09:05:00Z';
const begun = () =>
  startBulkRun(
    'run',
    ['a', 'b', 'c'],
    { successful: 2, runId: 'run', refused: [{ companyId: 'c', reason: 'It has no domain' }] },
    NOW,
  );
const status = (
  companyId: string,
  value: 'generating' | 'completed' | 'failed',
  errorMessage: string | null = null,
) => ({
  companyId,
  status: value,
  errorMessage,
});

it('all chosen companies are generating, except those that were refused with a reason', () => {
  const run = begun();
  expect(generatingIds(run)).toEqual(['a', 'b']);
  expect(run.states.c).toEqual({ status: 'failed', message: 'It has no domain' });
  expect(run.finishedAt).toBeNull();
  expect(countBulkRun(run)).toEqual({ selected: 3, completed: 0, failed: 1 });
});

it('the run ends when none is generating any more, and only then', () => {
  const half = applyStatuses(begun(), { statuses: [status('a', 'completed'), status('b', 'generating')] }, LATER);
  expect(half.finishedAt).toBeNull();
  expect(generatingIds(half)).toEqual(['b']);
  const whole = applyStatuses(half, { statuses: [status('b', 'failed', 'No page could be read')] }, LATER);
  expect(whole.finishedAt).toBe(LATER);
  expect(countBulkRun(whole)).toEqual({ selected: 3, completed: 1, failed: 2 });
});

it('an ended company stays as it ended, and strangers are ignored', () => {
  const half = applyStatuses(begun(), { statuses: [status('a', 'completed')] }, LATER);
  const again = applyStatuses(half, { statuses: [status('a', 'generating'), status('z', 'completed')] }, LATER);
  expect(again.states).toEqual(half.states);
});

it('a run in which every company was refused has ended at once', () => {
  const run = startBulkRun(
    'r',
    ['a'],
    { successful: 0, runId: null, refused: [{ companyId: 'a', reason: 'no' }] },
    NOW,
  );
  expect(run.finishedAt).toBe(NOW);
});

it('polls every 3 seconds, more slowly after failures, and never stops by itself', () => {
  expect([0, 1, 2, 20].map(nextPollMs)).toEqual([3000, 6000, 12_000, 30_000]);
});

it('a stored run comes back as it was, and rubbish as none', () => {
  expect(parseBulkRun(JSON.stringify(begun()))).toEqual(begun());
  for (const rubbish of [null, '', '{', '1', '{}', '{"id":"a"}', '{"id":1,"states":{}}']) {
    expect(parseBulkRun(rubbish), `${rubbish}`).toBeNull();
  }
});
