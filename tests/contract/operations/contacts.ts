import { expect } from 'vitest';
import { type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const SMART = 'POST /api/contacts/smart-search';
const SEARCH = 'POST /api/contacts/search';
const SEARCH_PDL = 'POST /api/contacts/search/pdl';
const STORED = 'POST /api/contacts/search/stored';
const SOURCES = 'GET /api/contacts/sources';
const ESTIMATE = 'POST /api/contacts/reveal/estimate';
const REVEAL = 'POST /api/contacts/reveal';
const SAVE = 'POST /api/contacts';
const LIST = 'GET /api/contacts';
const GET = 'GET /api/contacts/{id}';
const EDIT = 'PATCH /api/contacts/{id}';
const REMOVE = 'DELETE /api/contacts/{id}';
const ADD_NOTE = 'POST /api/contacts/{id}/notes';
const REMOVE_NOTE = 'DELETE /api/contacts/{id}/notes/{noteId}';
const RESTORE_NOTE = 'POST /api/contacts/{id}/notes/{noteId}/restore';
const FACTS = 'GET /api/ai/contacts/{contactId}/facts';
const NOBODY = 'apollo:0000000000000000';

/** Of a contact that is not held, and of what is no id. */
const refusesUnknown = (key: string, body?: object) => ({
  'answers 404 for a contact that is not held and 400 for what is no id': async ({ call }: Tools) => {
    const params = { id: UNKNOWN_ID, contactId: UNKNOWN_ID, noteId: 'x' };
    const of = body === undefined ? {} : { body };
    expect((await call(key, { params, ...of })).status).toBe(404);
    expect((await call(key, { params: { ...params, id: 'latest', contactId: 'latest' }, ...of })).status).toBe(400);
  },
});

/** What is named by the id of a result comes from the results of the last day alone. */
const refusesForgotten = (key: string) => ({
  'answers 404 for people of no search and 400 for none at all': async ({ call }: Tools) => {
    const forgotten = await call(key, { body: { ids: [NOBODY] } });
    expect(forgotten.status).toBe(404);
    expect(forgotten.text).toContain('24 hours');
    for (const ids of [[], ['66aa'], ['linkedin:x'], [null], 'apollo:1']) {
      expect((await call(key, { body: { ids } as never })).status, JSON.stringify(ids)).toBe(400);
    }
  },
});

const refusesNoFilters = (key: string) => ({
  'refuses a search without any filter, before any source is asked': async ({ call }: Tools) => {
    for (const body of [{}, { jobTitles: [], keywords: '  ' }, { page: 1, perPage: 25, companySize: null }]) {
      const answer = await call(key, { body });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('Please enter at least one search filter');
    }
  },
  'refuses lists, pages and sizes that do not exist': async ({ call }: Tools) => {
    const wrong = [{ jobTitles: 'CTO' }, { jobTitles: [''] }, { jobTitles: ['CTO'], perPage: 101 }, { page: 0 }];
    for (const body of [...wrong, { locations: [{ $ne: null }] }, { keywords: 'x'.repeat(301) }]) {
      expect((await call(key, { body: body as never })).status, JSON.stringify(body)).toBe(400);
    }
  },
  'says that the source is not connected and where to connect it': async ({ call }: Tools) => {
    const answer = await call(key, { body: { jobTitles: ['CTO'] } });
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(/API key|connect/i);
  },
});

export const contactsTests: OperationTests = {
  [SMART]: {
    'refuses an empty sentence and one without a filter, with a hint': async ({ call }) => {
      const empty = await call(SMART, { body: { query: '  ' } });
      expect([empty.status, empty.text]).toEqual([400, expect.stringContaining('Please enter a search query')]);
      for (const query of ['hello there', '$where: 1', '.*', 'everybody except lawyers']) {
        const answer = await call(SMART, { body: { query, source: 'both' } });
        expect(answer.status, query).toBe(400);
        expect(answer.text.length).toBeGreaterThan(60);
      }
    },
    'refuses a source that does not exist': async ({ call }) => {
      expect((await call(SMART, { body: { query: 'CTOs in Berlin', source: 'hunter' } as never })).status).toBe(400);
    },
  },
  [SEARCH]: refusesNoFilters(SEARCH),
  [SEARCH_PDL]: refusesNoFilters(SEARCH_PDL),
  [STORED]: {
    'has nothing of a search that never ran': async ({ call }) => {
      const { status, body } = await call(STORED, { body: { jobTitles: ['CTO'], source: 'both' } });
      expect(status).toBe(200);
      expect(body).toEqual({ results: null, foundAt: null });
    },
  },
  [SOURCES]: {
    'names both sources with what they cost, and why they are not connected': async ({ call }) => {
      const { body } = await call(SOURCES);
      expect(body).toMatchObject([
        { source: 'apollo', label: 'Apollo', sizeLabel: '265M+', connected: false, searchCreditsMax: 0 },
        { source: 'pdl', label: 'People Data Labs', sizeLabel: '3B+', connected: false, searchCreditsMax: 25 },
      ]);
      for (const { reason } of body) expect(reason).toMatch(/key/i);
    },
  },
  [ESTIMATE]: refusesForgotten(ESTIMATE),
  [REVEAL]: refusesForgotten(REVEAL),
  [SAVE]: refusesForgotten(SAVE),
  [LIST]: {
    'is empty before anybody was saved': async ({ call }) => {
      expect((await call(LIST)).body).toEqual({ contacts: [], total: 0, next: null });
    },
    'takes what people type as plain text': async ({ call }) => {
      for (const q of ['(a+)+$', '.*', '$ne', '\\', '🏓'])
        expect((await call(LIST, { query: { q } })).body.total).toBe(0);
    },
    'refuses a limit and a page that do not exist': async ({ call }) => {
      for (const query of [{ limit: '0' }, { limit: '201' }, { cursor: 'x' }, { companyId: 'x' }]) {
        expect((await call(LIST, { query: query as Record<string, string> })).status).toBe(400);
      }
    },
  },
  [GET]: refusesUnknown(GET),
  [EDIT]: {
    'answers 404 for a contact that is not held, 428 without If-Match and 400 for what is no id': async ({ call }) => {
      const edit = { params: { id: UNKNOWN_ID }, body: { values: { title: 'Head' } } };
      const headers = { 'if-match': '"q3c6bTn0xHk2mVwYz8Rf1A"' };
      expect((await call(EDIT, { ...edit, headers })).status).toBe(404);
      expect((await call(EDIT, edit)).status).toBe(428);
      expect((await call(EDIT, { ...edit, params: { id: 'latest' }, headers })).status).toBe(400);
    },
    'refuses no values, unknown ones, and those beyond their limits': async ({ call }) => {
      const params = { id: UNKNOWN_ID };
      const headers = { 'if-match': '*' };
      const wrong = [{}, { values: {} }, { values: { emial: 'x' } }, { values: { title: null } }];
      for (const body of [...wrong, { values: { title: 'x'.repeat(201) } }, { values: { email: 'x'.repeat(255) } }]) {
        expect((await call(EDIT, { params, body: body as never, headers })).status, JSON.stringify(body)).toBe(400);
      }
    },
  },
  [REMOVE]: refusesUnknown(REMOVE),
  [ADD_NOTE]: {
    ...refusesUnknown(ADD_NOTE, { text: 'Met at the fair' }),
    'refuses a note without words': async ({ call }) => {
      const answer = await call(ADD_NOTE, { params: { id: UNKNOWN_ID }, body: { text: '  ' } });
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('Write the note first')]);
    },
  },
  [REMOVE_NOTE]: refusesUnknown(REMOVE_NOTE),
  [RESTORE_NOTE]: refusesUnknown(RESTORE_NOTE),
  [FACTS]: refusesUnknown(FACTS),
};
