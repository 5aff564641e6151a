import { expect } from 'vitest';
import type { OperationTests } from './operation-tests.ts';

const FIND = 'POST /api/contacts/privacy/find';
const EXPORT = 'POST /api/contacts/privacy/export';
const ERASE = 'POST /api/contacts/privacy/erase';
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
