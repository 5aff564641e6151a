import { randomUUID } from 'node:crypto';
import { ContactSearchPageModel, SavedSearchModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AT, contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { SAVED_SEARCHES_MAX } from '../limits.ts';
import type { Contact, ContactResults, SaveSearchInput, SearchContactsInput } from '../schemas.ts';
import { runSavedSearch } from './run-saved-search.ts';
import { listSavedSearches, SEEN_MAX, saveSearch } from './saved-searches.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const FILTERS = {
  jobTitles: ['Head of Operations'],
  locations: [],
  industries: [],
  companyNames: [],
  seniorities: [],
  companySize: null,
  keywords: '',
};
const save = (input: Partial<SaveSearchInput> = {}) =>
  saveSearch({ ctx, input: { name: 'Ops', source: 'both', filters: FILTERS, seenIds: [], ...input } });
const list = () => listSavedSearches({ ctx, input: {} });

/** Found by all of the ids: "apollo:1". */
function contact(...ids: string[]): Contact {
  const sources = ids.map((id) => ({ source: id.split(':')[0] as 'apollo', id: id.split(':')[1] ?? '' }));
  return { id: ids[0] ?? '', sources, isNew: false } as unknown as Contact;
}

const asked: SearchContactsInput[] = [];
beforeEach(() => void asked.splice(0));

function run(id: string, found: Contact[] | Error) {
  return runSavedSearch({ ctx, input: { id } }, async ({ input }) => {
    asked.push(input);
    if (found instanceof Error) throw found;
    return { contacts: found, totalResults: 40 + found.length, newCount: null } as ContactResults;
  });
}
const newIds = ({ results }: { results: ContactResults }) =>
  results.contacts.flatMap(({ id, isNew }) => (isNew ? [id] : []));

describe('saved searches', () => {
  it('are at most two hundred, and a repeated call does not count its own', async () => {
    const { id: kept } = await save();
    const first = await SavedSearchModel.findById(kept).orFail().lean();
    const others = Array.from({ length: SAVED_SEARCHES_MAX - 2 }, () => ({ ...first, _id: randomUUID() }));
    await SavedSearchModel.collection.insertMany(others as never);
    const call = { ...ctx, callId: randomUUID() };
    const saveLast = () =>
      saveSearch({ ctx: call, input: { name: 'Last', source: 'both', filters: FILTERS, seenIds: [] } });
    const last = await saveLast();
    expect(await saveLast()).toEqual(last);
    await expect(save()).rejects.toThrow('There are 200 saved searches already');
  });

  it('are kept as they were searched, newest first', async () => {
    const first = await save({ sentence: 'operations leads' });
    clock.now = new Date(AT.getTime() + 1000);
    const second = await save();
    expect(first).toEqual({
      id: expect.any(String),
      name: 'Ops',
      source: 'both',
      filters: FILTERS,
      sentence: 'operations leads',
      createdAt: AT.toISOString(),
      lastRunAt: null,
      lastTotal: null,
      lastNewCount: null,
    });
    expect(await list()).toEqual([second, first]);
  });

  it('are 200 at most', async () => {
    const { id } = await save();
    const doc = await SavedSearchModel.findById(id).lean();
    await SavedSearchModel.insertMany(Array.from({ length: 199 }, () => ({ ...doc, _id: randomUUID() })));
    await expect(save()).rejects.toMatchObject({ kind: 'invalid', message: expect.stringContaining('200 saved') });
    await SavedSearchModel.deleteOne({ _id: id });
    await save();
  });

  it('are not run after they were removed', async () => {
    const { id } = await save();
    await SavedSearchModel.deleteOne({ _id: id });
    await expect(run(id, [])).rejects.toMatchObject({ kind: 'not_found' });
    expect(asked).toEqual([]);
  });
});

describe('a run', () => {
  it('asks for the first page of what was saved, and notes when it ran and what came', async () => {
    const { id } = await save();
    const { search, results } = await run(id, [contact('apollo:1')]);
    expect(asked).toEqual([{ ...FILTERS, source: 'both', page: 1, perPage: 25 }]);
    expect(search).toMatchObject({ lastRunAt: AT.toISOString(), lastTotal: 41, lastNewCount: 0 });
    expect(results).toMatchObject({ totalResults: 41, newCount: 0 });
    expect(await list()).toEqual([search]);
  });

  it('has nobody new the first time, and afterwards those who were not there', async () => {
    const { id } = await save();
    expect(newIds(await run(id, [contact('apollo:1'), contact('apollo:2')]))).toEqual([]);
    const second = await run(id, [contact('apollo:2'), contact('apollo:3')]);
    expect(newIds(second)).toEqual(['apollo:3']);
    expect(second.search.lastNewCount).toBe(1);
    expect(newIds(await run(id, [contact('apollo:1'), contact('apollo:3')]))).toEqual([]);
  });

  it('takes whom it showed while it was saved for seen, by every source that knew them', async () => {
    await ContactSearchPageModel.create({
      _id: randomUUID(),
      searchKey: 'x',
      page: 1,
      next: {},
      totals: {},
      people: [
        {
          id: 'apollo:1',
          people: [
            { source: 'apollo', id: '1' },
            { source: 'pdl', id: '9' },
          ],
          mergedBecause: 'Same LinkedIn profile',
        },
      ],
      foundAt: AT,
      expiresAt: new Date(AT.getTime() + 1000),
    });
    const { id } = await save({ seenIds: ['apollo:1', 'apollo:forgotten'] });
    const found = [contact('pdl:9'), contact('apollo:forgotten'), contact('pdl:1')];
    expect(newIds(await run(id, found))).toEqual(['pdl:1']);
  });

  it('knows a merged person by any of their sources', async () => {
    const { id } = await save();
    await run(id, [contact('apollo:1', 'pdl:9')]);
    expect(newIds(await run(id, [contact('pdl:9'), contact('pdl:2', 'apollo:1'), contact('pdl:3')]))).toEqual([
      'pdl:3',
    ]);
  });

  it('that fails changes nothing', async () => {
    const { id } = await save();
    await run(id, [contact('apollo:1')]);
    const before = await SavedSearchModel.find().lean();
    clock.now = new Date(AT.getTime() + 1000);
    await expect(run(id, new Error('Apollo does not answer'))).rejects.toThrow('Apollo does not answer');
    expect(await SavedSearchModel.find().lean()).toEqual(before);
  });

  it('keeps the last 5,000 as hashes that name nobody', async () => {
    const { id } = await save();
    const many = Array.from({ length: SEEN_MAX }, (_, at) => contact(`apollo:${at}`));
    await run(id, many);
    await run(id, [contact('apollo:0'), contact('apollo:new')]);
    const stored = await SavedSearchModel.findById(id).lean();
    expect(stored?.seen).toHaveLength(SEEN_MAX);
    expect(JSON.stringify(stored)).not.toContain('apollo:');
    const third = await run(id, [contact('apollo:0'), contact('apollo:1'), contact('apollo:2')]);
    expect(newIds(third)).toEqual(['apollo:1']);
  });
});
