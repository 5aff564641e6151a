import { expect } from 'vitest';
import { NOT_IDS, type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const LIST = 'GET /api/contact-duplicates';
const GET = 'GET /api/contact-duplicates/{id}';
const DISMISS = 'POST /api/contact-duplicates/{id}/dismiss';
const REOPEN = 'POST /api/contact-duplicates/{id}/reopen';

const UNKNOWN_PAIR = `${UNKNOWN_ID}-${UNKNOWN_ID}`;

const refusesUnknown = (key: string) => ({
  'answers 404 for a pair that does not exist and 400 for what is no id': async ({ call }: Tools) => {
    expect((await call(key, { params: { id: UNKNOWN_PAIR } })).status).toBe(404);
    for (const id of NOT_IDS.filter((one) => !one.includes('/'))) {
      expect((await call(key, { params: { id } })).status).toBe(400);
    }
  },
});

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
  [GET]: refusesUnknown(GET),
  [DISMISS]: refusesUnknown(DISMISS),
  [REOPEN]: refusesUnknown(REOPEN),
};
