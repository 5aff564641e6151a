import { expect } from 'vitest';
import { type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const SEARCHES = 'GET /api/contacts/searches';
const SAVE_SEARCH = 'POST /api/contacts/searches';
const RUN_SEARCH = 'POST /api/contacts/searches/{id}/run';
const REMOVE_SEARCH = 'DELETE /api/contacts/searches/{id}';
const LISTED = 'GET /api/contacts/do-not-contact';
const SUPPRESS = 'POST /api/contacts/do-not-contact';
const CHECK = 'POST /api/contacts/do-not-contact/check';
const FOUND = 'POST /api/contacts/do-not-contact/found';
const UNSUPPRESS = 'DELETE /api/contacts/do-not-contact/{id}';
const LEADS = 'GET /api/leads';
const SAVE_LEADS = 'POST /api/leads';
const NOBODY = '00000000-0000-4000-8000-000000000000';

const save = async ({ call }: Tools, name = 'Founders in Oslo') =>
  (
    await call(SAVE_SEARCH, {
      body: { name, source: 'both', filters: { jobTitles: ['Founder'], locations: ['Oslo'] } },
    })
  ).body as { id: string };

const refusesUnknown = (key: string) => ({
  'answers 404 for an entry that does not exist and 400 for what is no id': async ({ call }: Tools) => {
    expect((await call(key, { params: { id: NOBODY } })).status).toBe(404);
    expect((await call(key, { params: { id: 'latest' } })).status).toBe(400);
  },
});

export const contactListsTests: OperationTests = {
  [SEARCHES]: {
    'is a plain list, empty before the first': async ({ call }) => {
      expect((await call(SEARCHES)).body).toEqual([]);
    },
  },
  [SAVE_SEARCH]: {
    'keeps the filters as they are': async (tools) => {
      expect(await save(tools)).toMatchObject({
        name: 'Founders in Oslo',
        source: 'both',
        filters: { jobTitles: ['Founder'], locations: ['Oslo'], industries: [], companySize: null, keywords: '' },
        lastRunAt: null,
      });
    },
    'refuses a search without a name or without a filter': async ({ call }) => {
      const filters = { jobTitles: ['Founder'] };
      const noName = await call(SAVE_SEARCH, { body: { name: ' ', source: 'both', filters } });
      expect([noName.status, noName.text]).toEqual([400, expect.stringContaining('Give the search a name')]);
      expect((await call(SAVE_SEARCH, { body: { name: 'x', source: 'both', filters: {} } })).status).toBe(400);
    },
  },
  [RUN_SEARCH]: {
    ...refusesUnknown(RUN_SEARCH),
    'says why it failed, and stays as it was': async (tools) => {
      const { id } = await save(tools, 'Run');
      const answer = await tools.call(RUN_SEARCH, { params: { id } });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      const listed = (await tools.call(SEARCHES)).body as { id: string; lastRunAt: string | null }[];
      expect(listed.find((one) => one.id === id)).toMatchObject({ lastRunAt: null });
    },
  },
  [REMOVE_SEARCH]: {
    ...refusesUnknown(REMOVE_SEARCH),
    'forgets it': async (tools) => {
      const { id } = await save(tools, 'Forget');
      expect((await tools.call(REMOVE_SEARCH, { params: { id } })).body).toMatchObject({ removed: true });
      expect((await tools.call(REMOVE_SEARCH, { params: { id } })).status).toBe(404);
    },
  },
  [LISTED]: {
    'is empty before the first': async ({ call }) => {
      expect((await call(LISTED)).body).toEqual({ entries: [], total: 0, nextCursor: null });
    },
  },
  [SUPPRESS]: {
    'keeps nothing that could be read, and adds nobody twice': async ({ call }) => {
      const body = { identifiers: ['Ada@Example.com', 'linkedin.com/in/ada-example'], reason: 'Asked us to' };
      expect((await call(SUPPRESS, { body })).body).toEqual({ added: 2, removedContacts: 0 });
      expect((await call(SUPPRESS, { body })).body).toEqual({ added: 0, removedContacts: 0 });
      const listed = await call(LISTED);
      expect(listed.body).toMatchObject({ total: 2, entries: [{ reason: 'Asked us to' }, { reason: 'Asked us to' }] });
      // An id or a cursor may have the letters of a name, and no sign of an address.
      expect(listed.text).not.toMatch(/ada[@-]|@|linkedin/i);
    },
    'refuses what it does not recognise, and says what it would': async ({ call }) => {
      const before = (await call(LISTED)).body.total;
      for (const identifiers of [['Ada Lovelace'], ['ok@example.com', '???'], ['gmail.com']]) {
        expect((await call(SUPPRESS, { body: { identifiers } })).status, `${identifiers}`).toBe(400);
      }
      expect((await call(SUPPRESS, { body: {} })).text).toContain('Name at least one');
      expect((await call(LISTED)).body.total).toBe(before);
    },
  },
  [CHECK]: {
    'knows somebody in every spelling': async ({ call }) => {
      await call(SUPPRESS, {
        body: { identifiers: ['grace@example.org', 'https://www.linkedin.com/in/grace-example/'] },
      });
      const asked = [
        'GRACE@example.org ',
        'linkedin.com/in/Grace-Example?trk=x',
        'http://uk.linkedin.com/in/grace-example',
      ];
      for (const identifier of asked) {
        expect((await call(CHECK, { body: { identifier } })).body, identifier).toMatchObject({
          isSuppressed: true,
          entryIds: [expect.any(String)],
        });
      }
      expect((await call(CHECK, { body: { identifier: 'race@example.org' } })).body).toEqual({
        isSuppressed: false,
        entryIds: [],
      });
    },
  },
  [FOUND]: {
    'takes ids of results alone': async ({ call }) => {
      expect((await call(FOUND, { body: { ids: ['x'] } })).status).toBe(400);
    },
  },
  [UNSUPPRESS]: {
    ...refusesUnknown(UNSUPPRESS),
    'lets somebody be found again': async ({ call }) => {
      await call(SUPPRESS, { body: { identifiers: ['alan@example.net'] } });
      const [{ id }] = (await call(LISTED)).body.entries as [{ id: string }];
      const removed = await call(UNSUPPRESS, { params: { id } });
      expect(removed.body).toEqual({ removed: true, trashId: expect.any(String) });
      expect((await call(CHECK, { body: { identifier: 'alan@example.net' } })).body).toEqual({
        isSuppressed: false,
        entryIds: [],
      });
    },
  },
  [LEADS]: {
    'is a plain list, empty before the first': async ({ call }) => {
      expect((await call(LEADS)).body).toEqual([]);
      for (const query of [{ limit: '0' }, { limit: '1001' }, { cursor: 'x' }] as Record<string, string>[]) {
        expect((await call(LEADS, { query })).status).toBe(400);
      }
    },
  },
  [SAVE_LEADS]: {
    'refuses contacts that are not held, and none at all': async ({ call }) => {
      expect((await call(SAVE_LEADS, { body: { contactIds: [UNKNOWN_ID] } })).status).toBe(400);
      expect((await call(SAVE_LEADS, { body: { contactIds: [] } })).text).toContain('Choose at least one contact');
      expect((await call(LEADS)).body).toEqual([]);
    },
  },
};
