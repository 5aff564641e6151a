import type { Analysis, NewsItem } from '@workbench/services/reports/schemas';
import { expect, it } from 'vitest';
import { keyFacts } from './key-facts';

const news = (title: string, part: Partial<NewsItem> = {}): NewsItem => ({
  category: 'other',
  title,
  summary: '',
  date: '2026-10-02',
  isBackground: false,
  citations: [{ evidenceId: 'E1', quote: title }],
  ...part,
});
const launch = (name: string, launchDate: string | null, isBackground = false) => ({
  name,
  launchDate,
  description: '',
  isBackground,
  citations: [],
});

const EMPTY: Analysis = {
  summary: '',
  summarySentences: [],
  productLaunches: [],
  rdActivity: { hasRD: false, keywords: [], keywordCitations: [], mentions: [], mentionCitations: [] },
  jobOpenings: { count: null, departmentsHiring: [], positions: [], postings: [], evidenceId: null, evidenceIds: [] },
  recentNews: [],
};

const shown = (part: Partial<Analysis>) =>
  keyFacts({ ...EMPTY, ...part }).map(({ label, text, day }) => [label, text, day]);

it('holds nothing that the report does not', () => {
  expect(keyFacts(EMPTY)).toEqual([]);
  const old = [news('A round of long ago', { category: 'equity_raise', isBackground: true })];
  expect(shown({ recentNews: old, productLaunches: [launch('Arm 0', '2019-01-01', true)] })).toEqual([]);
});

it('names openings, the newest round, the newest news and the newest products', () => {
  expect(
    shown({
      jobOpenings: { ...EMPTY.jobOpenings, count: 1, evidenceIds: ['E7'] },
      recentNews: [
        news('Undated', { date: null }),
        news('An earlier round', { category: 'equity_raise', date: '2026-01-05' }),
        news('A round', { category: 'equity_raise', date: '2026-08-05' }),
        news('An office', { category: 'office_move', date: '2026-11-01' }),
      ],
      productLaunches: [
        launch('Arm', null),
        launch('Hand', '2026-03-01'),
        launch('Leg', '2026-04-01'),
        launch('Ear', null),
      ],
    }),
  ).toEqual([
    ['Openings', '1 open position', undefined],
    ['Funding', 'A round', '2026-08-05'],
    ['Latest news', 'An office', '2026-11-01'],
    ['New products', 'Leg, Hand, Arm and 1 more', undefined],
  ]);
});

it('tells a round that is the latest news once, and says that no position is open', () => {
  expect(
    shown({
      jobOpenings: { ...EMPTY.jobOpenings, count: 0 },
      recentNews: [news('A round', { category: 'equity_raise' })],
    }).map(([label, text]) => `${label}: ${text}`),
  ).toEqual(['Openings: No open positions', 'Funding: A round']);
});
