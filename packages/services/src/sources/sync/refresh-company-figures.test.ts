import { ConnectorError } from '@workbench/connectors/errors';
import { CompanySyncModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceContext } from '../../shared/context.ts';
import { FAST } from '../../shared/jobs/jobs.fixtures.ts';
import { type JobEngine, startJobEngine } from '../../shared/jobs/processor/engine.ts';
import {
  answer,
  DAY_MS,
  FakePorts,
  FakeSource,
  figure,
  TestClock,
  testContext,
} from '../connections/fake-sources.fixtures.ts';
import { creditsPerNewCompany, creditsToRefresh, refreshCompanyFigures } from './refresh-company-figures.ts';
import { registerSourceJobs } from './sync-jobs.ts';
import { trackCompany } from './track-company.ts';

useTestDatabase();
let clock: TestClock;
let ctx: ServiceContext;
let engine: JobEngine;
let paid: FakeSource;
let free: FakeSource;
let ports: FakePorts;
beforeEach(async () => {
  await emptyTestDatabase();
  clock = new TestClock();
  ctx = testContext(clock);
  paid = new FakeSource('pdl', 'People Data Labs', { creditsPerCompany: 1 });
  paid.reply = () => answer({ figures: [figure(120)] });
  free = new FakeSource('wikidata', 'Wikidata');
  ports = new FakePorts(paid, free);
  registerSourceJobs(ports);
  engine = await startJobEngine({ ctx, timings: FAST });
});
afterEach(() => engine.stop());

const track = async () => (await trackCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } })).id;
const ask = (id: string, chargedTo = 'lead:1', creditsMax = 5, since = new Date(0)) =>
  refreshCompanyFigures(ctx, id, { signal: new AbortController().signal, chargedTo, creditsMax, since }, ports);

describe('asking about a company', () => {
  it('costs what the connected sources cost, and gives what they say', async () => {
    expect(await creditsPerNewCompany(ctx, ports)).toBe(1);
    const id = await track();
    expect(await ask(id)).toEqual({ credits: 1, message: 'one source gives a headcount' });
    expect(paid.queries).toHaveLength(1);
  });

  it('is one asking for all who ask at one moment, charged to one of them', async () => {
    const id = await track();
    const told = await Promise.all(['lead:1', 'lead:2', 'lead:3'].map((lead) => ask(id, lead)));
    expect(told.reduce((sum, { credits }) => sum + credits, 0)).toBe(1);
    expect([paid.queries.length, free.queries.length]).toEqual([1, 1]);
  });

  it('tells the same one the same price again, also after a kill, and asks nobody while the answer holds', async () => {
    const id = await track();
    await ask(id);
    expect(await ask(id)).toEqual({ credits: 1, message: 'one source gives a headcount' });
    expect(await ask(id, 'lead:2')).toEqual({ credits: 0, message: 'one source gives a headcount' });
    expect(await ask(id, 'lead:1', 5, new Date(clock.time.getTime() + 1))).toMatchObject({ credits: 0 });
    expect(await creditsToRefresh(ctx, [id], ports)).toEqual(new Map([[id, 0]]));
    expect(paid.queries).toHaveLength(1);
    clock.forward(8 * DAY_MS);
    expect(await creditsToRefresh(ctx, [id], ports)).toEqual(new Map([[id, 1]]));
    expect(await ask(id)).toMatchObject({ credits: 1 });
    expect(paid.queries).toHaveLength(2);
  });

  it('fails where the sync ended before it stored anything, and queries when it is repeated', async () => {
    const store = vi.spyOn(CompanySyncModel.collection, 'updateOne').mockRejectedValue(new Error('broken'));
    const id = await track();
    await expect(ask(id)).rejects.toMatchObject({ kind: 'unavailable', message: 'The sources could not be queried' });
    store.mockRestore();
    expect(await ask(id)).toMatchObject({ message: 'one source gives a headcount' });
  });

  it('asks nothing that may cost more than is allowed', async () => {
    const id = await track();
    await ask(id);
    clock.forward(8 * DAY_MS);
    expect(await ask(id, 'lead:2', 0)).toEqual({ credits: 0, message: 'the sources were not queried again' });
    expect(paid.queries).toHaveLength(1);
  });

  it('resolves when no source answers, and says why', async () => {
    paid.reply = () => new ConnectorError('auth', 'pdl', 'People Data Labs refuses the key');
    free.reply = () => new ConnectorError('forbidden', 'wikidata', 'Wikidata refuses.');
    const id = await track();
    const { credits, message } = await ask(id);
    expect(credits).toBe(0);
    expect(message).toMatch(/^no headcount is known yet; .*refuses the key; Wikidata refuses$/);
    expect(await CompanySyncModel.countDocuments()).toBe(1);
  });
});
