import { CompanyModel, DuplicateKeyModel, DuplicatePairModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { compareAll, ctx, track } from '../duplicates.fixtures.ts';
import { dismissDuplicate, reopenDuplicate } from './dismiss-duplicate.ts';
import { listDuplicates } from './list-duplicates.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const queue = (state?: 'dismissed') => listDuplicates({ ctx, input: { ...(state && { state }) } });
async function dismissOnly() {
  const [pair] = (await queue()).items;
  return dismissDuplicate({ ctx, input: { id: pair?.id ?? '' } });
}

describe('"Not a duplicate"', () => {
  it('takes the pair out of the queue until it is taken back', async () => {
    await track('Nordlys', 'nordlys.no');
    await track('Nordlys AS', 'nordlys.com');
    await compareAll();
    const { id, state } = await dismissOnly();
    expect(state).toBe('dismissed');
    expect((await queue()).total).toBe(0);
    expect((await queue('dismissed')).items.map((pair) => pair.id)).toEqual([id]);
    await reopenDuplicate({ ctx, input: { id } });
    expect((await queue()).items.map((pair) => pair.id)).toEqual([id]);
  });

  it('holds when one is renamed', async () => {
    const id = await track('Nordlys', 'nordlys.no');
    await track('Nordlys AS', 'nordlys.com');
    await compareAll();
    await dismissOnly();
    await CompanyModel.updateOne({ _id: id }, { name: 'Nordlys Energi', updatedAt: new Date() });
    await compareAll();
    await CompanyModel.updateOne({ _id: id }, { name: 'NORDLYS', updatedAt: new Date(0) });
    await compareAll();
    expect((await queue()).total).toBe(0);
  });

  it('holds when one is deleted and imported again', async () => {
    const id = await track('Nordlys', 'nordlys.no');
    await track('Nordlys AS', 'nordlys.com');
    await compareAll();
    await dismissOnly();
    await CompanyModel.deleteOne({ _id: id });
    await Promise.all([DuplicateKeyModel.deleteMany(), DuplicatePairModel.deleteMany()]);
    await track('Nordlys', 'nordlys.no');
    await compareAll();
    expect(await queue()).toMatchObject({ total: 0, items: [] });
    expect((await queue('dismissed')).total).toBe(1);
  });

  it('pages through the queue, sure ones first', async () => {
    for (const index of [1, 2, 3]) {
      await track(`Kessler${'x'.repeat(index)}`, `kessler${'x'.repeat(index)}.de`);
      await track(`Kessler${'x'.repeat(index)} GmbH`, `www2.kessler${'x'.repeat(index)}.de`);
    }
    await compareAll();
    const first = await listDuplicates({ ctx, input: { limit: 2 } });
    expect(first.items).toHaveLength(2);
    const rest = await listDuplicates({ ctx, input: { limit: 200, cursor: first.nextCursor ?? '' } });
    expect(rest.nextCursor).toBeNull();
    const ids = [...first.items, ...rest.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(first.total);
  });
});
