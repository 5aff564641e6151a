import { ConnectorError } from '@workbench/connectors/errors';
import type { HttpRequest } from '@workbench/connectors/http';
import { BatchItemModel, CompanyModel, CompanySyncModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, getCompany, listSourceRecords } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import {
  answer,
  DAY_MS,
  FakePorts,
  FakeSource,
  figure,
  HTTP,
  TestClock,
  testContext,
} from '../connections/fake-sources.fixtures.ts';
import { runCompanySync } from './run-company-sync.ts';
import { getCompanySync } from './sync-company.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

let clock: TestClock;
let ctx: ServiceContext;
let id: string;
beforeEach(async () => {
  clock = new TestClock();
  ctx = testContext(clock);
  id = (await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } })).id;
});

const run = (
  ports: FakePorts,
  {
    force = false,
    origin = 'single' as 'single' | 'all',
    key = id,
    signal = new AbortController().signal,
    batchId = 'batch-1',
  } = {},
) => {
  const item = {
    batchId,
    key,
    params: { origin, force },
    attempt: 1,
    signal,
    progress: async () => undefined,
  };
  return runCompanySync(ctx, item, ports);
};
const outcomes = async () => {
  const { outcomes: list } = await getCompanySync({ ctx, input: { id } });
  return Object.fromEntries(list.map(({ id: connector, ...outcome }) => [connector, outcome]));
};
const records = () => listSourceRecords({ ctx, input: { id } });

function source(...args: ConstructorParameters<typeof FakeSource>) {
  return new FakeSource(...args);
}

