import type { Analysis, NewsItem } from '@workbench/services/reports/schemas';
import { expect, it } from 'vitest';
import { compareReports } from './compare-reports';

const news = (title: string, date: string | null): NewsItem => ({
  category: 'other',
  title,
  summary: '',
  date,
  isBackground: false,
  citations: [],
});
const analysis = (recentNews: NewsItem[], positions: string[], keywords: string[]): Analysis => ({
  summary: '',
  summarySentences: [],
  productLaunches: [],
  rdActivity: { hasRD: true, keywords, keywordCitations: [], mentions: [], mentionCitations: [] },
  jobOpenings: {
    count: positions.length,
    departmentsHiring: [],
    positions,
    postings: [],
    evidenceId: null,
    evidenceIds: [],
  },
  recentNews,
});

it('lists what was added, is gone and has changed, part by part', () => {
  const left = analysis(
    [news('Acme opens in Oslo', null), news('Acme wins', '2026-03-01')],
    ['Buyer', 'Buyer'],
    ['5G'],
  );
  const right = analysis([news('ACME opens in Oslo.', '2026-10-02'), news('Acme grows', null)], ['Buyer'], ['5G']);
  expect(compareReports(left, right)).toEqual([
    {
      title: 'News',
      onlyRight: ['Acme grows (undated)'],
      onlyLeft: ['Acme wins (Mar 1, 2026)'],
      changed: [{ title: 'ACME opens in Oslo.', left: 'undated', right: 'Oct 2, 2026' }],
    },
    {
      title: 'Job openings',
      onlyRight: [],
      onlyLeft: ['Buyer'],
      changed: [{ title: 'Open positions', left: '2 open positions', right: '1 open position' }],
    },
  ]);
});

it('finds no difference between a report and itself', () => {
  const one = analysis([news('Acme wins', null)], ['Buyer', 'Buyer'], ['5G', 'robots']);
  expect(compareReports(one, one)).toEqual([]);
});
