import { ConnectorError } from '@workbench/connectors/errors';
import { ContactModel, ContactSearchPageModel, SuppressionModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { ignoreChanges } from '../../shared/saved-people.fixtures.ts';
import { lookupHashes } from '../../suppression/index.ts';
import { RESULTS_KEPT_MS } from '../limits.ts';
import { apollo, pdl } from '../people/people.fixtures.ts';
import { assertAllFound, findResults } from '../results/find-results.ts';
import { upsertContact } from '../saved/upsert/upsert-contact.ts';
import { type SearchContactsInput, searchContactsInput } from '../schemas.ts';
import { listContactSources } from './list-contact-sources.ts';
import { FakeSources, page } from './search.fixtures.ts';
import { searchContacts } from './search-contacts.ts';

useTestDatabase();
let sources = new FakeSources();
beforeEach(async () => {
  await emptyTestDatabase();
  sources = new FakeSources();
});

const PROFILE = 'https://www.linkedin.com/in/marta-oliveira';
const HEAD = { title: 'Head of Operations', organizationName: 'Acme', organizationDomain: 'acme.com' };
const HIDDEN = { ...HEAD, name: 'Marta Ol***a', isNameHidden: true, hasEmail: true };
const stranger = (id: string) => ({ id, name: `Person ${id}` });

type Input = Partial<SearchContactsInput>;
const search = (input: Input = {}, timeoutMs?: number) => {
  const parsed = searchContactsInput.parse({ jobTitles: ['Head of Operations'], ...input });
  return searchContacts({ ctx: sources.ctx, input: parsed }, sources, timeoutMs);
};
const both = (input: Input = {}, timeoutMs?: number) => search({ source: 'both', ...input }, timeoutMs);
const ids = ({ contacts }: { contacts: { id: string }[] }) => contacts.map(({ id }) => id);

describe('searchContacts', () => {
  it('finds people in one source and says what it asked, what is hidden and what that costs', async () => {
    sources.replies.apollo = () => page([apollo('1', HIDDEN)], 51, '2');
    const results = await search();
    expect(results).toMatchObject({
      totalResults: 51,
      isUpTo: false,
      page: 1,
      perPage: 25,
      totalPages: 3,
      suppressed: 0,
    });
    expect(results.newCount).toBeNull();
    expect(results.asked).toEqual([
      { source: 'apollo', label: 'Apollo', found: 1, total: 51, credits: 0, creditsPending: 0, problem: null },
    ]);
    expect(results.contacts[0]).toMatchObject({
      id: 'apollo:1',
      name: 'Marta Ol***a',
      reveal: { source: 'apollo', creditsMax: 1, hasEmail: true, hasPhone: null },
      sources: [{ source: 'apollo', id: '1' }],
      foundAt: sources.time.toISOString(),
      contactId: null,
      knownIn: [],
      isNew: false,
    });
    expect(sources.spends).toEqual([]);
    expect(sources.outcomes).toEqual([['apollo', null]]);
  });

  it('merges both sources into one row per person and prepares to spend before the paid one', async () => {
    sources.replies.apollo = () => page([apollo('1', HIDDEN), apollo('2', stranger('2'))], 80);
    sources.replies.pdl = () => page([pdl('9', { ...HEAD, email: 'marta@acme.com' })], 30);
    const results = await both();
    expect(ids(results)).toEqual(['apollo:1', 'apollo:2']);
    expect(results.contacts[0]).toMatchObject({
      name: 'Marta Oliveira',
      email: 'marta@acme.com',
      reveal: null,
      sources: [
        { source: 'apollo', id: '1' },
        { source: 'pdl', id: '9' },
      ],
      mergedBecause: 'Same first name, company and title; the last name fits "Ol***a"',
    });
    expect(results).toMatchObject({ totalResults: 110, isUpTo: true, totalPages: 4 });
    expect(results.asked.map(({ found, credits }) => [found, credits])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    expect(sources.spends).toEqual(['pdl']);
  });

  it.each<[string, Input, string]>([
    ['without any filter', { jobTitles: [] }, 'Please enter at least one search filter'],
    ['with a size without bounds', { jobTitles: [], companySize: { min: null, max: null } }, 'Please enter at least'],
    ['with its sizes exchanged', { companySize: { min: 50, max: 10 } }, 'exchange the two numbers'],
    ['with a cursor of nobody', { cursor: 'abc' }, 'This cursor is not one that a search gave'],
    ['for a later page of a search that nobody made', { source: 'pdl', page: 3 }, 'cursor that page 2 gave (next)'],
  ])('refuses a search %s and asks nobody', async (_, input, message) => {
    await expect(search(input)).rejects.toMatchObject({ kind: 'invalid', message: expect.stringContaining(message) });
    expect(sources.searches).toEqual({ apollo: [], pdl: [] });
  });

  it.each<Input>([{ industries: ['Banking'] }, { keywords: 'robots' }, { companySize: { min: 5, max: null } }])(
    'takes %j alone for a filter',
    async (filter) => {
      await search({ jobTitles: [], ...filter });
      expect(sources.searches.apollo).toMatchObject([{ filters: filter, perPage: 25, cursor: null }]);
    },
  );

  it('shows what one found beside the failure of the other', async () => {
    sources.replies.apollo = () => page([apollo('1', HIDDEN)]);
    const error = new ConnectorError('credits_exhausted', 'pdl', 'No credits are left');
    sources.replies.pdl = () => Promise.reject(error);
    const results = await both();
    expect(ids(results)).toEqual(['apollo:1']);
    expect(results).toMatchObject({
      isUpTo: false,
      asked: [{ problem: null }, { total: null, problem: 'No credits are left' }],
    });
    expect(sources.outcomes).toContainEqual(['pdl', error]);
    sources.replies.apollo = () => page([]);
    expect(await both()).toMatchObject({
      contacts: [],
      asked: [{ problem: null }, { problem: 'No credits are left' }],
    });
  });

  it('is an error when all fail, never an empty list', async () => {
    for (const source of ['apollo', 'pdl'] as const) {
      sources.replies[source] = () => Promise.reject(new ConnectorError('rate_limited', source, 'Too many calls'));
    }
    await expect(both()).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'Failed to search contacts: Apollo: Too many calls; People Data Labs: Too many calls',
    });
    await expect(search()).rejects.toThrow('Failed to search contacts: Apollo: Too many calls');
    expect(await ContactSearchPageModel.countDocuments()).toBe(0);
  });

  it('names the daily caps that are reached, and when they end, where nothing else is in the way', async () => {
    const reached = (source: 'apollo' | 'pdl') => () =>
      Promise.reject(new ConnectorError('cap_reached', source, `${source}: the daily cap of 5 credits is reached`));
    Object.assign(sources.replies, { apollo: reached('apollo'), pdl: reached('pdl') });
    const until = `${new Date(sources.ctx.now().getTime() + 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z`;
    await expect(both()).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('the daily cap of 5 credits is reached'),
      details: { capReached: 'apollo,pdl', until },
    });
    sources.replies.apollo = () => Promise.reject(new ConnectorError('rate_limited', 'apollo', 'Too many calls'));
    await expect(both()).rejects.toMatchObject({ kind: 'unavailable', details: {} });
  });

  it('says what to do about a source that is not connected', async () => {
    sources.reasons.apollo = 'Enter a key';
    sources.replies.pdl = () => page([pdl('9')]);
    await expect(search()).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Apollo is not connected (Enter a key). Connect it under Data Sources',
    });
    expect(await both()).toMatchObject({
      contacts: [{ id: 'pdl:9' }],
      asked: [
        { problem: 'Not connected (Enter a key); connect it under Data Sources', total: null },
        { problem: null },
      ],
    });
    expect(sources.outcomes).toEqual([['pdl', null]]);
    sources.reasons.pdl = 'Switched off';
    await expect(both()).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringMatching(/Connect one of them under Data Sources$/),
    });
  });

  it('waits for nobody for ever; breaks a free search off and lets a paid one go on', async () => {
    const never = () => new Promise<never>(() => undefined);
    sources.replies.apollo = never;
    sources.replies.pdl = () => page([pdl('9')]);
    const late = await both({}, 30);
    expect(late.asked[0]?.problem).toBe('No answer within 0.03 s; try again');
    expect(sources.searches.apollo[0]?.signal?.aborted).toBe(true);
    sources.replies.pdl = never;
    const failure = search({ source: 'pdl' }, 30);
    await expect(failure).rejects.toThrow('saved and not paid for twice');
    expect(sources.searches.pdl.every(({ signal }) => signal === undefined)).toBe(true);
    expect(sources.outcomes).toContainEqual(['pdl', expect.objectContaining({ kind: 'vendor_unavailable' })]);
  });

  it('says what a paid search may still cost when its response is late', async () => {
    sources.replies.pdl = () => page([pdl('8'), pdl('9')]);
    sources.isSilent = true;
    const { asked } = await both({}, 30);
    expect(asked).toMatchObject([
      { creditsPending: 0, problem: null },
      { credits: 0, creditsPending: 2 },
    ]);
    expect(asked[1]?.problem).toMatch(/not paid for twice\. It may still cost up to 2 credits: see today's usage/);
  });

  it('leaves out and does not store who is on the do-not-contact list, and counts them', async () => {
    const [hash = ''] = lookupHashes(sources.ctx, { kind: 'source-id', value: 'apollo:1' });
    await SuppressionModel.create({ _id: 'x', hashes: [{ kind: 'source-id', hash }], addedAt: sources.time });
    sources.replies.apollo = () => page([apollo('1', HIDDEN), apollo('2', stranger('2'))]);
    const results = await search();
    expect(ids(results)).toEqual(['apollo:2']);
    expect(results.suppressed).toBe(1);
    expect((await findResults(sources.ctx, ['apollo:1', 'apollo:2'])).size).toBe(1);
  });

  it('shows what was typed of a saved contact before what the search finds', async () => {
    const { doc } = await upsertContact(sources.ctx, [apollo('1', HEAD)], {
      savedIn: 'contacts',
      beforeChange: ignoreChanges,
    });
    const typed = { title: 'Chief', 'origins.title': { source: 'manual', at: sources.time } };
    await ContactModel.updateOne({ _id: doc._id }, { $set: typed });
    sources.replies.apollo = () => page([apollo('1', HEAD)]);
    expect((await search()).contacts[0]).toMatchObject({ ...HEAD, title: 'Chief' });
  });

  it('shows for free what is held already', async () => {
    const revealed = apollo('1', { ...HEAD, email: 'marta@acme.com', emailStatus: 'verified', phone: '+351 2' });
    const { doc } = await upsertContact(sources.ctx, [revealed], {
      savedIn: 'leads',
      revealed,
      beforeChange: ignoreChanges,
    });
    sources.replies.apollo = () => page([apollo('1', HIDDEN)]);
    const { contacts } = await search();
    expect(contacts[0]).toMatchObject({
      name: 'Marta Oliveira',
      isNameHidden: false,
      email: 'marta@acme.com',
      emailStatus: 'verified',
      phone: '+351 2',
      reveal: null,
      contactId: doc._id.toHexString(),
      knownIn: ['contacts', 'leads'],
    });
    expect(await ContactModel.countDocuments()).toBe(1);
  });

  it('offers no reveal where nobody connected can reveal, nor where nothing is hidden', async () => {
    sources.replies.apollo = () =>
      page([apollo('1', { hasEmail: false }), apollo('2', { ...HIDDEN, hasEmail: false })]);
    expect((await search()).contacts.map(({ reveal }) => reveal?.source ?? null)).toEqual([null, 'apollo']);
    sources.reasons.apollo = 'Enter a key';
    sources.replies.pdl = () => page([pdl('9', { hasEmail: true })]);
    expect((await both()).contacts.map(({ reveal }) => reveal?.source ?? null)).toEqual(['pdl']);
  });
});

