import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { applySourceFigures, createCompany } from '../../companies/index.ts';
import { FakePorts, FakeSource, figure, TestClock, testContext } from './fake-sources.fixtures.ts';
import { listSources } from './list-sources.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const clock = new TestClock();
const ctx = testContext(clock);

async function give(source: string): Promise<void> {
  const { id: companyId } = await createCompany({
    ctx,
    input: { name: source, domain: `${source.toLowerCase()}.com` },
  });
  await applySourceFigures(ctx, [{ companyId, source, figures: [figure(5)], locations: [], industry: null }]);
}

describe('listSources', () => {
  it('shows every connected source, also one that no company has yet, with its last success, failure and use', async () => {
    const lastOkAt = new Date('2026-06-16T00:00:00Z');
    const lastError = { message: 'Apollo refused the key', kind: 'auth', at: new Date('2026-06-17T00:00:00Z') };
    const apollo = new FakeSource('apollo', 'Apollo', { creditsPerCompany: 1 }, { lastOkAt, lastError });
    const gleif = new FakeSource('gleif', 'GLEIF', { gives: 'identity' });
    const ports = new FakePorts(apollo, gleif);
    ports.usage.set('apollo', { calls: 7, credits: 3 });
    await give('Apollo');
    expect(await listSources({ ctx, input: {} }, ports)).toEqual([
      {
        id: 'apollo',
        name: 'Apollo',
        status: 'connected',
        health: 'needs_attention',
        lastSync: lastOkAt.toISOString(),
        companiesTracked: 1,
        gives: 'figures',
        lastError: { ...lastError, at: lastError.at.toISOString() },
        callsToday: 7,
        creditsToday: 3,
        creditCap: 100,
      },
      expect.objectContaining({
        id: 'gleif',
        status: 'connected',
        health: 'connected',
        lastSync: null,
        companiesTracked: 0,
        gives: 'identity',
      }),
    ]);
  });

  it('keeps a disconnected source that companies have figures from, and leaves out the others', async () => {
    await give('Apollo');
    const off = { isConnected: false, reason: 'Enter an API key' };
    const ports = new FakePorts(new FakeSource('apollo', 'Apollo', {}, off), new FakeSource('pdl', 'PDL', {}, off));
    expect(await listSources({ ctx, input: {} }, ports)).toMatchObject([
      { id: 'apollo', status: 'disconnected', companiesTracked: 1, lastSync: clock.now().toISOString() },
    ]);
  });

  it('shows sources that came in files beside the connectors', async () => {
    await give('Zephyr');
    expect(await listSources({ ctx, input: {} }, new FakePorts(new FakeSource('sec', 'SEC EDGAR')))).toMatchObject([
      { id: 'sec', name: 'SEC EDGAR' },
      { id: null, name: 'Zephyr', status: 'connected', companiesTracked: 1, creditCap: null },
    ]);
  });
});
