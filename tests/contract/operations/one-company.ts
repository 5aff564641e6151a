import { expect } from 'vitest';
import { NOT_IDS, type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const GET = 'GET /api/companies/{id}';
const DATA = 'GET /api/companies/{id}/data';
const AGGREGATE = 'GET /api/companies/{id}/aggregate';
const FIELDS = 'GET /api/companies/{id}/fields';
const TREND = 'GET /api/companies/{id}/trend';

export async function idOf({ call }: Tools, domain: string): Promise<string> {
  const { body } = await call('GET /api/companies', { query: { q: domain } });
  const company = body.find((row: { domain: string }) => row.domain === domain);
  if (company === undefined) throw new Error(`The workspace has no ${domain}`);
  return company.id;
}

async function read(tools: Tools, key: string, domain: string) {
  return (await tools.call(key, { params: { id: await idOf(tools, domain) } })).body;
}

/** What every read by id refuses. */
function refusals(key: string): OperationTests[string] {
  return {
    'answers 400 for what is no id and 404 for an id that nobody has, never 500': async ({ call }) => {
      for (const id of NOT_IDS) expect((await call(key, { params: { id } })).status, id).toBe(400);
      const unknown = await call(key, { params: { id: UNKNOWN_ID } });
      expect(unknown.status).toBe(404);
      expect(unknown.body.code).toBe('NOT_FOUND');
    },
    'takes an id in capitals for the same company': async (tools) => {
      const id = await idOf(tools, 'acme.com');
      const [small, capital] = [id, id.toUpperCase()].map((one) => tools.call(key, { params: { id: one } }));
      expect((await capital)?.body).toEqual((await small)?.body);
    },
    'answers the same when asked twice': async (tools) => {
      expect(await read(tools, key, 'aperture.com')).toEqual(await read(tools, key, 'aperture.com'));
    },
  };
}

export const oneCompanyTests: OperationTests = {
  [GET]: {
    'answers 304 to who has the company, and its ETag is the If-Match of an edit': async (tools) => {
      const params = { id: await idOf(tools, 'acme.com') };
      const { headers } = await tools.call(GET, { params });
      const known = { 'if-none-match': headers.get('etag') ?? '' };
      expect((await tools.call(GET, { params, headers: known })).status).toBe(304);
      await tools.call('PUT /api/companies/{id}/tags', { params, body: { tags: ['etag'] } });
      expect((await tools.call(GET, { params, headers: known })).status).toBe(200);
      await tools.call('PUT /api/companies/{id}/tags', { params, body: { tags: [] } });
      const edit = { params, body: { lock: ['name'] }, headers: { 'if-match': known['if-none-match'] } };
      expect((await tools.call('PATCH /api/companies/{id}', edit)).status).toBe(200);
      const { etag } = (await tools.call(FIELDS, { params })).body;
      const unlock = { params, body: { unlock: ['name'] }, headers: { 'if-match': etag } };
      expect((await tools.call('PATCH /api/companies/{id}', unlock)).status).toBe(200);
    },
    ...refusals(GET),
    'answers the company as the list does, with id in place of the database key': async (tools) => {
      const company = await read(tools, GET, 'acme.com');
      const { body } = await tools.call('GET /api/companies', { query: { q: 'acme.com' } });
      expect(company).toEqual(body[0]);
      expect(company).toMatchObject({ name: 'Acme, Inc.', aggregatedEmployeeCount: 100, sourceCount: 3 });
      expect(company).not.toHaveProperty('_id');
    },
  },
  [DATA]: {
    ...refusals(DATA),
    'answers one record per source with the day it is true for': async (tools) => {
      const records = await read(tools, DATA, 'acme.com');
      expect(records.map((record: { source: string }) => record.source).sort()).toEqual([
        'CSV',
        'Network',
        'Registry',
        'Survey',
      ]);
      expect(records.at(-1)).toMatchObject({ source: 'CSV', employeeCount: null, locations: ['Berlin, Germany'] });
      expect(records[0]).toMatchObject({ employeeCount: 104, asOf: '2026-01-31T00:00:00.000Z' });
    },
    'keeps a band as a band and no figure as an empty list': async (tools) => {
      const records = await read(tools, DATA, 'cppworks.com');
      const band = records.find((record: { source: string }) => record.source === 'Registry');
      expect(band).toMatchObject({ employeeCount: null, employeeMin: 11, employeeMax: 50, kind: 'band' });
      expect(await read(tools, DATA, 'organic.com')).toEqual([]);
    },
  },
  [FIELDS]: {
    ...refusals(FIELDS),
    'answers each value with its origin, and the ETag of the next edit': async (tools) => {
      const id = await idOf(tools, 'acme.com');
      const { body, headers } = await tools.call(FIELDS, { params: { id } });
      // Behind the dot stands what is shown, for If-None-Match.
      expect(headers.get('etag')?.replace(/\..*"$/, '"')).toBe(body.etag);
      const origin = { by: 'import', file: expect.stringMatching(/\.csv$/) };
      for (const field of ['name', 'domain', 'industry', 'locations', 'headcount']) {
        expect(body.fields[field], field).toMatchObject({ locked: false, suggestion: null, origin });
      }
    },
  },
  [AGGREGATE]: {
    ...refusals(AGGREGATE),
    'names each source as used or excluded, with the reason': async (tools) => {
      const why = await read(tools, AGGREGATE, 'aperture.com');
      expect(why).toMatchObject({ aggregatedEmployeeCount: 101, reportingSources: 3 });
      const survey = why.records.find((record: { source: string }) => record.source === 'Survey');
      expect(survey).toMatchObject({ used: false, reason: expect.stringContaining('outlier') });
    },
    'agrees with the company itself': async (tools) => {
      for (const domain of ['acme.com', 'borealis.com', 'tcpip.com', 'organic.com', 'cppworks.com']) {
        const why = await read(tools, AGGREGATE, domain);
        const company = await read(tools, GET, domain);
        expect(why.aggregatedEmployeeCount, domain).toBe(company.aggregatedEmployeeCount);
        expect(why.dataQuality, domain).toBe(company.dataQuality);
        expect(why.reportingSources, domain).toBe(company.sourceCount);
      }
    },
  },
  [TREND]: {
    ...refusals(TREND),
    'answers one series per source, oldest first': async (tools) => {
      const trend = await read(tools, TREND, 'acme.com');
      expect(trend.series.map((one: { source: string }) => one.source).sort()).toEqual([
        'Network',
        'Registry',
        'Survey',
      ]);
      expect(trend.aggregate.at(-1)).toMatchObject({ value: 100 });
    },
    'answers empty series for a company without figures': async (tools) => {
      expect(await read(tools, TREND, 'organic.com')).toEqual({ series: [], aggregate: [] });
    },
  },
};