describe('paging', () => {
  it('goes on by cursor and by number, and merges with the rows of earlier pages under their ids', async () => {
    sources.replies.apollo = ({ cursor }) =>
      cursor === null ? page([apollo('1', HIDDEN)], 40, '2') : page([apollo('2', stranger('2'))], 40);
    sources.replies.pdl = ({ cursor }) =>
      cursor === null ? page([pdl('8', stranger('8'))], 60, '60:abc') : page([pdl('9', HEAD)], 60, '60:def');
    const first = await both();
    expect(ids(first)).toEqual(['apollo:1', 'pdl:8']);
    for (const input of [{ cursor: first.next }, { page: 2 }]) {
      const second = await both(input);
      expect(second).toMatchObject({ page: 2, totalResults: 100, isUpTo: true });
      expect(second.contacts).toMatchObject([
        { id: 'apollo:2' },
        { id: 'apollo:1', name: 'Marta Oliveira', sources: [{ source: 'apollo' }, { source: 'pdl', id: '9' }] },
      ]);
      expect(sources.searches.pdl.at(-1)?.cursor).toBe('60:abc');
    }
    expect((await findResults(sources.ctx, ['apollo:1'])).get('apollo:1')?.people).toHaveLength(2);
  });

  it('does not ask a source that has no more, and still counts its total', async () => {
    sources.replies.apollo = () => page([apollo('1', HIDDEN)], 1);
    sources.replies.pdl = ({ cursor }) =>
      page([pdl(cursor ?? 'first', stranger('8'))], 60, cursor === null ? 'a' : null);
    const first = await both();
    const second = await both({ cursor: first.next });
    expect(sources.searches.apollo).toHaveLength(1);
    expect(second.asked[0]).toEqual({
      source: 'apollo',
      label: 'Apollo',
      found: 0,
      total: 1,
      credits: 0,
      creditsPending: 0,
      problem: null,
    });
    expect(second).toMatchObject({ totalResults: 61, next: null });
  });

  it('asks a source that failed again on the next page, from where it stood', async () => {
    sources.replies.apollo = ({ cursor }) => page([apollo(cursor ?? '1', stranger(cursor ?? '1'))], 90, 'more');
    sources.replies.pdl = () => Promise.reject(new ConnectorError('rate_limited', 'pdl', 'Too many calls'));
    const first = await both();
    sources.replies.pdl = () => page([pdl('9', stranger('9'))], 5);
    const second = await both({ cursor: first.next });
    expect(sources.searches.pdl.map(({ cursor }) => cursor)).toEqual([null, null]);
    expect(second).toMatchObject({ totalResults: 95, isUpTo: true });
  });

  it('refuses the cursor of another search and takes other spellings for the same', async () => {
    sources.replies.apollo = () => page([apollo('1', HIDDEN)], 90, '2');
    const { next } = await search({ jobTitles: ['CEO', 'CFO'] });
    await search({ jobTitles: ['cfo ', 'Ceo', 'CEO'], cursor: next });
    expect(sources.searches.apollo.at(-1)?.cursor).toBe('2');
    await expect(search({ jobTitles: ['CTO'], cursor: next })).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('belongs to a search with other filters'),
    });
  });

  it('takes the number for the cursor in Apollo alone, and ends at page 500', async () => {
    sources.replies.apollo = () => page([apollo('1', HIDDEN)], 50_000, 'more');
    expect(await search({ page: 500 })).toMatchObject({ page: 500, next: null, totalPages: 500 });
    expect(sources.searches.apollo[0]?.cursor).toBe('500');
  });
});

