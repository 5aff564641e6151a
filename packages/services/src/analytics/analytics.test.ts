import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConnectionModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importCompanies } from '../companies/index.ts';
import { createContext } from '../shared/context.ts';
import { listSources } from '../sources/index.ts';
import { getOverview, listEmployeesBySource, listLocations } from './index.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext({ now: () => new Date('2026-06-15T10:00:00Z') });
/** Sources that need neither a key nor a contact address are connected from the start. */
const KEYLESS = 6;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'analytics-test-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function load(csv: string): Promise<void> {
  const path = join(dir, 'companies.csv');
  await writeFile(path, csv);
  await importCompanies({
    ctx,
    input: { path, fileName: 'x.csv', importId: randomUUID(), options: {} },
  });
}

describe('an empty workspace', () => {
  it('has zeros, nulls and empty lists, and no sample data', async () => {
    expect(await getOverview({ ctx, input: {} })).toEqual({
      totalCompanies: 0,
      avgEmployeeCount: null,
      companiesWithAggregate: 0,
      companiesWithSingleFigure: 0,
      locations: 0,
      locationMentions: 0,
      activeSources: KEYLESS,
      lastSync: null,
      sourceAgreement: null,
      companiesCompared: 0,
      dataQuality: { high: 0, medium: 0, low: 0 },
    });
    const sources = await listSources({ ctx, input: {} });
    expect(sources).toHaveLength(KEYLESS);
    for (const source of sources) expect(source).toMatchObject({ companiesTracked: 0, lastSync: null });
    expect(await listEmployeesBySource({ ctx, input: {} })).toEqual([]);
    expect(await listLocations({ ctx, input: {} })).toEqual([]);
  });
});

describe('active sources', () => {
  it('leave out one that is connected and whose last query failed', async () => {
    const lastError = { message: 'The key was refused', at: ctx.now() };
    await ConnectionModel.collection.insertOne({ _id: 'gleif', lastError } as never);
    const sources = await listSources({ ctx, input: {} });
    const states = sources.flatMap(({ id, status, health }) => (id === 'gleif' ? [{ status, health }] : []));
    expect(states).toEqual([{ status: 'connected', health: 'needs_attention' }]);
    expect((await getOverview({ ctx, input: {} })).activeSources).toBe(KEYLESS - 1);
  });
});

describe('analytics', () => {
  beforeEach(() =>
    load(
      [
        'name,domain,industry,location,Employees (A),Employees (B)',
        'One,one.com,X,Berlin; Paris,100,120',
        'Two,two.com,X,Berlin,10,11-50',
        'Three,three.com,X,,7,',
        'Four,four.com,X,Oslo,,"1,001+"',
        'Five,five.com,X,,,',
      ].join('\n'),
    ),
  );

  it('averages known aggregates only: an unknown count is not 0', async () => {
    const overview = await getOverview({ ctx, input: {} });
    expect(overview).toMatchObject({
      totalCompanies: 5,
      companiesWithAggregate: 2,
      companiesWithSingleFigure: 2,
      avgEmployeeCount: 61,
      activeSources: 3 + KEYLESS,
    });
    expect(overview.lastSync).toBe('2026-06-15T10:00:00.000Z');
  });

  it('computes source agreement over companies with two exact figures', async () => {
    const { sourceAgreement, companiesCompared } = await getOverview({ ctx, input: {} });
    expect(companiesCompared).toBe(1);
    expect(sourceAgreement).toBeGreaterThan(85);
    expect(sourceAgreement).toBeLessThan(100);
  });

  it('averages by source with how many companies it covers; an open band has no midpoint', async () => {
    expect(await listEmployeesBySource({ ctx, input: {} })).toEqual([
      { source: 'B', employees: 76, companies: 2 },
      { source: 'A', employees: 39, companies: 3 },
    ]);
  });

  it('counts a company in each of its locations, most first', async () => {
    expect(await listLocations({ ctx, input: {} })).toEqual([
      { location: 'Berlin', count: 2 },
      { location: 'Oslo', count: 1 },
      { location: 'Paris', count: 1 },
    ]);
    expect(await listLocations({ ctx, input: { limit: 1 } })).toHaveLength(1);
    // Shares are of all mentions, however many locations are listed.
    expect(await getOverview({ ctx, input: {} })).toMatchObject({ locations: 3, locationMentions: 4 });
  });

  it('counts a location once, however companies spell it', async () => {
    await load('name,domain,industry,location\nSix,six.com,X,BERLIN\nSeven,seven.com,X,oslo; BERLIN\n');
    expect(await listLocations({ ctx, input: {} })).toEqual([
      { location: 'Berlin', count: 4 },
      { location: 'Oslo', count: 2 },
      { location: 'Paris', count: 1 },
    ]);
    expect(await getOverview({ ctx, input: {} })).toMatchObject({ locations: 3, locationMentions: 7 });
  });

  it('lists each source with its last sync and what it covers', async () => {
    const fromFiles = (await listSources({ ctx, input: {} })).filter(({ id }) => id === null);
    expect(fromFiles).toMatchObject([
      { name: 'A', status: 'connected', companiesTracked: 3 },
      { name: 'B', status: 'connected', companiesTracked: 3 },
      { name: 'CSV', status: 'connected', companiesTracked: 3 },
    ]);
  });
});
