import { BatchItemModel, CachedAnswerModel, CompanySyncModel } from '@workbench/db';
import { useTestDatabase } from '@workbench/db/testing';
import { expect, it } from 'vitest';
import { createAnswerCache } from '../../sources/answer-cache.ts';
import { saveSettings, DEFAULT_SETTINGS } from '../../settings/index.ts';
import { cancelBatch } from './control-batch.ts';
import { countItemsNow } from './counts.ts';
import { ctx, keys, kindOf, DONE } from './jobs.fixtures.ts';
import { startBatch, retryBatch } from './index.ts';
import { Types } from 'mongoose';
import { randomBytes } from 'node:crypto';
useTestDatabase();
const t = async (n: string, f: () => Promise<unknown>) => { const a = performance.now(); const r = await f(); console.log(n, Math.round(performance.now() - a), 'ms'); return r; };
it('dup upserts', async () => {
  const cache = createAnswerCache();
  const a = { status: 200, headers: {}, url: 'u', body: 'x', fetchedAt: new Date(), fromStore: false } as never;
  const errs: string[] = [];
  for (let i = 0; i < 20; i++) {
    const r = await Promise.allSettled(Array.from({ length: 20 }, () => cache.write(`k${i}`, a)));
    for (const x of r) if (x.status === 'rejected') errs.push(String(x.reason));
  }
  console.log('cache dup', errs.length, errs[0]);
  const errs2: string[] = [];
  for (let i = 0; i < 50; i++) {
    const _id = new Types.ObjectId();
    const r = await Promise.allSettled(Array.from({ length: 5 }, () => CompanySyncModel.collection.replaceOne({ _id }, { a: 1 } as never, { upsert: true })));
    for (const x of r) if (x.status === 'rejected') errs2.push(String(x.reason));
  }
  console.log('sync dup', errs2.length, errs2[0]);
  const r = await Promise.allSettled(Array.from({ length: 20 }, () => saveSettings(DEFAULT_SETTINGS)));
  console.log('settings dup', r.filter((x) => x.status === 'rejected').map((x) => String((x as never as {reason: unknown}).reason)).slice(0, 2));
}, 60000);
it('cache big', async () => {
  const cache = createAnswerCache();
  const a = { status: 200, headers: {}, url: 'u', body: randomBytes(24_000_000).toString('latin1'), fetchedAt: new Date(), fromStore: false } as never;
  await cache.write('big', a);
  console.log(await CachedAnswerModel.countDocuments({}));
}, 60000);
it('100k', async () => {
  kindOf('t.big', async () => DONE);
  const ks = keys(100_000);
  const b = await t('start', () => startBatch(ctx, { kind: 't.big', params: {}, keys: ks, uniqueName: 'x' })) as { id: string };
  for (let i = 0; i < 3; i++) await t('count', () => countItemsNow({ _id: b.id, total: 100_000 }));
  await t('cancel', () => cancelBatch(b.id));
  await BatchItemModel.updateMany({ batchId: b.id }, { $set: { state: 'failed' } });
}, 300000);
