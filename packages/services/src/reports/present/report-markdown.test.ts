import { expect, it } from 'vitest';
import type { CompanyReport, ReportData } from '../schemas.ts';
import { cite, item } from '../verify/verify-draft.fixtures.ts';
import { toMarkdown } from './report-markdown.ts';

const HOSTILE = '# <img src=x> [click](javascript:alert(1)) **bold** | `code` \\ end\n## Next';
const launch = { name: 'GripOne', launchDate: '2026-09-01', description: 'A gripper.', isBackground: false };
const DATA: ReportData = {
  analysis: {
    summary: 'Northwind raised $40 million.',
    summarySentences: [{ text: 'Northwind raised $40 million.', citations: [cite('E1', 'raised $40 million')] }],
    productLaunches: [{ ...launch, citations: [cite('E1', 'launches GripOne'), cite('E2', 'GripOne')] }],
    rdActivity: {
      hasRD: true,
      keywords: ['soft grippers'],
      keywordCitations: [cite('E1', 'soft grippers')],
      mentions: ['It tests grippers.'],
      mentionCitations: [cite('E2', 'tests grippers')],
    },
    jobOpenings: {
      count: 1,
      departmentsHiring: ['R&D'],
      positions: ['Engineer'],
      postings: [{ title: 'Engineer', department: 'R&D', location: null, url: null, postedOn: '2026-11-01' }],
      evidenceId: 'E3',
      evidenceIds: ['E3'],
    },
    recentNews: [
      {
        category: 'office_move',
        title: 'Office in Oslo',
        summary: 'It is large.',
        date: null,
        isBackground: false,
        citations: [cite('E2', 'Office in Oslo')],
      },
      {
        category: 'equity_raise',
        title: 'An old round',
        summary: '',
        date: '2024-01-01',
        isBackground: true,
        citations: [cite('E1', 'old round')],
      },
    ],
  },
  evidence: ['E1', 'E2', 'E3', 'E4'].map((id) => item(id, `Title of ${id}`)),
  outcomes: [
    {
      source: 'site',
      label: 'Company site',
      state: 'timed_out',
      message: 'It was slow',
      evidence: 2,
      pages: [],
      durationMs: 1,
    },
    {
      source: 'second_reading',
      label: 'Second reading',
      state: 'found',
      message: '3 statements read again by the model',
      evidence: 0,
      pages: [],
      durationMs: 1,
    },
  ],
  unconfirmed: [{ title: 'Northwind Traders', url: 'https://x.example', reason: 'Another one' }],
  drops: [{ section: 'summary', text: 'An invented text', reason: 'x' }],
  changes: null,
  analyst: { kind: 'model', name: 'model_1', version: '1' },
  durationMs: 1500,
  cost: { inputTokens: 1000, outputTokens: 20, pagesRead: 4 },
};

const markdownOf = (data: ReportData | null, fields: Partial<CompanyReport> = {}) =>
  toMarkdown({
    companyId: 'c1',
    companyName: 'Northwind Robotics',
    domain: 'northwind.example.com',
    status: 'completed',
    errorMessage: null,
    id: 'r1',
    version: 2,
    generatedAt: '2026-11-21T12:00:00.000Z',
    reportData: data,
    versions: [],
    ...fields,
  });
const withAnalysis = (analysis: Partial<ReportData['analysis']>) =>
  markdownOf({ ...DATA, analysis: { ...DATA.analysis, ...analysis } });
const headingsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('#'));

it('has a section for all that is there, in the order of the screen', () => {
  expect(headingsOf(markdownOf(DATA))).toEqual([
    '# Northwind Robotics',
    '## Executive Summary',
    '## New Product Launches',
    '## R&D Activity',
    '## Job Openings',
    '## Office Expansion & Relocation',
    '## Background',
    '## Sources',
    '## How this report was made',
  ]);
});

it('marks each statement with its sources, and tells undated and old ones apart', () => {
  const lines = markdownOf(DATA).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Northwind raised $40 million. [E1]',
      '- **GripOne** (2026-09-01): A gripper. [E1] [E2]',
      'Keywords: soft grippers',
      '- It tests grippers. [E2]',
      '1 open [E3]',
      'Departments hiring: R&D',
      '- Engineer — R&D — 2026-11-01',
      '- **Office in Oslo** (undated) It is large. [E2]',
    ]),
  );
  expect(markdownOf(DATA)).toContain('- **An old round** (2024-01-01, background)');
});

