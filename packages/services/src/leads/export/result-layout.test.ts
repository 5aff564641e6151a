import { expect, it } from 'vitest';
import type { HeaderMap } from '../table/index.ts';
import { layOutResults, withResults } from './result-layout.ts';

const MAP = {
  columns: { email: 0 },
  fullName: null,
  domain: null,
  locationColumns: [],
  mapping: [],
} as unknown as HeaderMap;

/** A row of a file that an earlier export of ours brought along, exported again. */
function exportAgain(cells: Record<string, string>, values: Record<string, string | null>): string[] {
  const results = Object.entries(values).map(([header, value]) => ({ header, value, field: null }));
  const layout = layOutResults(Object.keys(cells), MAP, results, new Set());
  return withResults(Object.values(cells), results, layout);
}

it('what an earlier file said of our work goes where nothing is to be said any more; the own cells stay', () => {
  const cells = {
    Email: 'm@acme.com',
    'Enrichment Status': 'Failed',
    'Enrichment Notes': 'No key',
    'Company Domain': 'acme.com',
  };
  expect(
    exportAgain(cells, { 'Enrichment Status': 'Completed', 'Enrichment Notes': '', 'Company Domain': '' }),
  ).toEqual(['m@acme.com', 'Completed', '', 'acme.com']);
});

it('what an earlier file said stays while the lead is in progress', () => {
  const cells = { Email: 'm@acme.com', 'Enrichment Status': 'Failed' };
  expect(exportAgain(cells, { 'Enrichment Status': null })).toEqual(['m@acme.com', 'Failed']);
});
