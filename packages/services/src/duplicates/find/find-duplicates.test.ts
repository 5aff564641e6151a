import { CompanyModel, CompanySyncModel, DuplicateKeyModel, DuplicateSearchModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { mongo } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { addIdentifier } from '../../companies/index.ts';
import { until } from '../../shared/jobs/jobs.fixtures.ts';
import { startJobEngine } from '../../shared/jobs/processor/engine.ts';
import { strikeOutIdentifier } from '../../sources/index.ts';
import { compareAll, ctx, track } from '../duplicates.fixtures.ts';
import { listDuplicates } from '../queue/list-duplicates.ts';
import { BLOCK_MAX } from './common-keys.ts';
import { findNewDuplicates, getDuplicateSearch } from './search-job.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const queue = () => listDuplicates({ ctx, input: {} });
const sync = (id: string, ids: Record<string, string>, outcome: object) =>
  CompanySyncModel.create({
    _id: new mongo.ObjectId(id),
    state: 'completed',
    finishedAt: ctx.now(),
    ids,
    outcomes: [{ id: 'website', source: 'Site', outcome: 'figure', message: 'Read', credits: 0, ...outcome }],
  });

describe('the search for duplicates', () => {
  it('finds a new company among those that are tracked, with the reasons', async () => {
    await track('Müller Maschinenbau GmbH', 'mueller-maschinenbau.de');
    await track('Other', 'other.com');
    expect(await compareAll()).toBe(0);
    await track('Mueller Maschinenbau', 'muellermaschinenbau.com');
    expect(await compareAll()).toBe(1);
    const { items, total } = await queue();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ strength: 'possible', companies: [{ name: 'Müller Maschinenbau GmbH' }, {}] });
    expect(items[0]?.reasons.map(({ text }) => text)).toContain('Their domains differ only by the ending');
  });

  it.each([
    ['finds an identifier that was entered for both', false],
    ['leaves one that was struck out', true],
  ])('%s', async (_, isStruck) => {
    const lei = { kind: 'lei', value: 'HWUPKR0MPOU8FGXBT394' };
    const [one, other] = [await track('Bergmann Services', 'bergmann.eu'), await track('BGS Reinigung', 'bgs-graz.at')];
    for (const id of [one, other]) await addIdentifier({ ctx, input: { id, ...lei } });
    if (isStruck) await strikeOutIdentifier({ ctx, input: { id: one, ...lei, reason: 'Of its parent' } });
    expect(await compareAll()).toBe(isStruck ? 0 : 1);
    const reasons = (await queue()).items.flatMap(({ reasons }) => reasons.map(({ kind }) => kind));
    expect(reasons).toEqual(isStruck ? [] : ['identifier']);
  });

  it('finds the site that leads to another, and an identifier that both have', async () => {
    const [old, successor] = [await track('Facebook', 'facebook.com'), await track('Meta Platforms', 'meta.com')];
    await sync(old, {}, { otherDomain: 'meta.com' });
    const twin = await track('Meta', 'meta-platforms.com');
    await sync(successor, { lei: 'BQ4BKCS1HXDV9HN80Z93' }, { ids: { lei: 'BQ4BKCS1HXDV9HN80Z93' } });
    await sync(twin, { lei: 'BQ4BKCS1HXDV9HN80Z93' }, { ids: { lei: 'BQ4BKCS1HXDV9HN80Z93' } });
    await compareAll();
    const texts = (await queue()).items.map(({ reasons }) => reasons[0]?.text);
    expect(texts.toSorted()).toEqual(['Both have the LEI BQ4BKCS1HXDV9HN80Z93', 'The site of one leads to the other']);
  });

  it('trusts no identifier that was found by the name', async () => {
    for (const domain of ['apex.com', 'apex-tools.de']) {
      const id = await track('Apex', domain);
      await sync(id, { wikidata: 'Q1' }, { ids: { wikidata: 'Q1' }, isByName: true });
    }
    await compareAll();
    expect((await queue()).items.every(({ strength }) => strength === 'possible')).toBe(true);
  });

  it('takes a pair out of the queue when nothing speaks for it any longer', async () => {
    await track('Nordlys', 'nordlys.no');
    const id = await track('Nordlys AS', 'nordlys.com');
    await compareAll();
    expect((await queue()).total).toBe(1);
    await CompanyModel.updateOne({ _id: id }, { name: 'Sørvind', domain: 'sorvind.com', updatedAt: new Date() });
    await compareAll();
    expect((await queue()).total).toBe(0);
  });

  it('compares no company with all others of a common word', async () => {
    for (let index = 0; index <= BLOCK_MAX; index++) await track(`Zephyr ${'ab'.repeat(index + 1)}`, `z${index}.com`);
    await compareAll();
    const { keys } = (await DuplicateKeyModel.findOne().lean()) ?? { keys: [] };
    expect(keys).toContain('word:zefir');
    expect((await queue()).total).toBe(0);
  });

  it('runs by itself when companies have changed, and not when nothing has', async () => {
    const engine = await startJobEngine({ ctx, timings: { sweepMs: 50, graceMs: 200 } });
    const search = async () => {
      await findNewDuplicates(ctx);
      await until(async () => (await getDuplicateSearch()).state !== 'running');
    };
    try {
      await track('Nordlys', 'nordlys.no');
      await search();
      await track('Nordlys AS', 'nordlys.com');
      await search();
      expect(await getDuplicateSearch()).toMatchObject({ state: 'completed', found: 1 });
      const last = await DuplicateSearchModel.findOne().lean();
      await search();
      expect(await DuplicateSearchModel.find().lean()).toEqual([last]);
    } finally {
      await engine.stop();
    }
  });
});
