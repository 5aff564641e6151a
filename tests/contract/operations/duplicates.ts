import { expect } from 'vitest';
import { NOT_IDS, type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const LIST = 'GET /api/duplicates';
const GET = 'GET /api/duplicates/{id}';
const DISMISS = 'POST /api/duplicates/{id}/dismiss';
const REOPEN = 'POST /api/duplicates/{id}/reopen';
const SEARCH = 'POST /api/duplicate-searches';
const LATEST = 'GET /api/duplicate-searches/latest';

const UNKNOWN_PAIR = `${UNKNOWN_ID}-${UNKNOWN_ID}`;

export const refusesUnknownPair = (key: string) => ({
  'answers 404 for a pair that does not exist and 400 for what is no id': async ({ call }: Tools) => {
    expect((await call(key, { params: { id: UNKNOWN_PAIR } })).status).toBe(404);
    for (const id of NOT_IDS.filter((one) => !one.includes('/'))) {
      expect((await call(key, { params: { id } })).status).toBe(400);
    }
  },
});

export const duplicatesTests: OperationTests = {
  [LIST]: {
    'is an empty page before the first pair is found': async ({ call }) => {
      expect((await call(LIST)).body).toEqual({ items: [], nextCursor: null, total: 0 });
      expect((await call(LIST, { query: { state: 'dismissed', companyId: UNKNOWN_ID } })).status).toBe(200);
    },
    'refuses a cursor that is not one of its own': async ({ call }) => {
      expect((await call(LIST, { query: { cursor: 'next' } })).status).toBe(400);
    },
  },
  [GET]: refusesUnknownPair(GET),
  [DISMISS]: {
    ...refusesUnknownPair(DISMISS),
    'refuses a parent that is no id': async ({ call }) => {
      expect((await call(DISMISS, { params: { id: UNKNOWN_PAIR }, body: { parentId: 'acme.com' } })).status).toBe(400);
    },
  },
  [REOPEN]: refusesUnknownPair(REOPEN),
  [SEARCH]: {
    'goes on with the one that is running': async ({ call }) => {
      expect((await call(SEARCH)).body).toMatchObject({ state: 'running' });
      expect((await call(SEARCH)).body).toMatchObject({ state: 'running' });
    },
  },
  [LATEST]: {
    'says how far the search is': async ({ call }) => {
      expect((await call(LATEST)).body).toMatchObject({ state: 'running', found: 0 });
    },
  },
};
