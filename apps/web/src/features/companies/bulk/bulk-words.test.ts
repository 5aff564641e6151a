import type { BulkChange } from '@workbench/services/bulk/schemas';
import { expect, it } from 'vitest';
import { previewText, progressText, resultText } from './bulk-words.ts';

it.each([
  [{ companies: 1, changes: 1, unchanged: 0, left: [] }, 'Changes 1 company.'],
  [{ companies: 1200, changes: 1200, unchanged: 0, left: [] }, 'Changes all 1,200 companies.'],
  [
    { companies: 12, changes: 8, unchanged: 3, left: [{ reason: 'Its industry is locked', companies: 1 }] },
    'Changes 8 of 12 companies. 3 are like that already. 1 stays unchanged: its industry is locked.',
  ],
])('a preview of %j', (preview, text) => expect(previewText(preview)).toBe(text));

const change: BulkChange = {
  id: '1',
  action: { kind: 'addTags', tags: ['Fair'] },
  state: 'running',
  companies: 12_408,
  done: 1200,
  changed: 1100,
  left: [],
  kept: [],
  keptCompanies: 0,
  trashIds: [],
  message: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  undoUntil: '2026-01-31T00:00:00.000Z',
};

it('what is under way says how far it is', () => {
  expect(progressText(change)).toBe('Adding tags: 1,200 of 12,408 companies');
  expect(progressText({ ...change, state: 'undoing' })).toBe('Undoing: 1,200 of 12,408 companies');
});

it('what has come of it is said, and what stays', () => {
  const left = [{ reason: 'Its industry is locked', companies: 2 }];
  expect(resultText({ ...change, state: 'completed', left })).toEqual({
    title: 'Tags Added',
    description: '1,100 companies changed. 2 stay unchanged: its industry is locked.',
  });
  expect(resultText({ ...change, state: 'completed', action: { kind: 'delete' }, changed: 1 }).description).toBe(
    '1 company moved to the trash for 30 days.',
  );
  expect(resultText({ ...change, state: 'undone', keptCompanies: 1 }).description).toBe(
    'The companies are as they were before. 1 stays as edited since.',
  );
  expect(resultText({ ...change, state: 'failed', message: 'The disk is full.' }).description).toBe(
    '1,100 companies changed. The disk is full.',
  );
});
