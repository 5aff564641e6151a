import type { ContactResults, ContactSource, SavedSearch } from '@workbench/services/contacts/schemas';
import { expect, test } from 'vitest';
import {
  savedSearchLastRunText,
  savedSearchPriceText,
  savedSearchRunText,
  searchSourceText,
} from './saved-search-summary.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const search = (lastRunAt: string | null, lastNewCount: number | null) => ({ lastRunAt, lastNewCount }) as SavedSearch;

test.each([
  [search(null, null), 'Not run yet'],
  [search('2026-11-19T12:00:00Z', 3), 'Last run 2 days ago, 3 new'],
  [search('2026-11-19T12:00:00Z', null), 'Last run 2 days ago'],
])('a saved search tells when it was run: %#', (one, text) => {
  expect(savedSearchLastRunText(one, NOW)).toBe(text);
});

const SOURCES = [
  { source: 'apollo', connected: true, searchCreditsMax: 0 },
  { source: 'pdl', connected: true, searchCreditsMax: 25 },
] as ContactSource[];

test('the price is told when a part of the search costs', () => {
  expect(savedSearchPriceText('apollo', SOURCES)).toBeNull();
  expect(savedSearchPriceText('pdl', SOURCES)).toBe('Up to 25 credits');
  expect(savedSearchPriceText('both', SOURCES)).toBe('Up to 25 credits');
});

test('a source that is not connected costs nothing', () => {
  expect(savedSearchPriceText('pdl', [{ ...SOURCES[1], connected: false } as ContactSource])).toBeNull();
});

test('a run tells how many are new', () => {
  const results = { contacts: [{}, {}], newCount: 1 } as ContactResults;
  expect(savedSearchRunText(results)).toBe('Found 2 contacts, 1 new since last time');
  expect(savedSearchRunText({ ...results, newCount: null })).toBe('Found 2 contacts');
});

test('both sources are named', () => {
  expect(searchSourceText('both')).toBe('Apollo and People Data Labs');
});
