import { BatchModel, OptOutReadModel, WebhookDeliveryModel, WebhookModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { createContext } from '../shared/context.ts';
import { pauseBatch, startBatch } from '../shared/jobs/index.ts';
import { reserveDailyCredits } from '../sources/index.ts';
import { readMetrics } from './read-metrics.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const NOW = new Date('2026-11-21T12:00:00Z');
const at = (secondsAgo: number) => createContext({ now: () => new Date(NOW.getTime() - secondsAgo * 1000) });

it('an empty workspace has nothing to do', async () => {
  expect(await readMetrics(NOW)).toEqual({
    companies: 0,
    jobs: [],
    usageToday: new Map(),
    deliveries: { pending: 0, failed: 0 },
    optOuts: [],
  });
});

it('measures what waits, by kind, and since when; a paused run waits for a person', async () => {
  await startBatch<unknown>(at(300), { kind: 't.sync', params: {}, keys: ['a', 'b'] });
  await startBatch<unknown>(at(90), { kind: 't.sync', params: {}, keys: ['c'] });
  await startBatch<unknown>(at(10), { kind: 't.write', params: {}, keys: ['a'] });
  const paused = await startBatch<unknown>(at(900), { kind: 't.enrich', params: {}, keys: ['a'] });
  await pauseBatch(paused.id);
  const { jobs } = await readMetrics(NOW);
  expect(jobs.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
    { kind: 't.sync', running: 0, pending: 3, oldestPendingSeconds: 300 },
    { kind: 't.write', running: 0, pending: 1, oldestPendingSeconds: 10 },
  ]);
});

it('has the credits of this day alone', async () => {
  await reserveDailyCredits('apollo', '2026-11-20', 9, 100);
  await reserveDailyCredits('apollo', '2026-11-21', 4, 100);
  expect([...(await readMetrics(NOW)).usageToday]).toEqual([['apollo', { calls: 0, failures: 0, credits: 4 }]]);
});

it('counts the deliveries that were not answered', async () => {
  await WebhookModel.collection.insertOne({ _id: 'w1' } as never);
  const states = ['pending', 'pending', 'failed', 'delivered'];
  const delivery = (state: string, number: number) => ({ _id: `d${number}`, webhookId: 'w1', state, dueAt: NOW });
  await WebhookDeliveryModel.collection.insertMany(states.map(delivery) as never[]);
  expect((await readMetrics(NOW)).deliveries).toEqual({ pending: 2, failed: 1 });
});

it('a run keeps the id of the request that started it', async () => {
  const requestId = '0b6a7a2e-5a63-4c0e-8f5e-0c7f0f6a9a11';
  const { id } = await startBatch<unknown>({ ...at(0), requestId }, { kind: 't.sync', params: {}, keys: ['a'] });
  expect(await BatchModel.findById(id).lean()).toMatchObject({ requestId });
});

it('says when a list of opt-outs was read, without an id that was on it', async () => {
  const reading = { _id: 'pdl', startedAt: NOW, worker: {}, ids: 5, found: ['x_0000'], people: 1, peopleEver: 3 };
  await OptOutReadModel.create({ ...reading, completed: { at: NOW, ids: 5, shrunkFrom: 12 } });
  const { optOuts } = await readMetrics(NOW);
  const completedSeconds = NOW.getTime() / 1000;
  expect(optOuts).toEqual([{ source: 'pdl', completedSeconds, ids: 5, removed: 3, isFailed: false, isShrunk: true }]);
});
