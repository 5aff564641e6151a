import { ConnectorError } from '@workbench/connectors/errors';
import { CompanySyncModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import {
  answer,
  DAY_MS,
  FakePorts,
  FakeSource,
  figure,
  TestClock,
  testContext,
} from '../connections/fake-sources.fixtures.ts';
import { runCompanySync } from './run-company-sync.ts';
import { getCompanySync } from './sync-company.ts';

useTestDatabase();

let clock: TestClock;
let ctx: ServiceContext;
let id: string;
beforeEach(async () => {
  await emptyTestDatabase();
  clock = new TestClock();
  ctx = testContext(clock);
  id = (await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } })).id;
});

const run = (ports: FakePorts, sources?: string[]) => {
  const repeatLost = sources && { sources, before: clock.now().toISOString() };
  const params = { origin: 'single' as const, force: true, ...(repeatLost && { repeatLost }) };
  const { signal } = new AbortController();
  const batchId = sources ? 'repetition' : 'plain';
  return runCompanySync(ctx, { batchId, key: id, params, attempt: 1, signal, progress: async () => undefined }, ports);
};
const outcomes = async () => {
  const { outcomes: list } = await getCompanySync({ ctx, input: { id } });
  return Object.fromEntries(list.map(({ id: connector, ...outcome }) => [connector, outcome]));
};

describe('a lost purchase that is bought again', () => {
  const PAID = { creditsPerCompany: 1 };
  const lost = () => Object.assign(new ConnectorError('unsure_paid', 'apollo', 'lost'), { repeatCredits: 1 });

  it('was no failure of its source before', async () => {
    const apollo = new FakeSource('apollo', 'Apollo', PAID);
    apollo.reply = lost;
    const ports = new FakePorts(new FakeSource('website', 'Website'), apollo);
    await run(ports);
    expect(await outcomes()).toMatchObject({ apollo: { outcome: 'failed', message: 'lost', repeatCredits: 1 } });
    expect(ports.outcomes.map(([connector]) => connector)).toEqual(['website']);
  });

  it('is the only one: no other paid source is asked, and what it said stays', async () => {
    const [apollo, pdl, website] = [
      new FakeSource('apollo', 'Apollo', PAID),
      new FakeSource('pdl', 'People Data Labs', PAID),
      new FakeSource('website', 'Website'),
    ];
    apollo.reply = lost;
    pdl.reply = () => answer({ figures: [figure(90)], ids: { wikidata: 'Q1' } });
    const ports = new FakePorts(apollo, pdl, website);
    await run(ports);
    clock.forward(60 * DAY_MS);
    apollo.reply = () => answer({ figures: [figure(70)] });
    pdl.queries.length = 0;
    await run(ports, ['apollo']);
    expect(pdl.queries).toEqual([]);
    expect(await outcomes()).toMatchObject({ apollo: { outcome: 'figure' }, pdl: { outcome: 'figure', credits: 0 } });
    expect((await CompanySyncModel.findOne().lean())?.ids).toEqual({ wikidata: 'Q1' });
  });

  it('keeps its outcome although a sync that began before ends after it', async () => {
    const [apollo, website] = [new FakeSource('apollo', 'Apollo'), new FakeSource('website', 'Website')];
    const { promise: release, resolve } = Promise.withResolvers<void>();
    let hasBegun = false;
    apollo.reply = lost;
    website.reply = async () => {
      hasBegun = true;
      await release;
      return null;
    };
    const plain = run(new FakePorts(apollo, website));
    await expect.poll(() => hasBegun).toBe(true);
    clock.forward(1000);
    apollo.reply = () => answer({ figures: [figure(70)] });
    await run(new FakePorts(apollo), ['apollo']);
    resolve();
    await plain;
    expect(await outcomes()).toMatchObject({ apollo: { outcome: 'figure', repeatCredits: null }, website: {} });
    expect(await CompanySyncModel.findOne().lean()).toMatchObject({ state: 'completed', message: null });
  });
});
