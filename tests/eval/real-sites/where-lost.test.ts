import { expect, it } from 'vitest';
import { EMPTY_REPORT_DRAFT, type ReportDraft } from '../../../packages/services/src/reports/analyse/analyst.ts';
import { COMPANY, cite, item, NOW } from '../../../packages/services/src/reports/verify/verify-draft.fixtures.ts';
import { verifyDraft } from '../../../packages/services/src/reports/verify/verify-draft.ts';
import type { SiteReport } from './report-on-site.ts';
import { whereLost } from './where-lost.ts';

const TITLE = 'Northwind opens a plant in Leith';
const FACT = { key: 'plant in Leith', url: '/E1', date: '2026-10-02', category: ['office_move'] };
const SITE = { ...COMPANY, slug: 'northwind', places: [], now: '2026-11-21' };
const ARTICLE = item('E1', TITLE);

function report(part: Partial<SiteReport>): SiteReport {
  const { evidence = [ARTICLE], draft = EMPTY_REPORT_DRAFT } = part;
  const { analysis, drops } = verifyDraft(draft, { company: COMPANY, evidence, postings: null, now: NOW });
  return { analysis, drops, draft, evidence, failures: [], headcount: null, pages: [], isOfModel: true, ...part };
}

const news = (title: string, quote = TITLE): ReportDraft => ({
  ...EMPTY_REPORT_DRAFT,
  news: [{ category: 'other', title, summary: title, date: null, citations: [cite('E1', quote)] }],
});

it('names the stage that a fact did not pass', () => {
  const stageOf = (part: Partial<SiteReport>) => whereLost(FACT, report(part), SITE).stage;
  expect(stageOf({ evidence: [] })).toBe('gathering');
  expect(stageOf({})).toBe('draft');
  expect(stageOf({ draft: news(TITLE, 'Northwind opens a plant in Cork') })).toBe('verification');
  expect(stageOf({ draft: news(TITLE) })).toBe('merging');
});

it('says why the verifier rejected it', () => {
  const draft = news(TITLE, 'Northwind opens a plant in Cork');
  expect(whereLost(FACT, report({ draft }), SITE).reason).toBe('Its quote is not in the evidence');
});
