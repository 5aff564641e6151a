import { expect, it } from 'vitest';
import { countsText, progressPercent, takenBackText } from './import-labels.ts';

const COUNTS = { created: 0, updated: 0, unchanged: 0, repeat: 0, refused: 0, failed: 0 };

it('counts the rows of the kinds that occurred', () => {
  expect(countsText({ rows: 1, counts: COUNTS })).toBe('1 row');
  expect(countsText({ rows: 1200, counts: { ...COUNTS, created: 1100, failed: 100 } })).toBe(
    '1,200 rows: 1,100 created, 100 failed',
  );
});

it('names companies that keep later changes where there are some', () => {
  expect(takenBackText({ removed: 1, restored: 2, kept: 0 })).toBe('1 company removed, 2 restored');
  expect(takenBackText({ removed: 0, restored: 0, kept: 3 })).toBe(
    '0 companies removed, 0 restored, 3 with later changes kept',
  );
});

it('knows how far an import, and taking it back, is', () => {
  const run = {
    ...{ id: 'x', fileName: 'a.csv', mode: 'create_and_update' as const, by: 'person', startedAt: '', endedAt: null },
    ...{ rows: 5, bytesRead: 50, bytesTotal: 200, message: null, isCancelRequested: false, takenBack: null },
    counts: { ...COUNTS, created: 4 },
  };
  expect(progressPercent({ ...run, state: 'running' })).toBe(25);
  expect(progressPercent({ ...run, state: 'running', bytesTotal: 0 })).toBeNull();
  const takenBack = { at: '', by: 'person', batches: 1, removed: 1, restored: 0, kept: 0 };
  expect(progressPercent({ ...run, state: 'taking_back', takenBack })).toBe(25);
});
