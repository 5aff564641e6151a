import type { TimelineEntry } from '@workbench/services/timeline/schemas';
import { expect, it } from 'vitest';
import { actorText, entryDay } from './timeline-labels.ts';

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
