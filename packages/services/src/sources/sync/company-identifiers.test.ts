import { ConnectorError } from '@workbench/connectors/errors';
import { CompanySyncModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, listSourceRecords } from '../../companies/index.ts';
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

const run = (ports: FakePorts, { force = false } = {}) => {
  const params = { origin: 'single' as const, force };
  const { signal } = new AbortController();
  const item = { batchId: 'batch-1', key: id, params, attempt: 1, signal, progress: async () => undefined };
  return runCompanySync(ctx, item, ports);
};
const records = () => listSourceRecords({ ctx, input: { id } });

function source(...args: ConstructorParameters<typeof FakeSource>) {
  return new FakeSource(...args);
}

describe('the identifiers of a company', () => {
  const sec = () => {
    const register = source('sec', 'SEC EDGAR', { requiresSourceId: true });
    register.reply = ({ ids }) =>
      ids.cik ? answer({ match: 'id', ids: { cik: ids.cik }, figures: [figure(90_000, '2025-12-31')] }) : null;
    return register;
  };
  const stored = async () => (await CompanySyncModel.findById(id).lean())?.ids;

  it('drops one that its source withdrew, with the figures that were found by it alone', async () => {
    const wikidata = source('wikidata', 'Wikidata');
    wikidata.reply = () => answer({ ids: { cik: '1', lei: 'L' }, figures: [figure(120)] });
    const ports = new FakePorts(wikidata, sec());
    await run(ports);
    expect(await records()).toMatchObject([{ employeeCount: 90_000 }, { employeeCount: 120 }]);
    wikidata.reply = () => new ConnectorError('vendor_unavailable', 'wikidata', 'Wikidata did not answer');
    await run(ports, { force: true });
    expect(await stored()).toEqual({ cik: '1', lei: 'L' });
    expect(await records()).toHaveLength(2);
    wikidata.reply = () => answer({ ids: { lei: 'L' }, figures: [figure(120)] });
    await run(ports, { force: true });
    expect(await stored()).toEqual({ lei: 'L' });
    expect(await records()).toMatchObject([{ source: 'Wikidata', employeeCount: 120 }]);
  });

  it('asks by the one that replaces it, also a source whose answer is fresh', async () => {
    const wikidata = source('wikidata', 'Wikidata', { freshForMs: DAY_MS });
    wikidata.reply = () => answer({ ids: { cik: '1' } });
    const register = sec();
    const ports = new FakePorts(wikidata, register);
    await run(ports);
    clock.forward(2 * DAY_MS);
    wikidata.reply = () => answer({ ids: { cik: '2' } });
    register.reply = () => answer({ match: 'id', ids: { cik: '2' }, figures: [figure(70, '2024-12-31')] });
    await run(ports);
    expect(await stored()).toEqual({ cik: '2' });
    expect(await records()).toMatchObject([{ source: 'SEC EDGAR', employeeCount: 70 }]);
  });

  it('replaces those of an earlier version by what the sources say now', async () => {
    const wikidata = source('wikidata', 'Wikidata');
    wikidata.reply = () => answer({ ids: { cik: '1' } });
    const brreg = source('brreg', 'Brreg');
    brreg.reply = () => answer({ match: 'name_and_place', ids: { orgnr: '9' }, figures: [figure(900)] });
    const ports = new FakePorts(wikidata, brreg, sec());
    await run(ports);
    const fields = { 'outcomes.$[].ids': 1, 'outcomes.$[].foundBy': 1, 'outcomes.$[].isByName': 1 };
    await CompanySyncModel.collection.updateMany({}, { $unset: fields });
    brreg.reply = ({ ids }) =>
      answer({ match: ids.orgnr ? 'id' : 'name', ids: { orgnr: '9' }, figures: [figure(900)] });
    await run(ports);
    expect(await stored()).toEqual({ cik: '1' });
    expect(await records()).toMatchObject([{ source: 'SEC EDGAR', employeeCount: 90_000 }]);
  });
});
