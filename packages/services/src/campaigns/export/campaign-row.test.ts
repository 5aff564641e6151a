import { describe, expect, it } from 'vitest';
import type { Analysis, NewsCategory } from '../../reports/schemas.ts';
import { CAMPAIGN_COLUMNS, type RowFacts, toCampaignRow } from './campaign-row.ts';

const news = (category: NewsCategory, title: string, date: string | null, isBackground = false) => ({
  category,
  title,
  summary: '',
  date,
  isBackground,
  citations: [],
});
const launch = (name: string, launchDate: string | null, isBackground = false) => ({
  name,
  launchDate,
  description: '',
  isBackground,
  citations: [],
});

const ANALYSIS: Analysis = {
  summary: 'Acme grows.',
  summarySentences: [],
  productLaunches: [launch('Gripper', '2026-09-01'), launch('Old Gripper', '2020-01-01', true), launch('Arm', null)],
  rdActivity: {
    hasRD: true,
    keywords: ['soft robotics', '5G'],
    keywordCitations: [],
    mentions: [],
    mentionCitations: [],
  },
  jobOpenings: {
    count: 3,
    departmentsHiring: ['Sales', 'R&D'],
    positions: [],
    postings: [],
    evidenceId: null,
    evidenceIds: [],
  },
  recentNews: [
    news('equity_raise', 'Series B', '2026-10-02'),
    news('equity_raise', 'Seed', '2019-10-02', true),
    news('partnership', 'With Bolt', null),
    news('other', 'Prize', '2026-01-01'),
  ],
};

const facts = (part: Partial<RowFacts> = {}): RowFacts => ({
  companyId: 'abc',
  name: 'Acme',
  domain: 'acme.example',
  state: 'completed',
  report: {
    id: 'b.abc',
    generatedAt: new Date('2026-11-21T12:00:00Z'),
    analysis: ANALYSIS,
    outcomes: [
      { label: 'Company site', state: 'found' },
      { label: 'GDELT', state: 'failed' },
      { label: 'Job boards', state: 'found' },
    ],
  },
  ...part,
});

describe('a row of the comparison table', () => {
  it('tells what the report says, under the columns of its screen, and leaves out what is long past', () => {
    const row = toCampaignRow(facts());
    expect(Object.fromEntries(CAMPAIGN_COLUMNS.map(({ header }, index) => [header, row[index]]))).toEqual({
      Company: 'Acme',
      Domain: 'acme.example',
      State: 'Completed',
      'Generated at': '2026-11-21T12:00:00.000Z',
      Summary: 'Acme grows.',
      Openings: 3,
      'Departments hiring': 'Sales; R&D',
      'Funding & Investment': 'Series B (2026-10-02)',
      'Partnerships & Collaborations': 'With Bolt (undated)',
      'Office Expansion & Relocation': '',
      'Other News': 'Prize (2026-01-01)',
      'Product launches': 'Gripper (2026-09-01); Arm (undated)',
      'R&D keywords': 'soft robotics; 5G',
      'Sources read': 'Company site; Job boards',
      'Report link': '/company-reports?company=abc&report=b.abc',
      'Workbench ID': 'abc',
    });
  });

  it('is as long for a company without a report, and says how that ended', () => {
    const row = toCampaignRow(facts({ state: 'failed', report: null }));
    expect(row).toHaveLength(CAMPAIGN_COLUMNS.length);
    expect(row.slice(0, 4)).toEqual(['Acme', 'acme.example', 'Failed', null]);
    expect(toCampaignRow(facts({ state: null, report: null }))[2]).toBeNull();
  });
});
