import type { Explanation, SourceRecord } from '@workbench/services/companies/schemas';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PanelQuery } from '~/components/ui/feedback/PanelQueryState';
import { LocationsPanel } from '../LocationsPanel.tsx';
import { SourcesPanel } from './SourcesPanel.tsx';

const record = (source: string, employeeCount: number, part: Partial<SourceRecord> = {}): SourceRecord => ({
  source,
  employeeCount,
  employeeMin: null,
  employeeMax: null,
  kind: 'exact',
  scope: 'group',
  locations: ['Oslo, Norway'],
  asOf: null,
  countedParent: null,
  asOfBasis: null,
  scrapedAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  url: null,
  quote: null,
  ...part,
});
const query = (data: SourceRecord[]): PanelQuery<SourceRecord[]> => ({ data, error: null, refetch: () => {} });
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const RECORDS = [record('Registry', 1000, { scrapedAt: null }), record('Network', 1102, { locations: ['Bergen'] })];

it('compares the sources with the aggregate, and says how far they are apart', () => {
  const panel = renderToStaticMarkup(
    createElement(SourcesPanel, { records: query(RECORDS), aggregate: 1051, explanation: undefined, isSyncing: false }),
  );
  expect([...panel.matchAll(/<th scope="col"[^>]*>([^<]+)/g)].map(([, title]) => title)).toEqual([
    'Source',
    'Employee Count',
    'Variance',
    'Counts',
    'As of',
    'Last Updated',
    'In the headcount',
  ]);
  expect(textOf(panel)).toContain('Registry Exact count · Group 1,000 ±51 5% Exact count · Group – Unknown –');
  expect(textOf(panel)).toContain('Network Exact count · Group 1,102 ±51 5% Exact count · Group – 2 hours ago –');
  expect(textOf(panel)).toContain('Total variance across sources: ±102 employees');
  expect(textOf(panel)).toContain('Each source’s figure with the newest date, from a sync or a file.');
});

it('shows beside a figure what it counts, for which day, and that it is not compared or contains the headcount', () => {
  const records = [
    record('SIRENE', 0, { scope: 'legal_entity', asOf: '2025-12-31T00:00:00.000Z', asOfBasis: 'stated' }),
    record('Band', 0, { employeeCount: null, employeeMin: 1001, employeeMax: 5000, kind: 'band' }),
    record('Apollo', 1040, { kind: 'estimated', asOf: '2026-06-01T00:00:00.000Z', asOfBasis: 'queried' }),
  ];
  const reason = 'not counted: the legal entity in France';
  const explanation = {
    records: [
      { source: 'SIRENE', used: false, reasonCode: 'other_scope', reason },
      { source: 'Apollo', used: true, reasonCode: 'used', reason: 'used' },
    ],
  } as Explanation;
  const panel = createElement(SourcesPanel, {
    records: query(records),
    aggregate: 1051,
    explanation,
    isSyncing: false,
  });
  const text = textOf(renderToStaticMarkup(panel));
  expect(text).toContain('SIRENE Exact count · Legal entity Not counted: the legal entity in France 0 –');
  expect(text).toContain('Dec 31, 2025 2 hours ago as of Dec 31, 2025 Not counted: the legal entity in France');
  expect(text).toContain('Band Range · Group 1,001–5,000 Contains it');
  expect(text).toContain('Apollo Estimate · Group 1,040 ±11 1% Estimate · Group Jun 1, 2026 (queried)');
  expect(text).toMatch(/as of the query, Jun 1, 2026 Used/);
  expect(text).not.toContain('Total variance');
});

it('names each location once, with the number of its sources', () => {
  const records = [...RECORDS, record('Survey', 1100)];
  const panel = renderToStaticMarkup(createElement(LocationsPanel, { records: query(records) }));
  expect(textOf(panel)).toBe('Oslo, Norway Reported by 2 source(s) Bergen Reported by 1 source(s)');
});
