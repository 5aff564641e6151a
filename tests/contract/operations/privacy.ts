import { expect } from 'vitest';
import type { Call } from '../call.ts';
import type { OperationTests } from './operation-tests.ts';

const FIND = 'POST /api/contacts/privacy/find';
const EXPORT = 'POST /api/contacts/privacy/export';
const ERASE = 'POST /api/contacts/privacy/erase';
const START = 'POST /api/privacy/erasures';
const LIST = 'GET /api/privacy/erasures';
const GET = 'GET /api/privacy/erasures/{id}';
const RETRY = 'POST /api/privacy/erasures/{id}/retry';
const RETENTION = 'GET /api/privacy/retention';
const OPT_OUTS = 'GET /api/privacy/opt-outs';
const SET_RETENTION = 'PUT /api/privacy/retention';
const PREVIEW_RETENTION = 'POST /api/privacy/retention/preview';
const RUN_RETENTION = 'POST /api/privacy/retention/run';
const NOTICES = 'GET /api/privacy/notices';
const NOTICE_TEXT = 'GET /api/privacy/notices/text';
const MARK = 'POST /api/privacy/notices/informed';
const WITHDRAW = 'POST /api/privacy/notices/withdraw';
const CONTROLLER = 'GET /api/privacy/controller';
const SET_CONTROLLER = 'PUT /api/privacy/controller';
const ADA_ROWS = 'First Name,Last Name,E-mail,Company\nAda,Notice,ada.notice@kettle.example,Kettle';
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

/** Someone from pasted rows who is not informed yet. */
async function personToInform(call: Call): Promise<{ kind: string; id: string }> {
  await call(IMPORT_ROWS, { body: { text: ADA_ROWS, enrich: false } });
  for (const state of ['later', 'informed']) {
    const { items } = (await call(NOTICES, { query: { state, limit: '200' } })).body;
    const found = items.find(({ name }: { name: string }) => name === 'Ada Notice');
    if (found === undefined) continue;
    const person = { kind: found.kind, id: found.id };
    if (state === 'informed') await call(WITHDRAW, { body: { people: [person] } });
    return person;
  }
  throw new Error('Ada is not among the people to inform');
}

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
  [OPT_OUTS]: {
    'says how the last reading of the list went': async ({ call }) => {
      const { body } = await call(OPT_OUTS);
      expect(body).toMatchObject({ source: 'pdl', label: 'People Data Labs', state: null, ids: 0 });
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
  [NOTICES]: {
    'lists who is to be informed, with the day': async ({ call }) => {
      await call(IMPORT_ROWS, { body: { text: ADA_ROWS, enrich: false } });
      const { body } = await call(NOTICES, { query: { state: 'later', limit: '200' } });
      expect(body.items).toContainEqual(
        expect.objectContaining({ name: 'Ada Notice', sources: ['pasted'], informedAt: null, messagedAt: null }),
      );
      expect(body.counts.later).toBe(body.total);
      expect((await call(NOTICES)).body.counts).toEqual(body.counts);
    },
  },
  [NOTICE_TEXT]: {
    'is filled in for a person, and has placeholders without one': async ({ call }) => {
      const person = await personToInform(call);
      const query = { language: 'de', ...person };
      expect((await call(NOTICE_TEXT, { query })).body.text).toContain('Guten Tag Ada Notice,');
      expect((await call(NOTICE_TEXT)).body.text).toContain('[name of the person]');
      expect((await call(NOTICE_TEXT, { query: { id: person.id } })).status).toBe(400);
      expect((await call(NOTICE_TEXT, { query: { kind: 'contact', id: person.id } })).status).toBe(404);
    },
  },
  [MARK]: {
    'marks each once, and counts who is missing': async ({ call }) => {
      const person = await personToInform(call);
      const people = [person, { kind: 'contact', id: person.id }];
      const body = { people, how: 'notice', on: new Date().toISOString().slice(0, 10) };
      expect((await call(MARK, { body })).body).toEqual({ informed: 1, unchanged: 0, withoutMessage: 0, missing: 1 });
      expect((await call(MARK, { body })).body).toMatchObject({ informed: 0, unchanged: 1 });
      await call(WITHDRAW, { body: { people: [person] } });
      expect((await call(MARK, { body: { people: [person], how: 'message' } })).body.withoutMessage).toBe(1);
    },
    'refuses no one, two ways to choose, and a day that is to come or before the data was collected': async ({
      call,
    }) => {
      const people = [await personToInform(call)];
      const bodies = [
        { how: 'notice' },
        { people, state: 'week', how: 'notice' },
        { state: 'week', how: 'message' },
        { people, how: 'notice', on: '2999-01-01' },
        { people, how: 'notice', on: '0001-01-01' },
        { people, how: 'told' },
      ];
      for (const body of bodies) expect((await call(MARK, { body })).status).toBe(400);
    },
  },
  [WITHDRAW]: {
    'takes a mark back': async ({ call }) => {
      const person = await personToInform(call);
      await call(MARK, { body: { people: [person], how: 'not_needed' } });
      expect((await call(WITHDRAW, { body: { people: [person] } })).body).toEqual({ withdrawn: 1 });
      expect((await call(WITHDRAW, { body: { people: [person] } })).body).toEqual({ withdrawn: 0 });
    },
  },
  [CONTROLLER]: {
    'is empty before anything was entered': async ({ call }) => {
      expect((await call(CONTROLLER)).body).toMatchObject({ officer: '', purpose: '' });
    },
  },
  [SET_CONTROLLER]: {
    'sets what is given, and notices name it': async ({ call }) => {
      const body = { name: 'Kettle Foods', email: 'privacy@kettle.example' };
      expect((await call(SET_CONTROLLER, { body })).body).toMatchObject({ ...body, address: '' });
      const { text, missing } = (await call(NOTICE_TEXT)).body;
      expect([text.includes('Kettle Foods'), missing]).toEqual([true, ['address']]);
      expect((await call(SET_CONTROLLER, { body: { email: 'nowhere' } })).status).toBe(400);
      await call(SET_CONTROLLER, { body: { name: '', email: '' } });
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
