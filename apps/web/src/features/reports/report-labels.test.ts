import type { Analysis, GatherOutcome } from '@workbench/services/reports/schemas';
import { expect, it } from 'vitest';
import {
  formatReportDay,
  gatherOutcomeBadge,
  gatherOutcomeText,
  isEmptyAnalysis,
  NEWS_CATEGORIES,
  nothingFoundText,
  openingsText,
} from './report-labels.ts';

it('each category of news has its heading', () => {
  expect(Object.fromEntries(NEWS_CATEGORIES.map(({ id, title }) => [id, title]))).toEqual({
    equity_raise: 'Funding & Investment',
    partnership: 'Partnerships & Collaborations',
    office_move: 'Office Expansion & Relocation',
    other: 'Other News',
  });
});

it('a missing date is called undated', () => {
  expect(formatReportDay(null)).toBe('undated');
  expect(formatReportDay('2026-10-02')).toBe('Oct 2, 2026');
});

const NOTHING: Analysis = {
  summary: '',
  summarySentences: [],
  productLaunches: [],
  rdActivity: { hasRD: false, keywords: [], keywordCitations: [], mentions: [], mentionCitations: [] },
  jobOpenings: { count: null, departmentsHiring: [], positions: [], postings: [], evidenceId: null, evidenceIds: [] },
  recentNews: [],
};

it('a report without any finding says so with the pages that were read; an empty job board is a finding', () => {
  expect(isEmptyAnalysis(NOTHING)).toBe(true);
  expect(isEmptyAnalysis({ ...NOTHING, summary: 'Acme makes anvils.' })).toBe(false);
  expect(isEmptyAnalysis({ ...NOTHING, jobOpenings: { ...NOTHING.jobOpenings, count: 0 } })).toBe(false);
  expect(nothingFoundText(14)).toBe('nothing found, 14 pages read');
  expect(nothingFoundText(1)).toBe('nothing found, 1 page read');
});

it.each([
  [null, 'No job board found'],
  [0, 'No open positions'],
  [1, '1 open position'],
  [1200, '1,200 open positions'],
])('%s openings read "%s"', (count, text) => {
  expect(openingsText(count)).toBe(text);
});

it('a source tells how many pages it read, how many it could not, and what it brought', () => {
  const page = (state: GatherOutcome['pages'][number]['state']) => ({
    url: 'https://a.example/',
    state,
    message: null,
  });
  expect(gatherOutcomeText({ pages: [page('read'), page('read'), page('forbidden')], evidence: 2 })).toBe(
    '2 pages read, 1 not · 2 pieces of evidence',
  );
  expect(gatherOutcomeText({ pages: [], evidence: 1 })).toBe('1 piece of evidence');
  expect(gatherOutcomeText({ pages: [], evidence: 0 })).toBe('');
});

it('a second reading is done where a source has found something', () => {
  expect(gatherOutcomeBadge({ source: 'site', state: 'found' }).label).toBe('Found');
  expect(gatherOutcomeBadge({ source: 'second_reading', state: 'found' }).label).toBe('Done');
  expect(gatherOutcomeBadge({ source: 'second_reading', state: 'failed' }).label).toBe('Failed');
});
