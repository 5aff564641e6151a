import type { SyncRun } from '@workbench/services/sources/schemas';
import { expect, it } from 'vitest';
import { isSyncFinished, isSyncRunning, syncCountsText, syncPercentDone } from './sync-run.ts';

function run(part: Partial<SyncRun>): SyncRun {
  const counts = { total: 0, pending: 0, running: 0, completed: 0, skipped: 0, failed: 0, cancelled: 0 };
  const times = { createdAt: '2026-01-01T00:00:00Z', finishedAt: null, secondsLeft: null };
  return { id: 'r', origin: 'all', state: 'running', ...counts, ...times, ...part };
}

it.each([
  ['running', 0, true, false],
  ['paused', 2, true, false],
  ['paused', 0, false, false],
  ['cancelled', 1, true, false],
  ['cancelled', 0, false, true],
  ['completed', 0, false, true],
  ['failed', 0, false, true],
] as const)('%s with %i companies begun: under way %s, ended %s', (state, running, underWay, ended) => {
  expect(isSyncRunning({ state, running })).toBe(underWay);
  expect(isSyncFinished({ state, running })).toBe(ended);
});

it('counts every final state as done, and shows 100 % only when all are', () => {
  expect(syncPercentDone(run({ total: 4, completed: 1, skipped: 1, failed: 1, cancelled: 1 }))).toBe(100);
  expect(syncPercentDone(run({ total: 2000, completed: 1999, running: 1 }))).toBe(99);
  expect(syncPercentDone(run({ total: 0 }))).toBe(100);
});

it('says how many are synced, and names the other states only where there are some', () => {
  expect(syncCountsText(run({ total: 2000, completed: 1990, skipped: 5, failed: 5 }))).toBe(
    '1,990 of 2,000 companies synced, 5 skipped, 5 failed',
  );
  expect(syncCountsText(run({ total: 440, completed: 440 }))).toBe('All 440 companies synced');
  expect(syncCountsText(run({ total: 1, completed: 1 }))).toBe('1 of 1 company synced');
});
