import { describe, expect, it } from 'vitest';
import { useApi } from '../helpers/start-api.ts';
import { createCall } from './call.ts';

const api = useApi();
const call = createCall(api);

/** Sources that need neither a key nor a contact address. */
const KEYLESS = ['ares', 'brreg', 'gleif', 'sirene', 'us-states', 'website'];

describe('an empty workspace', () => {
  it.each(['GET /api/companies', 'GET /api/analytics/employees-by-source', 'GET /api/analytics/location-distribution'])(
    'answers an empty list, never sample data: %s',
    async (key) => {
      expect((await call(key)).body).toEqual([]);
    },
  );

  it('has the sources that need nothing ready, none of which has told anything yet', async () => {
    const { body } = await call('GET /api/sources');
    expect(body.map(({ id }: { id: string }) => id).sort()).toEqual(KEYLESS);
    const unused = { companiesTracked: 0, lastSync: null, lastError: null, callsToday: 0, creditsToday: 0 };
    for (const source of body) expect(source).toMatchObject({ status: 'connected', ...unused });
  });

  it('answers nulls for what is unknown: no average, no last sync, no agreement', async () => {
    expect((await call('GET /api/analytics/overview')).body).toEqual({
      totalCompanies: 0,
      companiesWithSingleFigure: 0,
      locationMentions: 0,
      locations: 0,
      avgEmployeeCount: null,
      companiesWithAggregate: 0,
      activeSources: KEYLESS.length,
      lastSync: null,
      sourceAgreement: null,
      companiesCompared: 0,
      dataQuality: { high: 0, medium: 0, low: 0 },
    });
    expect((await call('GET /api/workspace')).body).toMatchObject({ demo: false, companies: 0 });
  });

  it('finds nothing, and exports files without rows', async () => {
    expect((await call('GET /api/companies/search/{term}', { params: { term: 'acme' } })).body).toEqual([]);
    expect((await call('GET /api/export/{format}', { params: { format: 'json' } })).body).toEqual([]);
    const csv = (await call('GET /api/export/{format}', { params: { format: 'csv' } })).text;
    expect(csv.trim().split('\r\n')).toHaveLength(1);
    expect((await call('GET /api/export/{format}', { params: { format: 'excel' } })).text.slice(0, 2)).toBe('PK');
  });

  it('takes its first company by hand, which has no figures yet', async () => {
    await call('POST /api/companies', { body: { name: 'First', domain: 'first.com' } });
    const { body } = await call('GET /api/analytics/overview');
    expect(body).toMatchObject({ totalCompanies: 1, avgEmployeeCount: null, sourceAgreement: null });
  });
});
