import type { TimelineEntry } from '@workbench/services/timeline/schemas';
import { expect, it } from 'vitest';
import { actorText, entryDay, entryDetails } from './timeline-labels.ts';

it.each<[TimelineEntry['by'], string]>([
  [{ kind: 'person', label: null }, 'A user'],
  [{ kind: 'source', label: 'Wikidata' }, 'Wikidata'],
  [{ kind: 'import', label: 'companies.csv' }, 'Import: companies.csv'],
  [{ kind: 'unknown', label: null }, ''],
])('%j reads %j', (by, text) => {
  expect(actorText(by)).toBe(text);
});

it('a figure has the same day in every time zone', () => {
  const entry = { id: '1', title: '', by: { kind: 'source', label: null }, details: {} } as const;
  expect(entryDay({ ...entry, kind: 'figure', at: '2026-03-01T00:00:00.000Z' })).toBe('Mar 1, 2026');
});

it('a figure says for how long it was reported, where its time does not, in the days of the reader', () => {
  const details = { Before: '4,229', After: '4,515', 'Reported for': '2026-05-20' };
  const figure = { kind: 'figure', at: '2026-05-20T00:00:00.000Z', details } as const;
  expect(entryDetails(figure)).toEqual([]);
  expect(entryDetails({ ...figure, details: { 'Reported for': '2026-05-20 to 2026-08-20' } })).toEqual([
    ['Reported for', 'May 20, 2026 to Aug 20, 2026'],
  ]);
  expect(entryDetails({ ...figure, kind: 'note', details: { Id: '12-2026-05-20-7' } })).toEqual([
    ['Id', '12-2026-05-20-7'],
  ]);
});
