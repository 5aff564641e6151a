import type { Company } from '@workbench/services/companies/schemas';
import type { CompanyReport, EvidenceItem, ReportData, ReportPage } from '@workbench/services/reports/schemas';

/** Reports that a test makes up, for states that a real run passes too fast or never. */
export const COMPANY: Company = {
  id: '0123456789abcdef01234567',
  name: 'Kettles, Inc.',
  domain: 'kettles.example.com',
  industry: 'Household',
  aggregatedEmployeeCount: 120,
  locations: ['Oslo, Norway'],
  dataQuality: 'medium',
  sourceCount: 2,
  aggregatedEmployeeCountIsMinimum: false,
  headcountScope: 'group',
  comparableSourceCount: 2,
  singleFigure: null,
  growth: { months3: null, months6: null, months12: null },
  spread: null,
  normalizedLocations: [],
  tags: [],
  custom: {},
  aliases: [],
  identifiers: [],
  parent: null,
  subsidiaries: 0,
  createdAt: '2026-03-02T09:30:00.000Z',
  updatedAt: '2026-03-14T18:00:00.000Z',
};

const QUOTE = 'today opened\n  an office in Bergen';

function evidence(id: string, part: Partial<EvidenceItem> = {}): EvidenceItem {
  return {
    id,
    kind: 'page',
    url: `https://kettles.example.com/news/${id}`,
    title: `News ${id}`,
    date: '2026-10-02',
    publisher: 'kettles.example.com',
    text: `${'Kettles are for boiling water. '.repeat(60)}Kettles, Inc. ${QUOTE}. ${'More text. '.repeat(80)}`,
    proof: 'own_domain',
    ...part,
  };
}

const cite = (evidenceId: string, quote = 'today opened an office in Bergen') => [{ evidenceId, quote }];

const NEWS = (['other', 'office_move', 'partnership', 'equity_raise'] as const).map((category, index) => ({
  category,
  title: `News of the kind ${category}`,
  summary: 'Kettles, Inc. opened an office in Bergen.',
  date: index === 0 ? null : '2026-10-02',
  isBackground: false,
  citations: cite(`E${index + 1}`),
}));

const POSITIONS = Array.from({ length: 23 }, (_, index) => `Boiler engineer ${index + 1}`);

export const REPORT_DATA: ReportData = {
  analysis: {
    summary: 'Kettles, Inc. opened an office in Bergen. It has 23 open positions.',
    summarySentences: [
      { text: 'Kettles, Inc. opened an office in Bergen.', citations: [...cite('E1'), ...cite('E2')] },
      { text: 'It has 23 open positions.', citations: cite('E5', '') },
    ],
    productLaunches: [
      {
        name: 'Kettle 3000',
        launchDate: '2026-09-15',
        description: 'A kettle that boils in ten seconds.',
        isBackground: false,
        citations: cite('E2'),
      },
      {
        name: 'Kettle 2000',
        launchDate: '2023-03-01',
        description: 'The kettle before.',
        isBackground: true,
        citations: cite('E3'),
      },
    ],
    rdActivity: {
      hasRD: true,
      keywords: ['thermodynamics', 'heat pumps'],
      keywordCitations: [...cite('E3'), ...cite('E4')],
      mentions: ['The laboratory in Trondheim studies boiling.'],
      mentionCitations: cite('E4'),
    },
    jobOpenings: {
      count: POSITIONS.length,
      departmentsHiring: ['Engineering', 'Sales'],
      positions: POSITIONS,
      postings: POSITIONS.map((title, index) => ({
        title,
        department: 'Engineering',
        location: 'Bergen',
        url: `https://jobs.example.com/${index}`,
        postedOn: '2026-11-01',
      })),
      evidenceId: 'E5',
      evidenceIds: ['E5'],
    },
    recentNews: [
      ...NEWS,
      {
        category: 'other',
        title: 'Founded long ago',
        summary: 'Two brothers founded the company.',
        date: '2019-01-01',
        isBackground: true,
        citations: cite('E4'),
      },
    ],
  },
  evidence: [
    evidence('E1'),
    evidence('E2'),
    evidence('E3', { url: 'javascript:alert(1)' }),
    evidence('E4', { kind: 'publication', publisher: 'Journal of Boiling', proof: 'name_and_place', date: null }),
    evidence('E5', { kind: 'job_board', proof: 'linked_from_site', title: 'Jobs at Kettles', text: '' }),
  ],
  outcomes: [
    {
      source: 'site',
      label: 'Company site',
      state: 'found',
      message: null,
      evidence: 4,
      pages: [
        { url: 'https://kettles.example.com/', state: 'read', message: null },
        { url: 'https://kettles.example.com/huge', state: 'too_large', message: 'Larger than 4 MB' },
      ],
      durationMs: 2300,
    },
    {
      source: 'gdelt',
      label: 'GDELT',
      state: 'timed_out',
      message: 'No answer within 20 s',
      evidence: 0,
      pages: [],
      durationMs: 20_000,
    },
  ],
  unconfirmed: [
    { title: 'Kettles of Texas raises $5M', url: 'https://news.example.com/t', reason: 'It names another place.' },
  ],
  drops: [{ section: 'summary', text: 'It will double its sales.', reason: 'Its quote stands in no evidence.' }],
  changes: {
    since: 1,
    newLaunches: ['Kettle 3000'],
    newNews: [],
    openedPositions: ['Boiler engineer 1'],
    closedPositions: ['Tea maker'],
    newKeywords: [],
  },
  analyst: { kind: 'built-in', name: 'Built-in analyst', version: '1' },
  durationMs: 24_000,
  cost: { inputTokens: 0, outputTokens: 0, pagesRead: 14 },
};

