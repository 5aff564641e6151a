import { expect, it } from 'vitest';
import type { Analysis } from '../schemas.ts';
import { type ReportForFacts, toMessageFacts } from './to-message-facts.ts';

const EMPTY: Analysis = {
  summary: '',
  summarySentences: [],
  productLaunches: [],
  rdActivity: { hasRD: false, keywords: [], keywordCitations: [], mentions: [], mentionCitations: [] },
  jobOpenings: { count: null, departmentsHiring: [], positions: [], postings: [], evidenceId: null, evidenceIds: [] },
  recentNews: [],
};
const cite = (evidenceId: string) => [{ evidenceId, quote: 'words of it' }];
const findings = (analysis: Partial<Analysis>): ReportForFacts => ({
  reportId: 'r2',
  companyId: 'c1',
  companyName: 'Northwind',
  generatedOn: '2026-11-02',
  analysis: { ...EMPTY, ...analysis },
  evidence: [
    { id: 'E1', url: 'https://northwind.example/news', date: '2026-10-05' },
    { id: 'E2', url: 'https://jobs.example/northwind', date: null },
  ],
});
const newsOf = (title: string, date: string | null, summary = '') => ({
  category: 'other' as const,
  title,
  summary,
  date,
  isBackground: false,
  citations: cite('E1'),
});
const launchOf = (name: string, description: string) => ({
  name,
  launchDate: null,
  description,
  isBackground: false,
  citations: [],
});

it('tells news, launches, openings and research in their verified words, newest first', () => {
  const report = findings({
    recentNews: [newsOf('Northwind opened a plant in Leipzig', '2026-10-05')],
    productLaunches: [{ ...launchOf('HyperGrip', 'Northwind launches HyperGrip.'), launchDate: '2026-10-20' }],
    jobOpenings: { ...EMPTY.jobOpenings, count: 1200, evidenceId: 'E2' },
    rdActivity: {
      ...EMPTY.rdActivity,
      hasRD: true,
      mentions: ['Northwind published a paper on grippers.', 'Northwind holds a patent.'],
      mentionCitations: [...cite('E1'), ...cite('E9')],
    },
  });
  const source = 'Report of 2026-11-02';
  const about = { company: 'Northwind', companyId: 'c1' };
  const news = 'https://northwind.example/news';
  expect(toMessageFacts(report)).toEqual([
    {
      id: 'report.c1.r2.openings',
      text: 'Northwind has 1,200 open positions',
      source,
      date: '2026-11-02',
      url: 'https://jobs.example/northwind',
      ...about,
    },
    {
      id: 'report.c1.r2.launch.1',
      text: 'Northwind launches HyperGrip.',
      source,
      date: '2026-10-20',
      url: null,
      ...about,
    },
    {
      id: 'report.c1.r2.news.1',
      text: 'Northwind opened a plant in Leipzig',
      source,
      date: '2026-10-05',
      url: news,
      ...about,
    },
    {
      id: 'report.c1.r2.research.1',
      text: 'Northwind published a paper on grippers.',
      source,
      date: '2026-10-05',
      url: news,
      ...about,
    },
    { id: 'report.c1.r2.research.2', text: 'Northwind holds a patent.', source, date: null, url: null, ...about },
  ]);
});

it.each([
  ['HyperGrip', '', 'Northwind launched HyperGrip'],
  ['HyperGrip', 'A gripper for boxes.', 'HyperGrip: A gripper for boxes.'],
  ['HyperGrip', 'hypergrip grips boxes.', 'hypergrip grips boxes.'],
])('names the product %s with the description %j', (name, description, text) => {
  expect(toMessageFacts(findings({ productLaunches: [launchOf(name, description)] }))[0]?.text).toBe(text);
});

it.each([
  [0, []],
  [1, ['Northwind has 1 open position']],
])('tells %i openings', (count, texts) => {
  const report = findings({ jobOpenings: { ...EMPTY.jobOpenings, count } });
  expect(toMessageFacts(report).map(({ text }) => text)).toEqual(texts);
});

it('leaves out what is too long for a fact, what is told twice, and more than thirty', () => {
  const many = Array.from({ length: 40 }, (_, index) => newsOf(`News ${index}`, '2026-10-05'));
  const long = newsOf('x'.repeat(601), '2026-10-09');
  const facts = toMessageFacts(findings({ recentNews: [long, newsOf('News 0', '2026-10-08'), ...many] }));
  expect(facts).toHaveLength(30);
  expect(facts.filter(({ text }) => text === 'News 0')).toHaveLength(1);
  expect(facts[0]).toMatchObject({ text: 'News 0', date: '2026-10-08' });
});

it('gives the findings of two companies and of two reports different ids', () => {
  const report = findings({ recentNews: [newsOf('It opened a plant', null)] });
  const reports = [report, { ...report, companyId: 'c2' }, { ...report, reportId: 'r3' }];
  expect(new Set(reports.flatMap(toMessageFacts).map(({ id }) => id)).size).toBe(3);
});

it('tells nothing of an empty report', () => {
  expect(toMessageFacts(findings({}))).toEqual([]);
});
