import { BatchItemModel, BatchModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import * as jobs from '../index.ts';
import { ctx, keys, kindOf } from '../jobs.fixtures.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const KIND = 't.find';
kindOf(KIND, async () => ({ state: 'completed', message: null }));
const begin = (given: string[], uniqueName?: string) =>
  jobs.startBatch<unknown>(ctx, {
    kind: KIND,
    params: {},
    keys: given,
    ...(uniqueName !== undefined && { uniqueName }),
  });
const setState = ({ id }: jobs.BatchView, key: string, state: string) =>
  BatchItemModel.updateOne({ batchId: id, key }, { $set: { state } });
const setBatch = ({ id }: jobs.BatchView, state: string) => BatchModel.updateOne({ _id: id }, { $set: { state } });
const current = async (...asked: string[]) =>
  Object.fromEntries(
    [...(await jobs.findCurrentItems({ kind: KIND, keys: asked }))].map(([key, item]) => [
      key,
      `${item.state} ${item.batchId}`,
    ]),
  );

describe('items of one state', () => {
  it('are read page by page in the order in which they were given', async () => {
    const batch = await begin(keys(7));
    await setState(batch, 'k2', 'failed');
    const page = (after: number | null) => jobs.pageItems({ batchId: batch.id, state: 'pending', after, limit: 3 });
    const first = await page(null);
    expect(first.map(({ key, position }) => [key, position])).toEqual([
      ['k0', 0],
      ['k1', 1],
      ['k3', 3],
    ]);
    expect((await page(3)).map(({ key }) => key)).toEqual(['k4', 'k5', 'k6']);
    expect(await page(6)).toEqual([]);
  });
});

describe('items by their keys', () => {
  it('are those of the one batch', async () => {
    const batch = await begin(keys(3));
    await begin(keys(3));
    const found = await jobs.findBatchItems(batch.id, ['k2', 'k0', 'other']);
    expect([...found.keys()].sort()).toEqual(['k0', 'k2']);
    expect(found.get('k2')).toMatchObject({ position: 2, state: 'pending' });
  });
});

describe('the item that counts', () => {
  it('is the latest about its key', async () => {
    const first = await begin(['a', 'b']);
    const second = await begin(['a']);
    expect(await current('a', 'b', 'c')).toEqual({ a: `pending ${second.id}`, b: `pending ${first.id}` });
  });

  it.each(['paused', 'cancelled'])('does not wait in a batch that is %s', async (state) => {
    const first = await begin(['a']);
    await setState(first, 'a', 'failed');
    await setBatch(await begin(['a']), state);
    expect(await current('a')).toEqual({ a: `failed ${first.id}` });
  });

  it('was not cancelled', async () => {
    await setState(await begin(['a']), 'a', 'cancelled');
    expect(await current('a')).toEqual({});
  });

  it('may be at work in a batch that is paused, where it ends, but not in a cancelled one', async () => {
    const batch = await begin(['a']);
    await setState(batch, 'a', 'running');
    await setBatch(batch, 'paused');
    expect(await current('a')).toEqual({ a: `running ${batch.id}` });
    await setBatch(batch, 'cancelled');
    expect(await current('a')).toEqual({});
  });
});

it('finds the latest batch of each name', async () => {
  const old = await begin(['a'], 'one');
  await BatchModel.updateOne({ _id: old.id }, { $set: { state: 'completed' }, $unset: { uniqueName: 1 } });
  const [one, two] = [await begin(['a'], 'one'), await begin(['b'], 'two')];
  const found = await jobs.findNamedBatches(['one', 'two', 'three']);
  expect([...found].map(([name, { id }]) => [name, id]).sort()).toEqual([
    ['one', one.id],
    ['two', two.id],
  ]);
});

it('tries failed items again and leaves skipped ones when it is told so', async () => {
  const batch = await begin(keys(3));
  await setState(batch, 'k0', 'failed');
  await setState(batch, 'k1', 'skipped');
  await setState(batch, 'k2', 'completed');
  expect(await jobs.retryBatch({}, batch.id, ['failed'])).toMatchObject({
    pending: 1,
    skipped: 1,
    completed: 1,
    failed: 0,
  });
});
