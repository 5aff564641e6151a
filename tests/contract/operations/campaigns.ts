import { expect } from 'vitest';
import { idOf } from './one-company.ts';
import { type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const LIST = 'GET /api/campaigns';
const CREATE = 'POST /api/campaigns';
const GET = 'GET /api/campaigns/{id}';
const ITEMS = 'GET /api/campaigns/{id}/items';
const PAUSE = 'POST /api/campaigns/{id}/pause';
const RESUME = 'POST /api/campaigns/{id}/resume';
const CANCEL = 'POST /api/campaigns/{id}/cancel';
const RETRY = 'POST /api/campaigns/{id}/retry';
const ARCHIVE = 'GET /api/campaigns/{id}/archive';
const TABLE = 'GET /api/campaigns/{id}/table';
const NO_CAMPAIGN = '00000000-0000-4000-8000-000000000000';
const REQUEST = '5f6d7c1e-3a0b-4c7e-8f51-9d0b8c2a1e44';

/** The one campaign of these tests; asking again answers it. No worker runs beside them, so nothing of it begins. */
async function create(tools: Tools, name = 'Quarterly review') {
  const companyIds = await Promise.all(['acme.com', 'tcpip.com'].map((domain) => idOf(tools, domain)));
  const { body } = await tools.call(CREATE, {
    body: { name, description: 'All of Q4', companyIds, requestId: REQUEST },
  });
  return body as { id: string; name: string; totalCompanies: number };
}

const refusesUnknown = (key: string) => ({
  'answers 404 for a campaign that does not exist and 400 for what is no id': async ({ call }: Tools) => {
    expect((await call(key, { params: { id: NO_CAMPAIGN } })).status).toBe(404);
    expect((await call(key, { params: { id: 'latest' } })).status).toBe(400);
  },
});

export const campaignsTests: OperationTests = {
  [LIST]: {
    'is a plain list, empty before the first': async ({ call }) => {
      expect((await call(LIST)).body).toEqual([]);
    },
  },
  [CREATE]: {
    'has its record before it answers, with every company to be done': async (tools) => {
      const campaign = await create(tools);
      expect(campaign).toMatchObject({
        name: 'Quarterly review',
        description: 'All of Q4',
        status: 'in_progress',
        totalCompanies: 2,
        completedReports: 0,
        failedReports: 0,
        completedAt: null,
      });
      expect((await tools.call(LIST)).body.map(({ id }: { id: string }) => id)).toEqual([campaign.id]);
    },
    'creates one campaign for one request, however often it is sent': async (tools) => {
      const { id } = await create(tools);
      expect((await create(tools)).id).toBe(id);
      const companyIds = [await idOf(tools, 'acme.com')];
      const other = await tools.call(CREATE, { body: { name: 'Other', companyIds, requestId: REQUEST } });
      expect(other.status).toBe(409);
      expect((await tools.call(LIST)).body).toHaveLength(1);
    },
    'refuses a name of blanks, no companies, unknown ones, and stores nothing then': async (tools) => {
      const id = await idOf(tools, 'acme.com');
      const refusals = [
        [{ name: '  ', companyIds: [id] }, 'Please enter a name for your campaign'],
        [{ name: 'x', companyIds: [] }, 'at least one company'],
        [{ name: 'x', companyIds: [UNKNOWN_ID] }, '1'],
        [{ name: 'x'.repeat(201), companyIds: [id] }, '200'],
      ] as const;
      for (const [body, message] of refusals) {
        const answer = await tools.call(CREATE, { body });
        expect(answer.status, message).toBe(400);
        expect(answer.text).toContain(message);
      }
      expect((await tools.call(LIST)).body).toHaveLength(1);
    },
  },
  [GET]: {
    ...refusesUnknown(GET),
    'answers the campaign': async (tools) => {
      const { id } = await create(tools);
      expect((await tools.call(GET, { params: { id } })).body).toMatchObject({ id, totalCompanies: 2 });
    },
  },
  [ITEMS]: {
    ...refusesUnknown(ITEMS),
    'names the companies, and pages': async (tools) => {
      const { id } = await create(tools);
      const all = (await tools.call(ITEMS, { params: { id } })).body;
      expect(all.items.map(({ domain }: { domain: string }) => domain).sort()).toEqual(['acme.com', 'tcpip.com']);
      expect(all.next).toBeNull();
      const first = (await tools.call(ITEMS, { params: { id }, query: { limit: '1' } })).body;
      const second = (await tools.call(ITEMS, { params: { id }, query: { limit: '1', after: String(first.next) } }))
        .body;
      expect([...first.items, ...second.items]).toEqual(all.items);
    },
    'refuses a state and a limit that do not exist': async (tools) => {
      const { id } = await create(tools);
      for (const query of [{ state: 'lost' }, { limit: '0' }, { limit: '1001' }, { after: '-1' }]) {
        expect((await tools.call(ITEMS, { params: { id }, query })).status).toBe(400);
      }
    },
  },
  [PAUSE]: {
    ...refusesUnknown(PAUSE),
    'pauses, also the second time': async (tools) => {
      const { id } = await create(tools);
      for (let time = 0; time < 2; time++) {
        expect((await tools.call(PAUSE, { params: { id } })).body).toMatchObject({ id, status: 'paused' });
      }
    },
  },
  [RESUME]: {
    ...refusesUnknown(RESUME),
    'goes on with the same campaign': async (tools) => {
      const { id } = await create(tools);
      expect((await tools.call(RESUME, { params: { id } })).body).toMatchObject({ id, status: 'in_progress' });
    },
  },
  [TABLE]: {
    ...refusesUnknown(TABLE),
    'has a row for each company, also before its report, as CSV and as a workbook': async (tools) => {
      const { id } = await create(tools);
      const csv = await tools.call(TABLE, { params: { id } });
      expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.csv"$/);
      expect(csv.text.trim().split('\r\n')).toHaveLength(3);
      const excel = await tools.call(TABLE, { params: { id }, query: { format: 'excel' } });
      expect(excel.body.subarray(0, 2).toString()).toBe('PK');
    },
    'refuses another format': async (tools) => {
      const { id } = await create(tools);
      expect((await tools.call(TABLE, { params: { id }, query: { format: 'pdf' } })).status).toBe(400);
    },
  },
  [ARCHIVE]: {
    ...refusesUnknown(ARCHIVE),
    'is a zip file, also before the first report': async (tools) => {
      const { id } = await create(tools);
      const { headers, body } = await tools.call(ARCHIVE, { params: { id } });
      expect(headers.get('content-type')).toBe('application/zip');
      expect(body.subarray(0, 2).toString()).toBe('PK');
    },
  },
  [CANCEL]: {
    ...refusesUnknown(CANCEL),
    'leaves out what has not begun, also the second time': async (tools) => {
      const { id } = await create(tools);
      for (let time = 0; time < 2; time++) {
        const { body } = await tools.call(CANCEL, { params: { id } });
        expect(body).toMatchObject({ status: 'cancelled', cancelledReports: 2, failedReports: 0 });
      }
    },
  },
  [RETRY]: {
    ...refusesUnknown(RETRY),
    'says that instead of a cancelled campaign a new one is created': async (tools) => {
      const { id } = await create(tools);
      const { status, body } = await tools.call(RETRY, { params: { id } });
      expect(status).toBe(409);
      expect(body.message).toContain('create a new one');
    },
  },
};
