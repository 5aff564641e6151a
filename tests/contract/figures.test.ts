import { describe, expect, it } from 'vitest';
import { useApi } from '../helpers/start-api.ts';
import { importCsv } from '../helpers/upload.ts';
import { createCall } from './call.ts';

const api = useApi();
const call = createCall(api);

/** Imports one company's figures, a source each, and answers everything that REST says about it. */
async function companyWith(domain: string, figures: Record<string, string>, asOf = '2026-01-31') {
  const sources = Object.keys(figures).map((source) => `Employees (${source})`);
  const csv = [
    ['name', 'domain', 'industry', ...sources],
    [domain, domain, '', ...Object.values(figures)],
  ];
  await importCsv(api.origin, csv.map((row) => row.join(',')).join('\n'), { asOf });
  const { body } = await call('GET /api/companies', { query: { q: domain } });
  const company = body.find((row: { domain: string }) => row.domain === domain);
  const params = { id: company.id as string };
  const why = (await call('GET /api/companies/{id}/aggregate', { params })).body;
  const records = (await call('GET /api/companies/{id}/data', { params })).body;
  const trend = (await call('GET /api/companies/{id}/trend', { params })).body;
  return { company, why, records, trend };
}

describe('employee figures', () => {
  it('stay unknown with fewer sources than the minimum, and say "1 of 2"; never 0', async () => {
    const { company, why } = await companyWith('one-source.com', { A: '120' });
    expect(company).toMatchObject({ aggregatedEmployeeCount: null, sourceCount: 1, dataQuality: 'low' });
    expect(why).toMatchObject({ aggregatedEmployeeCount: null, summary: expect.stringContaining('1 of 2') });
    expect(why.records).toMatchObject([{ source: 'A', value: '120', used: false }]);
  });

  it('keep a reported zero apart from unknown', async () => {
    const { company, records } = await companyWith('zero.com', { A: '0', B: '0' });
    expect(company.aggregatedEmployeeCount).toBe(0);
    expect(records).toMatchObject([{ employeeCount: 0 }, { employeeCount: 0 }]);
  });

  it('exclude no outlier among two sources: there is no majority', async () => {
    const { company, why } = await companyWith('two-sources.com', { A: '10', B: '1000' });
    expect(company.aggregatedEmployeeCount).toBe(505);
    expect(why.records.every((record: { used: boolean }) => record.used)).toBe(true);
  });

  it.each([
    ['all equal', { A: '50', B: '50', C: '50' }, 50],
    ['two equal and one far off', { A: '50', B: '50', C: '5000' }, 50],
    ['one far off among close ones', { A: '100', B: '101', C: '99', D: '9000' }, 100],
  ])('are computed when the deviation is zero or one source is far off: %s', async (name, figures, expected) => {
    const { company } = await companyWith(`${name.replaceAll(' ', '-')}.com`, figures);
    expect(company.aggregatedEmployeeCount).toBe(expected);
  });

  it('read bands and grouped numbers as what they say', async () => {
    const { records, company } = await companyWith('ranges.com', {
      Band: '11-50',
      Grouped: '"1,200"',
      Dotted: '1.200',
      Plus: '1001+',
    });
    const of = (source: string) => records.find((record: { source: string }) => record.source === source);
    expect(of('Band')).toMatchObject({ employeeCount: null, employeeMin: 11, employeeMax: 50 });
    expect(of('Grouped').employeeCount).toBe(1200);
    expect(of('Dotted').employeeCount).toBe(1200);
    expect(of('Plus')).toMatchObject({ employeeCount: null, employeeMin: 1001, employeeMax: null });
    expect(company.sourceCount).toBe(4);
  });

  it('count a source once, however often it came, and keep its history apart', async () => {
    await companyWith('history.com', { A: '100' }, '2025-06-30');
    const { company, records, trend } = await companyWith('history.com', { A: '110' }, '2025-12-31');
    expect(company).toMatchObject({ sourceCount: 1, aggregatedEmployeeCount: null });
    expect(records).toMatchObject([{ source: 'A', employeeCount: 110, asOf: '2025-12-31T00:00:00.000Z' }]);
    expect(trend.series[0].points.map((point: { value: number }) => point.value)).toEqual([100, 110]);
  });

  it('keep the newer figure when an older file comes later', async () => {
    await companyWith('late-file.com', { A: '200' }, '2026-01-31');
    const { records, trend } = await companyWith('late-file.com', { A: '150' }, '2024-01-31');
    expect(records).toMatchObject([{ employeeCount: 200 }]);
    expect(trend.series[0].points.map((point: { value: number }) => point.value)).toEqual([150, 200]);
  });

  it('give averages by source, with the number of companies; unknown and open bands do not count as 0', async () => {
    await companyWith('avg-one.com', { Averaged: '10' });
    await companyWith('avg-two.com', { Averaged: '30' });
    await companyWith('avg-none.com', { Averaged: '', Other: '5' });
    await companyWith('avg-open.com', { Averaged: '1001+' });
    const { body } = await call('GET /api/analytics/employees-by-source');
    expect(body).toContainEqual({ source: 'Averaged', employees: 20, companies: 2 });
  });

  it('count a company in each of its places once', async () => {
    const csv = 'name,domain,industry,location\nPlaces,places.com,X,Lisbon\nMore,more-places.com,X,Lisbon\n';
    await importCsv(api.origin, csv);
    await importCsv(api.origin, csv);
    expect((await call('GET /api/analytics/location-distribution')).body).toContainEqual({
      location: 'Lisbon',
      count: 2,
    });
  });

  it('are synced at a time that has passed, in UTC', async () => {
    const { lastSync } = (await call('GET /api/analytics/overview')).body;
    expect(new Date(lastSync).toISOString()).toBe(lastSync);
    expect(Date.parse(lastSync)).toBeLessThanOrEqual(Date.now());
  });

  it('give the agreement of sources by computing it: total agreement is 100, and a disagreement lowers it', async () => {
    const { sourceAgreement } = (await call('GET /api/analytics/overview')).body;
    await companyWith('disagree.com', { A: '100', B: '900' });
    expect((await call('GET /api/analytics/overview')).body.sourceAgreement).toBeLessThan(sourceAgreement);
  });
});