describe('found contacts', () => {
  it('are kept for a day, the newest page of a person wins, and who is missing is told of', async () => {
    sources.replies.apollo = () => page([apollo('1', HIDDEN)]);
    await search();
    sources.time = new Date(sources.time.getTime() + 1000);
    sources.replies.apollo = () => page([apollo('1', { ...HIDDEN, linkedinUrl: PROFILE })]);
    await search({ keywords: 'other' });
    const found = await findResults(sources.ctx, ['apollo:1', 'apollo:7']);
    expect(found.get('apollo:1')).toEqual({
      id: 'apollo:1',
      people: [apollo('1', { ...HIDDEN, linkedinUrl: PROFILE })],
      mergedBecause: null,
      foundAt: sources.time,
    });
    expect(() => assertAllFound(['apollo:1'], found)).not.toThrow();
    expect(() => assertAllFound(['apollo:1', 'apollo:7'], found)).toThrow(
      'Search again: results are kept for 24 hours',
    );
    sources.time = new Date(sources.time.getTime() + RESULTS_KEPT_MS);
    expect((await findResults(sources.ctx, ['apollo:1'])).size).toBe(0);
  });
});

describe('listContactSources', () => {
  it('tells the price of each source and why it can not be asked', async () => {
    sources.reasons.apollo = 'Enter a key';
    expect(await listContactSources({ ctx: sources.ctx, input: {} }, sources)).toEqual([
      {
        source: 'apollo',
        label: 'Apollo',
        sizeLabel: '1+',
        connected: false,
        reason: 'Enter a key',
        searchCreditsMax: 0,
        revealCredits: 1,
        creditsLeft: null,
        creditsExhaustedSince: null,
      },
      expect.objectContaining({ source: 'pdl', connected: true, reason: null, searchCreditsMax: 25, creditsLeft: 60 }),
    ]);
  });
});
