import type { EnrichmentRun, LeadList } from '@workbench/services/leads/schemas';
import { expect, it } from 'vitest';
import {
  availableRunActions,
  runEndToast,
  runPercentDone,
  runProgressText,
  runResultsText,
  runSpeedText,
  runSpendText,
  toRunEntries,
  writeBackText,
} from './run-status.ts';

const RUN: EnrichmentRun = {
  id: 'run',
  listId: null,
  name: 'Chosen leads',
  steps: ['pdl_search'],
  state: 'running',
  total: 120,
  pending: 50,
  running: 10,
  completed: 55,
  failed: 5,
  skipped: 0,
  cancelled: 0,
  creditsMax: null,
  creditsSpent: 55,
  repeatCredits: 0,
  secondsLeft: 90,
  results: { leads: 55, matched: 20, emails: 12, suggestions: 9 },
  writeBack: null,
  writeBackMessage: null,
  isOpen: true,
  createdAt: '2026-01-02T00:00:00.000Z',
  finishedAt: null,
};
const LIST: LeadList = {
  id: 'list',
  kind: 'file',
  name: 'leads.csv',
  spreadsheetId: null,
  tab: null,
  range: null,
  state: 'completed',
  counts: { created: 1, updated: 0, unchanged: 0, duplicates: 0, suppressed: 0, failed: 0 },
  leadCount: 1,
  writeBack: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  importedAt: '2026-01-01T00:00:00.000Z',
};

it('tells how far a run is, how fast and what it spent', () => {
  expect(runPercentDone(RUN)).toBe(50);
  expect(runProgressText(RUN)).toBe('60 of 120 leads');
  expect(runSpeedText(RUN)).toBe('about 40 per minute');
  expect(runSpendText(RUN)).toBe('55 credits');
  expect(runSpendText({ ...RUN, creditsMax: 100 })).toBe('55 of 100 credits');
  expect(runSpendText({ ...RUN, creditsMax: 1, creditsSpent: 1 })).toBe('1 of 1 credit');
  expect(runResultsText(RUN)).toBe('55 completed, 5 failed');
});

it('is done over no lead, and has no speed before it can be told', () => {
  expect(runPercentDone({ ...RUN, total: 0 })).toBe(100);
  expect(runSpeedText({ ...RUN, secondsLeft: null })).toBeNull();
  expect(runSpeedText({ ...RUN, secondsLeft: 0 })).toBeNull();
  expect(runSpeedText({ ...RUN, pending: 1, running: 0, secondsLeft: 3600 })).toBeNull();
});

it.each([
  ['running', ['canPause', 'canCancel']],
  ['paused', ['canResume', 'canCancel']],
  ['completed', ['canRetry']],
  ['failed', ['canRetry']],
  ['cancelled', []],
] as const)('of a run that is %s these can be pressed: %j', (state, expected) => {
  const actions = Object.entries(availableRunActions({ ...RUN, state }));
  expect(actions.filter(([, isPossible]) => isPossible).map(([name]) => name)).toEqual(expected);
});

it('gives the state of the write-back', () => {
  const done = { state: 'completed', message: null, cells: 240, missingRows: 1, at: '' } as const;
  expect(writeBackText(done).detail).toBe('240 cells filled. 1 row could not be matched reliably and was skipped.');
  expect(writeBackText({ ...done, state: 'failed', message: 'Share it.' }).detail).toBe('Share it.');
});

it('shows an import with its last enrichment, and chosen leads by themselves, newest first', () => {
  const first = { ...RUN, id: 'first', listId: 'list', createdAt: '2026-01-03T00:00:00.000Z' };
  const last = { ...first, id: 'last', createdAt: '2026-01-04T00:00:00.000Z' };
  const works = toRunEntries([LIST, { ...LIST, id: 'old' }], [last, first, RUN]);
  expect(works.map(({ id, run }) => [id, run?.id ?? null])).toEqual([
    ['list', 'last'],
    ['run', 'run'],
    ['old', null],
  ]);
});

it('says how a run ended, and nothing of one that is under way or was cancelled', () => {
  const ended: EnrichmentRun = { ...RUN, state: 'completed', completed: 115, failed: 5, isOpen: false };
  expect(runEndToast(ended)).toEqual({
    title: 'Enrichment Complete',
    description: 'Chosen leads: 115 completed, 5 failed.',
  });
  expect(runEndToast({ ...ended, state: 'failed' })).toMatchObject({ variant: 'destructive' });
  for (const state of ['running', 'paused', 'cancelled'] as const) expect(runEndToast({ ...RUN, state })).toBeNull();
});
