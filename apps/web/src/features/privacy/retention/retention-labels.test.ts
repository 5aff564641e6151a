import { expect, it } from 'vitest';
import { daysFault, lastRunText, previewText, readDays, runQuestionText } from './retention-labels.ts';

const rule = {
  ...{ kind: 'notifications' as const, days: 90, standardDays: 90 as number | null, minDays: 1, maxDays: 90 },
  ...{ count: 0, oldestAt: null, wouldDelete: { count: 0, examples: [] } },
};

it('days are whole, within the range, and empty only where records may be kept for good', () => {
  expect([readDays(' 30 '), readDays(''), readDays('3.5'), readDays('x')]).toEqual([30, null, undefined, undefined]);
  expect(daysFault('30', rule)).toBeNull();
  for (const wrong of ['', '0', '91', 'x']) expect(daysFault(wrong, rule)).toBe('1 to 90 days.');
  expect(daysFault('', { ...rule, standardDays: null })).toBeNull();
  expect(daysFault('0', { ...rule, standardDays: null })).toBe('1 to 90 days, or empty to keep them.');
});

it('says what goes, and what went', () => {
  expect(previewText({ count: 0, examples: [] })).toBe('Nothing to delete');
  const examples = [{ label: 'Sync finished', at: '2026-11-01T12:00:00.000Z' }];
  expect(previewText({ count: 2, examples })).toMatch(/^2 records; the oldest: Sync finished, /);
  expect(lastRunText({ lastRun: null })).toBe('The rules have not been applied yet.');
  const at = '2026-11-21T12:00:00.000Z';
  expect(lastRunText({ lastRun: { at, deleted: [] } })).toContain('had nothing to delete');
  expect(lastRunText({ lastRun: { at, deleted: [{ kind: 'trash', count: 3 }] } })).toContain('deleted 3 (trash)');
});

it('asks before a run by what is gone and what goes to the trash', () => {
  const due = (kind: 'trash' | 'unusedLeads', count: number) => ({
    ...rule,
    kind,
    wouldDelete: { count, examples: [] },
  });
  expect(runQuestionText({ items: [due('trash', 2)] })).toBe('2 records are deleted for good; this can’t be undone.');
  expect(runQuestionText({ items: [due('trash', 1), due('unusedLeads', 3)] })).toBe(
    '1 record is deleted for good; this can’t be undone. 3 people go to the trash.',
  );
});