describe('the sync of one company', () => {
  it('writes figures, history, places and industry, and says what each source answered', async () => {
    const wikidata = source('wikidata', 'Wikidata');
    const figures = [figure(1200, '2025-12-31'), figure(1000, '2024-12-31')];
    wikidata.reply = () => answer({ figures, locations: ['Oslo, Norway'], industry: 'Robotics', ids: { lei: 'L1' } });
    const website = source('website', 'Website');
    website.reply = () => answer({ figures: [figure({ min: 1001, max: null })] });
    const pdl = source('pdl', 'People Data Labs');
    const gleif = source('gleif', 'GLEIF', { gives: 'identity' });
    gleif.reply = () => answer({ note: 'Active, registered in Norway' });
    const ports = new FakePorts(wikidata, website, pdl, gleif);
    expect(await run(ports)).toEqual({ state: 'completed', message: null });
    const company = await getCompany({ ctx, input: { id } });
    expect(company).toMatchObject({ locations: ['Oslo, Norway'], industry: 'Robotics', sourceCount: 2 });
    expect(company.aggregatedEmployeeCount).toBeGreaterThanOrEqual(1001);
    expect(await outcomes()).toMatchObject({
      wikidata: { outcome: 'figure', message: '1,200 employees on 2025-12-31', at: '2026-06-15T10:00:00.000Z' },
      website: { outcome: 'figure', message: '1,001+ employees' },
      pdl: { outcome: 'unknown_company' },
      gleif: { outcome: 'identity', message: 'Active, registered in Norway' },
    });
    expect(ports.outcomes).toContainEqual(['pdl', { ok: true }]);
  });

  it('uses no figure of a company with another website, unless its own site leads there', async () => {
    const apollo = source('apollo', 'Apollo');
    const note = 'Apollo knows acme.com as megaplatforms.com';
    const parent = { figures: [figure(70_000)], note, otherDomain: 'megaplatforms.com' };
    apollo.reply = () => answer({ ...parent, match: 'other_domain', locations: ['Oslo, Norway'] });
    await run(new FakePorts(apollo));
    expect(await records()).toEqual([]);
    expect((await getCompany({ ctx, input: { id } })).locations).toEqual([]);
    expect(await outcomes()).toMatchObject({
      apollo: { outcome: 'identity', message: `Found under another website, so its figure is not used. ${note}` },
    });
    const website = source('website', 'Website');
    website.reply = () => answer({ otherDomain: 'megaplatforms.com' });
    await run(new FakePorts(apollo, website), { force: true });
    expect(await records()).toMatchObject([{ source: 'Apollo', employeeCount: 70_000 }]);
    expect(await outcomes()).toMatchObject({ apollo: { outcome: 'figure', message: `70,000 employees. ${note}` } });
  });

  it('shows what a source says beside its figure', async () => {
    const brreg = source('brreg', 'Brreg');
    brreg.reply = () => answer({ figures: [figure(900)], note: 'Bankrupt' });
    await run(new FakePorts(brreg));
    expect(await outcomes()).toMatchObject({ brreg: { outcome: 'figure', message: '900 employees. Bankrupt' } });
  });

  it('keeps old figures when the shape of an answer changes, and names vendor and field', async () => {
    const apollo = source('apollo', 'Apollo');
    const other = source('website', 'Website');
    apollo.reply = () => answer({ figures: [figure(120)] });
    await run(new FakePorts(apollo));
    clock.forward(30 * DAY_MS);
    const field = 'organization.estimated_num_employees';
    apollo.reply = () => new ConnectorError('contract_changed', 'apollo', 'Unexpected answer', { field });
    const ports = new FakePorts(apollo, other);
    const message = `vendor Apollo: field ${field}`;
    expect(await run(ports)).toEqual({ state: 'completed', message });
    expect(await outcomes()).toMatchObject({ apollo: { outcome: 'failed', message } });
    expect(ports.outcomes).toContainEqual(['apollo', { ok: false, message, kind: 'contract_changed' }]);
    expect(await records()).toMatchObject([{ source: 'Apollo', employeeCount: 120 }]);
  });

  it('says of a source that was not asked why, and does not take that for an answer', async () => {
    const unqueriedReason = 'No Czech location or company number (IČO) is known';
    const ares = source('ares', 'ARES', { requiresSourceId: true, unqueriedReason, findCompany: async () => null });
    const website = source('website', 'Website');
    website.reply = () => new ConnectorError('forbidden', 'website', 'robots.txt');
    const ports = new FakePorts(ares, website);
    await expect(run(ports)).rejects.toThrow('robots.txt');
    const message = 'Not queried: no Czech location or company number (IČO) is known';
    expect(await outcomes()).toMatchObject({ ares: { outcome: 'not_applicable', message, at: null } });
    expect(ports.outcomes.map(([id]) => id)).toEqual(['website']);
    expect(await getCompanySync({ ctx, input: { id } })).toMatchObject({ state: 'failed' });
    clock.forward(60_000);
    await expect(run(ports)).rejects.toThrow('robots.txt');
    expect(await outcomes()).toMatchObject({ ares: { outcome: 'not_applicable', message } });
  });

  it('does not ask a source without its key, and says what is missing', async () => {
    const pdl = source('pdl', 'People Data Labs', {}, { isConnected: false, reason: 'Enter an API key' });
    expect(await run(new FakePorts(pdl))).toMatchObject({
      state: 'skipped',
      message: expect.stringContaining('No source'),
    });
    expect(pdl.queries).toEqual([]);
    expect(await outcomes()).toMatchObject({
      pdl: { outcome: 'not_connected', message: 'Enter an API key', at: null },
    });
  });

  it('asks again only when an answer is no longer fresh, and keeps what was said', async () => {
    const wikidata = source('wikidata', 'Wikidata');
    wikidata.reply = () => answer({ figures: [figure(120)] });
    const ports = new FakePorts(wikidata);
    await run(ports);
    clock.forward(DAY_MS);
    expect(await run(ports)).toEqual({ state: 'completed', message: 'Everything is fresh' });
    expect(wikidata.queries).toHaveLength(1);
    expect(await outcomes()).toMatchObject({
      wikidata: { outcome: 'fresh', message: '120 employees', at: '2026-06-15T10:00:00.000Z' },
    });
    clock.forward(6 * DAY_MS);
    await run(ports);
    expect(wikidata.queries).toHaveLength(2);
  });

  it('asks a free source again when a person wants it, and never pays twice', async () => {
    const free = source('wikidata', 'Wikidata');
    const paid = source('apollo', 'Apollo', { creditsPerCompany: 1 });
    paid.reply = () => answer({ figures: [figure(120)] });
    const ports = new FakePorts(free, paid);
    await run(ports);
    expect(await outcomes()).toMatchObject({ apollo: { outcome: 'figure', credits: 1 }, wikidata: { credits: 0 } });
    await run(ports, { force: true, batchId: 'batch-2' });
    expect([free.queries.length, paid.queries.length]).toEqual([2, 1]);
    expect(await outcomes()).toMatchObject({ apollo: { outcome: 'fresh', credits: 0 } });
  });

  it('asks again when a person has described the source anew, although the answer is fresh', async () => {
    const generic = source('generic', 'Own API');
    const ports = new FakePorts(generic);
    await run(ports);
    clock.forward(1000);
    generic.connection.describedAt = clock.now();
    clock.forward(1000);
    await run(ports);
    await run(ports);
    expect(generic.queries).toHaveLength(2);
  });

  it('asks a source that failed again', async () => {
    const paid = source('apollo', 'Apollo', { creditsPerCompany: 1 });
    const other = source('website', 'Website');
    paid.reply = () => new ConnectorError('vendor_unavailable', 'apollo', 'Apollo did not answer in time');
    expect(await run(new FakePorts(paid, other))).toMatchObject({ state: 'completed' });
    // Nothing was learnt this time: the other's answer is the earlier one.
    await expect(run(new FakePorts(paid, other))).rejects.toMatchObject({ isRetryable: true });
    expect([paid.queries.length, other.queries.length]).toEqual([2, 1]);
  });

  it('says what a cap left undone', async () => {
    const free = source('wikidata', 'Wikidata');
    const paid = source('apollo', 'Apollo', { creditsPerCompany: 1 });
    free.reply = () => answer({ figures: [figure(120)] });
    paid.reply = () => new ConnectorError('cap_reached', 'apollo', 'The cap of 100 credits for today is reached');
    const ports = new FakePorts(free, paid);
    expect(await run(ports)).toEqual({
      state: 'skipped',
      message: 'Apollo was not queried: The cap of 100 credits for today is reached',
    });
    expect(await outcomes()).toMatchObject({
      apollo: { outcome: 'skipped', credits: 0 },
      wikidata: { outcome: 'figure' },
    });
    expect(await records()).toHaveLength(1);
    expect(ports.outcomes.map(([connector]) => connector)).toEqual(['wikidata']);
  });

  it('asks by identifiers and places that the first round brought', async () => {
    const wikidata = source('wikidata', 'Wikidata');
    wikidata.reply = () => answer({ ids: { cik: '0000320193' }, locations: ['Cupertino, United States'] });
    const sec = source('sec', 'SEC EDGAR', { requiresSourceId: true });
    sec.reply = ({ ids }) => (ids.cik ? answer({ match: 'id', figures: [figure(164_000, '2024-09-28')] }) : null);
    await run(new FakePorts(sec, wikidata));
    expect(sec.queries).toMatchObject([{ ids: { cik: '0000320193' }, locations: ['Cupertino, United States'] }]);
    expect(await records()).toMatchObject([{ source: 'SEC EDGAR', employeeCount: 164_000 }, { source: 'Wikidata' }]);
  });

  it('asks again by an identifier that was missing, although the "unknown" is fresh', async () => {
    const wikidata = source('wikidata', 'Wikidata');
    wikidata.reply = () => new ConnectorError('vendor_unavailable', 'wikidata', 'Wikidata did not answer');
    const sec = source('sec', 'SEC EDGAR', { requiresSourceId: true });
    await run(new FakePorts(wikidata, sec));
    wikidata.reply = () => answer({ ids: { cik: '1' } });
    await run(new FakePorts(wikidata, sec));
    await run(new FakePorts(wikidata, sec));
    expect(sec.queries.map(({ ids }) => ids)).toEqual([{}, { cik: '1' }]);
  });

  it('takes neither figures nor identifiers from a match by the name alone', async () => {
    const ares = source('ares', 'ARES');
    ares.reply = () =>
      answer({ match: 'name', figures: [figure(9)], locations: ['Brno, Czechia'], ids: { ico: '1' }, note: 'IČO 1' });
    const gleif = source('gleif', 'GLEIF', { requiresSourceId: true });
    await run(new FakePorts(ares, gleif));
    expect(await records()).toEqual([]);
    expect(gleif.queries).toMatchObject([{ ids: {}, locations: [] }]);
    expect(await outcomes()).toMatchObject({
      ares: { outcome: 'identity', message: 'Found by the name alone, so its figure is not used. IČO 1' },
    });
  });

  it('tells a register its country by the domain when no place is known', async () => {
    id = (await createCompany({ ctx, input: { name: 'Fjord', domain: 'fjord.no' } })).id;
    const brreg = source('brreg', 'Brønnøysund');
    await run(new FakePorts(brreg));
    expect(brreg.queries).toMatchObject([{ domain: 'fjord.no', locations: ['Norway'] }]);
  });

  it('is tried again when every source failed in a way that may pass, with the wait that they asked for', async () => {
    const apollo = source('apollo', 'Apollo');
    const pdl = source('pdl', 'PDL');
    apollo.reply = () => new ConnectorError('rate_limited', 'apollo', 'Apollo is busy', { retryAfterMs: 5000 });
    pdl.reply = () => new ConnectorError('rate_limited', 'pdl', 'PDL is busy', { retryAfterMs: 3000 });
    await expect(run(new FakePorts(apollo, pdl))).rejects.toMatchObject({
      isRetryable: true,
      retryAfterMs: 3000,
      message: 'Apollo is busy\nPDL is busy',
    });
    pdl.reply = () => new ConnectorError('auth', 'pdl', 'The key is wrong');
    await expect(run(new FakePorts(apollo, pdl))).rejects.toMatchObject({ isRetryable: false });
    expect(await outcomes()).toMatchObject({ pdl: { outcome: 'failed', message: 'The key is wrong' } });
  });

  it('does not show what a bug in a connector says', async () => {
    const apollo = source('apollo', 'Apollo');
    apollo.reply = () => new TypeError('undefined is not a function: key=secret');
    await expect(run(new FakePorts(apollo))).rejects.toMatchObject({
      message: 'Apollo could not be read',
      isRetryable: false,
    });
  });

  it('skips a company that is removed while its sources are asked', async () => {
    const wikidata = source('wikidata', 'Wikidata');
    wikidata.reply = async () => {
      await CompanyModel.deleteOne({ _id: id });
      return answer({ figures: [figure(5)] });
    };
    expect(await run(new FakePorts(wikidata))).toMatchObject({ state: 'skipped' });
    expect(await CompanySyncModel.countDocuments()).toBe(0);
  });

  it('writes what was answered when it is stopped between the rounds, and asks nobody else', async () => {
    const stop = new AbortController();
    const apollo = source('apollo', 'Apollo', { creditsPerCompany: 1 });
    apollo.reply = () => {
      stop.abort(new Error('stopped'));
      return answer({ figures: [figure(120)] });
    };
    const sec = source('sec', 'SEC EDGAR', { requiresSourceId: true });
    await expect(run(new FakePorts(apollo, sec), { signal: stop.signal })).rejects.toThrow('stopped');
    expect(await records()).toMatchObject([{ source: 'Apollo', employeeCount: 120 }]);
    expect(sec.queries).toEqual([]);
  });

  it('ends the wait for a paid answer when it is stopped, and keeps what the source said before', async () => {
    const stop = new AbortController();
    const apollo = source('apollo', 'Apollo', { creditsPerCompany: 1 });
    apollo.reply = () => answer({ figures: [figure(120)] });
    const ports = new FakePorts(apollo, source('wikidata', 'Wikidata'));
    await run(ports);
    const [before, recorded] = [await outcomes(), ports.outcomes.length];
    clock.forward(8 * DAY_MS);
    const waitForAbort = async ({ signal }: HttpRequest): Promise<never> => {
      stop.abort(new Error('stopped'));
      throw new ConnectorError('unsure_paid', 'apollo', 'waits for another purchase', { cause: signal?.reason });
    };
    const request = (sent: HttpRequest) => (sent.paid ? waitForAbort(sent) : HTTP.request(sent));
    ctx = { ...ctx, http: { ...HTTP, request } };
    await expect(run(ports, { signal: stop.signal })).rejects.toThrow('stopped');
    expect((await outcomes()).apollo).toEqual({ ...before.apollo, credits: 0 });
    expect(ports.outcomes.slice(recorded).map(([connector]) => connector)).toEqual(['wikidata']);
  });

  it('keeps the price of what was bought when it is stopped, and when it then runs again', async () => {
    const stop = new AbortController();
    const apollo = source('apollo', 'Apollo', { creditsPerCompany: 1 });
    apollo.reply = () => {
      stop.abort(new Error('stopped'));
      return answer({ figures: [figure(120)] });
    };
    const ports = new FakePorts(apollo);
    await expect(run(ports, { signal: stop.signal })).rejects.toThrow('stopped');
    expect(await outcomes()).toMatchObject({ apollo: { outcome: 'figure', credits: 1 } });
    await run(ports);
    expect(await outcomes()).toMatchObject({ apollo: { outcome: 'fresh', credits: 1 } });
    await run(ports, { batchId: 'batch-2' });
    expect(await outcomes()).toMatchObject({ apollo: { outcome: 'fresh', credits: 0 } });
  });

  it('keeps nothing of a company that was removed while it ran', async () => {
    const wikidata = source('wikidata', 'Wikidata');
    wikidata.reply = async () => {
      await CompanyModel.deleteMany({});
      return null;
    };
    expect(await run(new FakePorts(wikidata))).toMatchObject({ state: 'skipped' });
    expect(await CompanySyncModel.countDocuments()).toBe(0);
  });

  it('skips a company that is not tracked any more', async () => {
    const wikidata = source('wikidata', 'Wikidata');
    const key = '0123456789abcdef01234567';
    expect(await run(new FakePorts(wikidata), { key })).toMatchObject({ state: 'skipped' });
    expect(wikidata.queries).toEqual([]);
    expect(await CompanySyncModel.countDocuments()).toBe(0);
  });

  it('tells of a large move at once for one company, and leaves it to the end of a run over all', async () => {
    const sources = ['apollo', 'pdl'].map((connector) => source(connector as 'apollo', connector));
    const ports = new FakePorts(...sources);
    for (const [value, origin] of [
      [100, 'single'],
      [400, 'single'],
      [900, 'all'],
    ] as const) {
      for (const each of sources) each.reply = () => answer({ figures: [figure(value)] });
      await run(ports, { force: true, origin });
      clock.forward(DAY_MS);
    }
    expect(ports.notices).toMatchObject([{ kind: 'headcount_moved', message: 'Acme: 100 → 400' }]);
    expect(await CompanySyncModel.findById(id).lean()).toMatchObject({
      moved: { batchId: 'batch-1', from: 400, to: 900 },
    });
    // A person syncs the company by itself before the run has ended.
    await run(ports, { force: true });
    expect(await CompanySyncModel.findById(id).lean()).toMatchObject({ moved: { batchId: 'batch-1' } });
  });
});

describe('getCompanySync', () => {
  it('says that a company was never synced, and refuses one that is not tracked', async () => {
    // As for a company that came in a file, whose sync no one asked for yet.
    await BatchItemModel.deleteMany({});
    expect(await getCompanySync({ ctx, input: { id } })).toEqual({
      state: 'never',
      message: null,
      finishedAt: null,
      outcomes: [],
    });
    const unknown = { id: '0123456789abcdef01234567' };
    await expect(getCompanySync({ ctx, input: unknown })).rejects.toMatchObject({ kind: 'not_found' });
  });
});
