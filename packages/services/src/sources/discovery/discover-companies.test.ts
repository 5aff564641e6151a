import { inspect } from 'node:util';
import { ConnectorError } from '@workbench/connectors/errors';
import type { Connector, DiscoveredCompany, DiscoveryFilters } from '@workbench/connectors/types';
import { TrashEntryModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany } from '../../companies/index.ts';
import { FakePorts, FakeSource, TestClock, testContext } from '../connections/fake-sources.fixtures.ts';
import { type DiscoverInput, discoverInput } from '../schemas.ts';
import { discoverCompanies, listDiscoverySources } from './discover-companies.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = testContext(new TestClock());
const FILTERS: DiscoverInput = { industry: 'Tools', location: '', minEmployees: '', maxEmployees: '' };

function found(name: string, domain: string | null, parts: Partial<DiscoveredCompany> = {}): DiscoveredCompany {
  return { name, domain, industry: null, headcount: null, location: null, ...parts };
}

type Search = (filters: DiscoveryFilters) => Promise<DiscoveredCompany[]>;

function searchable(id: Connector['id'], label: string, search: Search, { credits = 0, isConnected = true } = {}) {
  const discover: Connector['discover'] = {
    credits: () => credits,
    search: async (_, filters) => ({ companies: await search(filters), total: null }),
  };
  const more = { isConnected, reason: isConnected ? null : 'Enter an API key' };
  return new FakeSource(id, label, { discover, creditsPerCompany: credits }, more);
}

const discover = (ports: FakePorts, input: Partial<DiscoverInput> = {}, timeoutMs?: number) =>
  discoverCompanies({ ctx, input: { ...FILTERS, ...input } }, ports, timeoutMs);

