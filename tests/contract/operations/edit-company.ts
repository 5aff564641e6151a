import { expect } from 'vitest';
import { NOT_IDS, type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const FIELDS = 'GET /api/companies/{id}/fields';
const EDIT = 'PATCH /api/companies/{id}';
const CREATE = 'POST /api/companies';

async function create({ call }: Tools, domain: string): Promise<{ id: string; etag: string }> {
  const { body } = await call(CREATE, { body: { name: 'Edited', domain } });
  const { headers } = await call(FIELDS, { params: { id: body.id } });
  return { id: body.id, etag: headers.get('etag') ?? '' };
}

const edit = ({ call }: Tools, id: string, etag: string | null, body: unknown) =>
  call(EDIT, { params: { id }, body, headers: etag === null ? {} : { 'if-match': etag } });

export const editCompanyTests: OperationTests = {
  [EDIT]: {
    'answers the fields with the ETag of the next edit, and the company has the new values': async (tools) => {
      const { id, etag } = await create(tools, 'edited.com');
      const headcount = { employeeCount: 120, asOf: '2026-01-31', reason: 'Annual report' };
      const body = { name: 'Edited Ltd', industry: 'Testing', locations: ['Oslo, Norway'], headcount };
      const edited = await edit(tools, id, etag, body);
      expect(edited.status).toBe(200);
      expect(edited.headers.get('etag')).toBe(edited.body.etag);
      expect(edited.body.etag).not.toBe(etag);
      expect(edited.body.fields.headcount).toMatchObject({ value: 120, locked: true });
      expect((await tools.call('GET /api/companies/{id}', { params: { id } })).body).toMatchObject({
        name: 'Edited Ltd',
        aggregatedEmployeeCount: 120,
      });
    },
    'answers 428 without If-Match, and 412 with the present state to the second of two edits': async (tools) => {
      const { id, etag } = await create(tools, 'edited-twice.com');
      expect((await edit(tools, id, null, { name: 'None' })).status).toBe(428);
      expect((await edit(tools, id, etag, { name: 'First' })).status).toBe(200);
      const second = await edit(tools, id, etag, { name: 'Second' });
      expect(second.status).toBe(412);
      expect(second.body).toMatchObject({
        code: 'PRECONDITION_FAILED',
        present: { fields: { name: { value: 'First' } } },
      });
      expect((await edit(tools, id, second.body.present.etag, { name: 'Second' })).status).toBe(200);
    },
    'answers 409 with the name of the company that has the domain': async (tools) => {
      await create(tools, 'edited-taken.com');
      const { id, etag } = await create(tools, 'edited-free.com');
      const { status, body } = await edit(tools, id, etag, { domain: 'edited-taken.com' });
      expect([status, body.message]).toEqual([409, expect.stringContaining('Edited')]);
    },
    "answers 404 for an id that no company has, 400 for none and for what can't be stored": async (tools) => {
      expect((await edit(tools, UNKNOWN_ID, '"x"', { name: 'X' })).status).toBe(404);
      for (const id of NOT_IDS) expect((await edit(tools, id, '"x"', { name: 'X' })).status, id).toBe(400);
      const { id, etag } = await create(tools, 'edited-refused.com');
      for (const body of [
        {},
        { name: '' },
        { name: { $ne: null } },
        { locations: 'Oslo' },
        { headcount: 5 },
        { domain: 'gmail.com' },
      ])
        expect((await edit(tools, id, etag, body)).status, JSON.stringify(body)).toBe(400);
    },
  },
};
