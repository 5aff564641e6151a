import { SuppressionModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { lookupHashes } from '../../suppression/index.ts';
import { RESULTS_KEPT_MS } from '../limits.ts';
import { apollo, pdl } from '../people/people.fixtures.ts';
import { type SearchContactsInput, searchContactsInput, storedResultsInput } from '../schemas.ts';
import { findStoredResults } from './find-stored-results.ts';
import { FakeSources, page } from './search.fixtures.ts';
import { searchContacts } from './search-contacts.ts';

useTestDatabase();
let sources = new FakeSources();
beforeEach(async () => {
  await emptyTestDatabase();
  sources = new FakeSources();
});

const FILTERS = { jobTitles: ['Head of Operations'], source: 'both' as const };
const person = (id: string) => ({ id, name: `Person ${id}` });
const search = (input: Partial<SearchContactsInput> = {}) =>
  searchContacts({ ctx: sources.ctx, input: searchContactsInput.parse({ ...FILTERS, ...input }) }, sources);
const stored = (input: object = {}) =>
  findStoredResults({ ctx: sources.ctx, input: storedResultsInput.parse({ ...FILTERS, ...input }) }, sources);
const idsOf = (contacts: { id: string }[] = []) => contacts.map(({ id }) => id);

it('gives all pages of a search again and where it goes on, without querying a source', async () => {
  sources.replies.apollo = () => page([apollo('1', person('1'))], 60, '2');
  sources.replies.pdl = () => page([pdl('7', person('7'))], 3, 'more');
  const first = await search();
  sources.replies.apollo = () => page([apollo('2', person('2'))], 60, '3');
  const second = await search({ cursor: first.next });
  const asked = sources.searches.apollo.length + sources.searches.pdl.length;

  const { results, foundAt } = await stored();
  expect(idsOf(results?.contacts)).toEqual(['apollo:1', 'pdl:7', 'apollo:2']);
  expect(results).toMatchObject({ next: second.next, totalResults: 63, isUpTo: true, page: 2, newCount: null });
  expect(results?.asked).toMatchObject([
    { source: 'apollo', found: 2, total: 60, credits: 0 },
    { source: 'pdl', found: 1, total: 3, credits: 0 },
  ]);
  expect(foundAt).toBe(sources.time.toISOString());
  expect(sources.searches.apollo.length + sources.searches.pdl.length).toBe(asked);
});

it('has nothing of another search, nor of one from the day before', async () => {
  sources.replies.apollo = () => page([apollo('1', person('1'))]);
  await search();
  const nothing = { results: null, foundAt: null };
  expect(await stored({ source: 'apollo' })).toEqual(nothing);
  expect(await stored({ companyNames: ['Northwind Freight'] })).toEqual(nothing);
  sources.time = new Date(sources.time.getTime() + RESULTS_KEPT_MS);
  expect(await stored()).toEqual(nothing);
});

it('leaves out who was suppressed since', async () => {
  sources.replies.apollo = () => page([apollo('1', person('1')), apollo('2', person('2'))]);
  await search();
  const [hash = ''] = lookupHashes(sources.ctx, { kind: 'source-id', value: 'apollo:1' });
  await SuppressionModel.create({ _id: 'x', hashes: [{ kind: 'source-id', hash }], addedAt: sources.time });
  expect(idsOf((await stored()).results?.contacts)).toEqual(['apollo:2']);
});