describe('discoverCompanies', () => {
  it('merges the sources by domain, in any spelling, and marks what is tracked or in the trash', async () => {
    const { id } = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
    const deleted = { kind: 'company', recordIds: ['1'], domains: ['small.com'], label: 'Small' };
    await TrashEntryModel.collection.insertOne({ _id: 'entry', ...deleted } as never);
    const a = searchable('brreg', 'Register', async () => [
      found('Acme AS', 'https://www.Acme.com/', { headcount: { min: 51, max: 200 }, location: 'Oslo, Norway' }),
      found('Small', 'small.com', { headcount: { value: 5 } }),
    ]);
    const b = searchable('wikidata', 'Wikidata', async () => [
      found('Giant', 'giant.com', { headcount: { min: 10_001, max: null } }),
      found('Acme', 'ACME.COM.', { headcount: { value: 120 }, industry: 'Tools' }),
    ]);
    const { results, asked } = await discover(new FakePorts(a, b));
    expect(results).toEqual([
      expect.objectContaining({ domain: 'giant.com', employeeCount: null, employeeBand: '10,001+', companyId: null }),
      expect.objectContaining({ domain: 'small.com', employeeCount: 5, employeeBand: null, trashId: 'entry' }),
      {
        name: 'Acme AS',
        domain: 'acme.com',
        industry: 'Tools',
        employeeCount: 120,
        employeeBand: null,
        location: 'Oslo, Norway',
        sources: ['Register', 'Wikidata'],
        companyId: id,
        trashId: null,
      },
    ]);
    expect(asked).toMatchObject([
      { found: 2, problem: null },
      { found: 2, problem: null },
    ]);
  });

  it('merges those without a website by name and place, and takes a mail provider for none', async () => {
    const oslo = { location: 'Oslo, Norway' };
    const a = searchable('brreg', 'A', async () => [
      found('Ås  Bygg', null, oslo),
      found('Ås Bygg', null, { location: 'Bergen' }),
    ]);
    const b = searchable('sirene', 'B', async () => [found('ÅS BYGG', 'gmail.com', oslo)]);
    const { results } = await discover(new FakePorts(a, b));
    expect(results.map(({ location, domain, sources }) => [location, domain, sources])).toEqual([
      ['Oslo, Norway', null, ['A', 'B']],
      ['Bergen', null, ['A']],
    ]);
  });

  it('takes an empty field for no filter, never for 0', async () => {
    let asked: DiscoveryFilters | null = null;
    const source = searchable('wikidata', 'Wikidata', async (filters) => {
      asked = filters;
      return [];
    });
    const input = discoverInput.parse({ industry: ' Tools ', minEmployees: '', maxEmployees: ' ' });
    await discover(new FakePorts(source), input);
    expect(asked).toEqual({ industry: 'Tools', location: null, minEmployees: null, maxEmployees: null });
    await discover(new FakePorts(source), { minEmployees: '0', maxEmployees: '50' });
    expect(asked).toMatchObject({ minEmployees: 0, maxEmployees: 50 });
    expect(discoverInput.safeParse({}).success).toBe(false);
    expect(discoverInput.safeParse({ minEmployees: '50', maxEmployees: '10' }).success).toBe(false);
  });

  it('shows what one source found beside the failure of another, and ends in an error when all fail', async () => {
    const good = searchable('wikidata', 'Wikidata', async () => [found('Acme', 'acme.com')]);
    const bad = searchable('brreg', 'Register', async () => {
      throw new ConnectorError('contract_changed', 'brreg', 'Unexpected', { field: '_embedded.enheter' });
    });
    const slow = searchable('sirene', 'Sirene', () => new Promise(() => undefined));
    const { results, asked } = await discover(new FakePorts(good, bad, slow), {}, 200);
    expect(results).toHaveLength(1);
    expect(asked.map(({ problem }) => problem)).toEqual([
      null,
      'vendor Register: field _embedded.enheter',
      'No answer within 0.2 s',
    ]);
    await expect(discover(new FakePorts(bad, slow), {}, 50)).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringMatching(/^Failed to search companies: Register: vendor Register: field/),
    });
  });

  it('notes on the source whether its account has credits left', async () => {
    const empty = searchable(
      'pdl',
      'People Data Labs',
      async () => {
        throw new ConnectorError('credits_exhausted', 'pdl', 'No credits left');
      },
      { credits: 5 },
    );
    const ports = new FakePorts(empty);
    await expect(discover(ports, { sources: ['pdl'] })).rejects.toThrow('Failed to search companies');
    expect(ports.outcomes).toEqual([['pdl', expect.objectContaining({ ok: false, kind: 'credits_exhausted' })]]);
    // Nothing was bought: it may be empty all the same.
    const unpriced = new FakePorts(searchable('pdl', 'People Data Labs', async () => [], { credits: 5 }));
    await discover(unpriced, { sources: ['pdl'] });
    expect(unpriced.outcomes).toEqual([['pdl', { ok: true, isFree: true }]]);
    const misread = searchable('pdl', 'People Data Labs', async () => {
      throw new ConnectorError('invalid_request', 'pdl', 'Give an industry, a location or a size to search for.');
    });
    const refused = new FakePorts(misread);
    await expect(discover(refused, { sources: ['pdl'] })).rejects.toThrow('Give an industry');
    expect(refused.outcomes).toEqual([]);
    const free = new FakePorts(searchable('wikidata', 'Wikidata', async () => []));
    await discover(free);
    expect(free.outcomes).toEqual([['wikidata', { ok: true }]]);
  });

  it('names the daily cap that is reached, and when it ends', async () => {
    const capped = searchable('pdl', 'People Data Labs', async () => {
      throw new ConnectorError('cap_reached', 'pdl', 'The daily cap of 5 credits is reached');
    });
    await expect(discover(new FakePorts(capped), { sources: ['pdl'] })).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'Failed to search companies: People Data Labs: The daily cap of 5 credits is reached',
      details: { capReached: 'pdl', until: '2026-06-16T00:00:00.000Z' },
    });
  });

  it('says what a paid search may still cost when its answer is late, and never that it cost nothing', async () => {
    const paid = { key: 'search:1', creditsMax: 50, freshForMs: 1000, creditsOf: () => 50 };
    const limits = { host: 'example.com', minGapMs: 0, concurrency: 1, timeoutMs: 1000 };
    const late = searchable('pdl', 'People Data Labs', async () => [], { credits: 50 });
    late.connection.connector.discover = {
      credits: () => 50,
      search: async (http) => {
        await http.request({ vendor: 'pdl', url: 'https://example.com', limits, paid });
        return { companies: [], total: 0 };
      },
    };
    const good = searchable('wikidata', 'Wikidata', async () => [found('Acme', 'acme.com')]);
    const http = { ...ctx.http, request: () => new Promise<never>(() => undefined) };
    const input = { ...FILTERS, sources: ['pdl', 'wikidata'] as Connector['id'][] };
    const { asked } = await discoverCompanies({ ctx: { ...ctx, http }, input }, new FakePorts(good, late), 100);
    expect(asked).toMatchObject([
      { id: 'wikidata', credits: 0, creditsPending: 0 },
      {
        id: 'pdl',
        creditsPending: 50,
        problem: expect.stringContaining('It may still cost up to 50 credits'),
      },
    ]);
  });

  it('writes no key into the log, not even where a vendor repeats it', async () => {
    const leaky = searchable('apollo', 'Apollo', async () => {
      throw new ConnectorError('auth', 'apollo', 'refused sk-secret-1234567890');
    });
    leaky.connection.settings.apiKey = 'sk-secret-1234567890';
    const logged: unknown[] = [];
    const log = { ...ctx.log, warn: (...line: unknown[]) => void logged.push(...line) };
    const call = { ctx: { ...ctx, log }, input: FILTERS };
    await expect(discoverCompanies(call, new FakePorts(leaky))).rejects.toThrow('refused ••••');
    expect(logged).toContainEqual({ vendor: 'apollo', reason: 'refused ••••' });
    expect(inspect(logged)).not.toContain('sk-secret');
  });

  it('asks a source that costs only when it is named, and says its price before', async () => {
    let calls = 0;
    const paid = searchable(
      'pdl',
      'People Data Labs',
      async () => {
        calls++;
        return [];
      },
      { credits: 50 },
    );
    const away = searchable('apollo', 'Apollo', async () => [], { credits: 1, isConnected: false });
    const free = searchable('wikidata', 'Wikidata', async () => []);
    const ports = new FakePorts(paid, away, free, new FakeSource('gleif', 'GLEIF'));
    expect(await listDiscoverySources({ ctx, input: {} }, ports)).toEqual([
      { id: 'pdl', source: 'People Data Labs', connected: true, creditsMax: 50, reason: null },
      { id: 'apollo', source: 'Apollo', connected: false, creditsMax: 1, reason: 'Enter an API key' },
      { id: 'wikidata', source: 'Wikidata', connected: true, creditsMax: 0, reason: null },
    ]);
    expect((await discover(ports)).asked.map(({ id }) => id)).toEqual(['wikidata']);
    expect(calls).toBe(0);
    const { asked } = await discover(ports, { sources: ['pdl', 'apollo'] });
    expect(asked).toMatchObject([
      { id: 'pdl', problem: null },
      { id: 'apollo', problem: 'Enter an API key' },
    ]);
    expect(calls).toBe(1);
    await expect(discover(ports, { sources: ['gleif'] })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('puts tracked companies last, where they take no slot of another one', async () => {
    await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
    const size = { headcount: { value: 900 } };
    const many = searchable('wikidata', 'W', async () => [
      found('Acme', 'acme.com', size),
      found('Large', 'large.com', size),
      ...Array.from({ length: 48 }, (_, index) => found('C', `c${index}.com`)),
      found('Last', 'last.com'),
    ]);
    const { results } = await discover(new FakePorts(many));
    expect(results[0]?.domain).toBe('large.com');
    expect(results.map(({ companyId }) => companyId).filter((id) => id !== null)).toEqual([]);
    const few = searchable('wikidata', 'W', async () => [found('Acme', 'acme.com', size), found('Z', 'z.com')]);
    expect((await discover(new FakePorts(few))).results.map(({ domain }) => domain)).toEqual(['z.com', 'acme.com']);
  });

  it('gives at most 50', async () => {
    const many = searchable('wikidata', 'W', async () =>
      Array.from({ length: 70 }, (_, index) => found('C', `c${index}.com`)),
    );
    expect((await discover(new FakePorts(many))).results).toHaveLength(50);
  });
});
