import { expect } from 'vitest';
import type { OperationTests } from './operation-tests.ts';

const FIND = 'POST /api/contacts/privacy/find';
const EXPORT = 'POST /api/contacts/privacy/export';
const ERASE = 'POST /api/contacts/privacy/erase';
const START = 'POST /api/privacy/erasures';
const LIST = 'GET /api/privacy/erasures';
const GET = 'GET /api/privacy/erasures/{id}';
const RETRY = 'POST /api/privacy/erasures/{id}/retry';
const RETENTION = 'GET /api/privacy/retention';
const SET_RETENTION = 'PUT /api/privacy/retention';
const PREVIEW_RETENTION = 'POST /api/privacy/retention/preview';
const RUN_RETENTION = 'POST /api/privacy/retention/run';
const daysOf = (items: { kind: string; days: number | null }[]) =>
  Object.fromEntries(items.map(({ kind, days }) => [kind, days]));
const CHECK = 'POST /api/contacts/do-not-contact/check';
const IMPORT_ROWS = 'POST /api/leads/import-rows';

const GRACE = 'grace.hopper@navy.example';
const subject = { identifiers: [GRACE] };
const GRACE_ROWS = `First Name,Last Name,E-mail,Company\nGrace,Hopper,${GRACE},Navy`;

const refusesNobody = (key: string): OperationTests[string] => ({
  'refuses a search for nobody, and a domain, which many share': async ({ call }) => {
    expect((await call(key, { body: {} })).status).toBe(400);
    const domain = await call(key, { body: { identifiers: ['navy.example.com'] } });
    expect([domain.status, domain.text]).toEqual([400, expect.stringContaining('which many people share')]);
  },
});

export const privacyTests: OperationTests = {
  [FIND]: {
    ...refusesNobody(FIND),
    'says where a person stands': async ({ call }) => {
      expect((await call(FIND, { body: subject })).body).toMatchObject({ records: [], isSuppressed: false });
      await call(IMPORT_ROWS, { body: { text: GRACE_ROWS, enrich: false } });
      const { body } = await call(FIND, { body: subject });
      expect(body).toMatchObject({ records: expect.arrayContaining([expect.objectContaining({ place: 'leads' })]) });
    },
  },
  [EXPORT]: {
    ...refusesNobody(EXPORT),
    'gives everything that is held': async ({ call }) => {
      await call(IMPORT_ROWS, { body: { text: GRACE_ROWS, enrich: false } });
      const { text } = await call(EXPORT, { body: subject });
      expect(text).toContain('Hopper');
    },
  },
  [START]: {
    ...refusesNobody(START),
    'begins, and says how far it is': async ({ call }) => {
      await call(IMPORT_ROWS, { body: { text: GRACE_ROWS, enrich: false } });
      const { body } = await call(START, { body: subject });
      expect(body).toMatchObject({ state: 'running', result: null });
      expect((await call(GET, { params: { id: body.id } })).body).toMatchObject({ id: body.id, message: null });
    },
  },
  [LIST]: {
    'lists the newest first': async ({ call }) => {
      const { body } = await call(LIST, { query: { limit: '1' } });
      expect(body).toMatchObject({ items: [{ state: expect.any(String) }], total: expect.any(Number) });
    },
  },
  [GET]: {
    'says that one is not there': async ({ call }) => {
      expect((await call(GET, { params: { id: 'none' } })).status).toBe(404);
    },
  },
  [RETRY]: {
    'leaves one that is under way': async ({ call }) => {
      const { id, state } = (await call(START, { body: subject })).body;
      expect((await call(RETRY, { params: { id } })).body).toMatchObject({ id, state });
      expect((await call(RETRY, { params: { id: 'none' } })).status).toBe(404);
    },
  },
  [RETENTION]: {
    'answers the built-in rules, and what they would delete': async ({ call }) => {
      const { body } = await call(RETENTION);
      for (const { days, standardDays, count, wouldDelete } of body.items) {
        expect(days).toBe(standardDays);
        expect(wouldDelete.count).toBeLessThanOrEqual(count);
      }
    },
  },
  [SET_RETENTION]: {
    'stores what is given': async ({ call }) => {
      const { body } = await call(SET_RETENTION, { body: { days: { notifications: 30 } } });
      expect(daysOf(body.items)).toMatchObject({ notifications: 30, trash: 30, syncRuns: null });
      await call(SET_RETENTION, { body: { days: { notifications: 90 } } });
    },
    'refuses other kinds and days, and stores nothing of such a call': async ({ call }) => {
      for (const days of [
        { notifications: 0 },
        { auditLines: 30 },
        { trash: null },
        { notifications: 1.5 },
        { planets: 3 },
      ])
        expect((await call(SET_RETENTION, { body: { days: { cachedAnswers: 2, ...days } } })).status).toBe(400);
      expect(daysOf((await call(RETENTION)).body.items)).toMatchObject({ cachedAnswers: 7 });
    },
  },
  [PREVIEW_RETENTION]: {
    'counts and names, and deletes nothing': async ({ call }) => {
      const body = { kind: 'notifications', days: 1 };
      const preview = (await call(PREVIEW_RETENTION, { body })).body;
      expect(preview).toEqual({ count: expect.any(Number), examples: expect.any(Array) });
      expect((await call(PREVIEW_RETENTION, { body: { ...body, days: 91 } })).status).toBe(400);
    },
  },
  [RUN_RETENTION]: {
    'deletes what the rules say, and says when': async ({ call }) => {
      expect((await call(RUN_RETENTION, { body: {} })).body).toMatchObject({
        at: expect.any(String),
        deleted: expect.any(Array),
      });
    },
  },
  [ERASE]: {
    ...refusesNobody(ERASE),
    'leaves nothing but an entry on the do-not-contact list': async ({ call }) => {
      await call(IMPORT_ROWS, { body: { text: GRACE_ROWS, enrich: false } });
      expect((await call(ERASE, { body: subject })).body).toMatchObject({ leftovers: [], suppressed: 1 });
      expect((await call(FIND, { body: subject })).body).toMatchObject({ records: [], isSuppressed: true });
      expect((await call(CHECK, { body: { identifier: GRACE } })).body).toMatchObject({ isSuppressed: true });
      const again = await call(IMPORT_ROWS, { body: { text: GRACE_ROWS, enrich: false } });
      expect(again.body).toMatchObject({ imported: 0, suppressed: 1 });
    },
  },
};
