import { describe, expect, test } from 'vitest';
import type { Analysis, EvidenceItem, NewsItem } from '../../packages/services/src/reports/schemas.ts';
import { type JudgedSite, scoreSite } from './score-site.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const TITLE = 'Gorsebank raises £22 million';
const EVIDENCE: EvidenceItem = {
  id: 'E1',
  kind: 'article',
  url: 'https://gorsebank.example.com/news/one',
  title: `${TITLE} | Gorsebank`,
  date: '2026-10-01',
  publisher: 'gorsebank.example.com',
  text: 'Gorsebank has closed a round of £22 million.',
  proof: 'own_domain',
};
const NEWS: NewsItem = {
  category: 'equity_raise',
  title: TITLE,
  summary: 'Gorsebank has closed a round of £22 million.',
  date: '2026-10-01',
  isBackground: false,
  citations: [{ evidenceId: 'E1', quote: 'closed a round of £22 million' }],
};
const NOTHING: Analysis = {
  summary: '',
  summarySentences: [],
  productLaunches: [],
  rdActivity: { hasRD: false, keywords: [], keywordCitations: [], mentions: [], mentionCitations: [] },
  jobOpenings: { count: null, departmentsHiring: [], positions: [], postings: [], evidenceId: null, evidenceIds: [] },
  recentNews: [],
};
const FACT = {
  is: 'equity_raise' as const,
  titles: [TITLE],
  dates: ['2026-10-01'],
  product: null,
  isOptional: false,
  isFiling: false,
};

const judge = (analysis: Partial<Analysis>, changed: Partial<JudgedSite> = {}) =>
  scoreSite({
    company: { name: 'Gorsebank', domain: 'gorsebank.example.com' },
    analysis: { ...NOTHING, ...analysis },
    evidence: [EVIDENCE],
    facts: [FACT],
    truth: {
      launches: [],
      news: [],
      hasRD: false,
      keywords: [],
      openings: { count: null, departments: [] },
      never: ['$900 million'],
    },
    now: NOW,
    ...changed,
  });

describe('the judge of a report', () => {
  test('has nothing against one that is right', () => {
    const { mistakes, unsupported, forbidden, news } = judge({ recentNews: [NEWS] });
    expect({ mistakes, unsupported, forbidden }).toEqual({ mistakes: [], unsupported: [], forbidden: [] });
    expect(news.equity_raise).toEqual({ right: 1, wrong: 0, missed: 0 });
  });

  test('sees what is missed, told twice, in the wrong category, or no news', () => {
    expect(judge({}).news.equity_raise).toEqual({ right: 0, wrong: 0, missed: 1 });
    expect(judge({ recentNews: [NEWS, NEWS] }).news.equity_raise).toEqual({ right: 1, wrong: 1, missed: 0 });
    const other = judge({ recentNews: [{ ...NEWS, category: 'other' }] }).news;
    expect([other.other.wrong, other.equity_raise.missed]).toEqual([1, 1]);
    expect(judge({ recentNews: [NEWS] }, { facts: [{ ...FACT, is: 'noise' }] }).news.equity_raise.wrong).toBe(1);
  });

  test('sees invented and wrong dates, and old news shown as new', () => {
    const news = { recentNews: [NEWS] };
    expect(judge(news, { facts: [{ ...FACT, dates: [] }] }).dates.invented).toBe(1);
    expect(judge(news, { facts: [{ ...FACT, dates: ['2026-09-30'] }] }).dates.wrong).toBe(1);
    expect(judge({ recentNews: [{ ...NEWS, date: null }] }).dates.lost).toBe(1);
    expect(judge({ recentNews: [{ ...NEWS, isBackground: true }] }).dates.background).toBe(1);
    expect(judge(news, { now: new Date('2027-10-02T12:00:00Z') }).dates.background).toBe(1);
  });

  test.each([
    [
      'a quote that does not stand in its evidence',
      { citations: [{ evidenceId: 'E1', quote: 'a round of £23 million' }] },
    ],
    ['evidence that does not exist', { citations: [{ evidenceId: 'E7', quote: 'closed a round of £22 million' }] }],
    ['no citation', { citations: [] }],
    ['another number', { summary: 'Gorsebank has closed a round of £220 million.' }],
    ['a name of its own', { summary: 'Gorsebank has closed a round with Omnicorp.' }],
  ])('does not accept a sentence with %s', (_, changed) => {
    expect(judge({ recentNews: [{ ...NEWS, ...changed }] }).unsupported).toHaveLength(1);
  });

  test('finds what must never be said wherever it stands', () => {
    expect(judge({ summary: 'It raised $900 Million.' }).forbidden).toEqual(['$900 million']);
    const citations = [{ evidenceId: 'E1', quote: 'raised $900 million' }];
    expect(judge({ recentNews: [{ ...NEWS, citations }] }).forbidden).toEqual(['$900 million']);
  });

  test('counts openings exactly', () => {
    expect(judge({}).areOpeningsExact).toBe(true);
    expect(judge({ jobOpenings: { ...NOTHING.jobOpenings, count: 1 } }).areOpeningsExact).toBe(false);
    expect(judge({ jobOpenings: { ...NOTHING.jobOpenings, departmentsHiring: ['Sales'] } }).areOpeningsExact).toBe(
      false,
    );
  });
});