const VERSIONS = [2, 1].map((version) => ({
  id: `report-${version}`,
  version,
  generatedAt: `2026-11-2${version - 1}T09:00:00Z`,
  analyst: 'Built-in analyst',
}));

/** A completed report, or what a part makes of it. */
export function reportOf(part: Partial<CompanyReport> = {}): CompanyReport {
  return {
    companyId: COMPANY.id,
    companyName: COMPANY.name,
    domain: COMPANY.domain,
    status: 'completed',
    errorMessage: null,
    id: 'report-2',
    version: 2,
    generatedAt: '2026-11-21T09:00:00Z',
    reportData: REPORT_DATA,
    versions: VERSIONS,
    ...part,
  };
}

const UNFINISHED = { id: null, version: null, generatedAt: null, reportData: null } as const;
export const GENERATING = reportOf({ ...UNFINISHED, status: 'generating' });
export const FAILED = reportOf({ ...UNFINISHED, status: 'failed', errorMessage: 'No page of the site could be read' });

/** A report that came to nothing. */
export const EMPTY = reportOf({
  reportData: {
    ...REPORT_DATA,
    analysis: {
      summary: '',
      summarySentences: [],
      productLaunches: [],
      rdActivity: { hasRD: false, keywords: [], keywordCitations: [], mentions: [], mentionCitations: [] },
      jobOpenings: {
        count: null,
        departmentsHiring: [],
        positions: [],
        postings: [],
        evidenceId: null,
        evidenceIds: [],
      },
      recentNews: [],
    },
    evidence: [],
    drops: [],
    unconfirmed: [],
    changes: null,
  },
});

export const LATEST: ReportPage = {
  items: [
    {
      id: 'report-2',
      companyId: COMPANY.id,
      companyName: COMPANY.name,
      domain: COMPANY.domain,
      version: 2,
      generatedAt: '2026-10-12T09:00:00.000Z',
      news: 3,
      openings: 12,
      lead: { title: 'Kettles raised 12 million euros from Fjord Ventures', date: '2026-10-02' },
    },
    {
      id: 'report-9',
      companyId: '0123456789abcdef01234568',
      companyName: 'A company with a name that is much too long for any column of any table',
      domain: 'a-company-with-a-name-that-is-much-too-long.example.com',
      version: 1,
      generatedAt: '2026-10-11T09:00:00.000Z',
      news: 0,
      openings: null,
      lead: null,
    },
  ],
  nextCursor: 'more',
};