it('lists the sources that are cited, with the quoted words, and no other', () => {
  const text = markdownOf(DATA);
  const sources = text.slice(text.indexOf('## Sources'), text.indexOf('## How'));
  expect(sources).toContain(
    '- [E1] Title of E1, northwind.example.com, 2026-10-02: <https://northwind.example.com/E1>\n  > raised $40 million\n',
  );
  expect(sources.match(/^- \[E\d\]/gm)).toEqual(['- [E1]', '- [E2]', '- [E3]']);
});

it('counts what was left out without repeating it', () => {
  const text = markdownOf(DATA);
  expect(text).toContain('- Company site: timed out, 2 found (It was slow)');
  expect(text).toContain('- Second reading: 3 statements read again by the model');
  expect(text).toContain('- 1 statements were rejected and left out');
  expect(text).toContain('1020 tokens, 1.5 s');
  expect(text).not.toContain('An invented text');
  expect(text).not.toContain('Northwind Traders');
});

/** Reads the file as Markdown does, as far as it concerns us: what is behind a backslash is a letter. */
const unescaped = (text: string) => text.replace(/\\[\\`*_[\]<>#|~!-]/g, '');

it('lets no fetched text become a heading, a link, a tag or code', () => {
  const citations = [cite('E1', HOSTILE)];
  const text = markdownOf(
    {
      ...DATA,
      analysis: {
        ...DATA.analysis,
        summarySentences: [{ text: HOSTILE, citations }],
        productLaunches: [{ ...launch, name: HOSTILE, description: HOSTILE, citations }],
        rdActivity: {
          hasRD: true,
          keywords: [HOSTILE],
          keywordCitations: citations,
          mentions: [HOSTILE],
          mentionCitations: citations,
        },
        jobOpenings: {
          ...DATA.analysis.jobOpenings,
          departmentsHiring: [HOSTILE],
          postings: [{ title: HOSTILE, department: HOSTILE, location: HOSTILE, url: HOSTILE, postedOn: null }],
        },
        recentNews: [
          { category: 'other', title: HOSTILE, summary: HOSTILE, date: null, isBackground: false, citations },
        ],
      },
      evidence: [item('E1', HOSTILE, { title: HOSTILE, publisher: HOSTILE, url: 'https://x.example/a>b<c\n# d' })],
      outcomes: DATA.outcomes.map((outcome) => ({ ...outcome, label: HOSTILE, message: HOSTILE })),
      analyst: { kind: 'model', name: HOSTILE, version: '1' },
    },
    { companyName: HOSTILE, domain: HOSTILE },
  );
  expect(headingsOf(text).filter((line) => line.includes('Next'))).toHaveLength(1);
  const bare = unescaped(text);
  expect(bare).not.toMatch(/<img|\]\(|`code`|\*\*bold\*\*/);
  expect(bare.match(/<[^>\n]*>/g)).toEqual(['<https://x.example/a%3Eb%3Cc%0A#%20d>']);
});

it('makes no link of a bare address in a text', () => {
  const named = 'Apply at https://evil.example/x or www.evil.example';
  const text = withAnalysis({ summarySentences: [{ text: named, citations: [cite('E1', 'x')] }] });
  expect(text).toContain('Apply at https\\://evil.example/x or www\\.evil.example [E1]');
});

it('keeps a list a list when a text begins like one', () => {
  const text = withAnalysis({
    summarySentences: [
      { text: '- one', citations: [cite('E1', 'one')] },
      { text: '1. two', citations: [cite('E1', 'two')] },
    ],
  });
  expect(text).toContain('\\- one [E1] 1. two [E1]');
});

it('says so when nothing was found and when it is not finished', () => {
  const empty = markdownOf({
    ...DATA,
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
  });
  expect(empty).toContain('Nothing found; 4 pages were read.');
  expect(empty).toContain('No job board found.');
  expect(headingsOf(empty)).toEqual([
    '# Northwind Robotics',
    '## Executive Summary',
    '## Job Openings',
    '## How this report was made',
  ]);
  expect(markdownOf(null)).toBe('# Northwind Robotics\n\nThis report is not finished.\n');
});
