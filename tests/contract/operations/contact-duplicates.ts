import { expect } from 'vitest';
import { refusesUnknownPair } from './duplicates.ts';
import { type OperationTests, UNKNOWN_ID } from './operation-tests.ts';

const LIST = 'GET /api/contact-duplicates';
const GET = 'GET /api/contact-duplicates/{id}';
const DISMISS = 'POST /api/contact-duplicates/{id}/dismiss';
const REOPEN = 'POST /api/contact-duplicates/{id}/reopen';

const PREVIEW = 'GET /api/contacts/{id}/merge-preview';
const MERGE = 'POST /api/contacts/{id}/merge';
const MERGES = 'GET /api/contact-merges';
const UNDO = 'POST /api/contact-merges/{id}/undo';

const OTHER_ID = `${UNKNOWN_ID.slice(0, -1)}b`;

export const contactDuplicatesTests: OperationTests = {
  [LIST]: {
    'is an empty page before the first pair is found': async ({ call }) => {
      expect((await call(LIST)).body).toEqual({ items: [], nextCursor: null, total: 0 });
      expect((await call(LIST, { query: { state: 'dismissed', contactId: UNKNOWN_ID } })).status).toBe(200);
    },
    'refuses a cursor that is not one of its own': async ({ call }) => {
      expect((await call(LIST, { query: { cursor: 'next' } })).status).toBe(400);
    },
  },
  [GET]: refusesUnknownPair(GET),
  [DISMISS]: refusesUnknownPair(DISMISS),
  [REOPEN]: refusesUnknownPair(REOPEN),
  [PREVIEW]: {
    'answers 404 for contacts that are not saved and 400 for one and the same': async ({ call }) => {
      const params = { id: UNKNOWN_ID };
      expect((await call(PREVIEW, { params, query: { otherId: OTHER_ID } })).status).toBe(404);
      expect((await call(PREVIEW, { params, query: { otherId: UNKNOWN_ID } })).status).toBe(400);
    },
  },
  [MERGE]: {
    'answers 404 for contacts that are not saved and 400 for a choice that is none': async ({ call }) => {
      const params = { id: UNKNOWN_ID };
      expect((await call(MERGE, { params, body: { otherId: OTHER_ID } })).status).toBe(404);
      expect((await call(MERGE, { params, body: { otherId: OTHER_ID, choices: { name: 'both' } } })).status).toBe(400);
    },
  },
  [MERGES]: {
    'is an empty page before the first merge': async ({ call }) => {
      expect((await call(MERGES)).body).toEqual({ items: [], nextCursor: null });
    },
  },
  [UNDO]: {
    'answers 404 for a merge that does not exist and 400 for what is no id': async ({ call }) => {
      const mergeId = '3f1c9a4e-8b7d-4c55-9d0e-2a6f1b7c8d90';
      expect((await call(UNDO, { params: { id: mergeId } })).status).toBe(404);
      expect((await call(UNDO, { params: { id: 'x' } })).status).toBe(400);
    },
  },
};
