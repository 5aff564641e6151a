import { setTimeout as sleep } from 'node:timers/promises';
import { BatchItemModel, BatchModel, SettingsModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { applyRetention } from '../../packages/services/src/privacy/retention/retention.ts';
import { DEFAULT_SETTINGS } from '../../packages/services/src/settings/index.ts';
import { createContext } from '../../packages/services/src/shared/context.ts';
import { type JobEngine, startJobEngine } from '../../packages/services/src/shared/jobs/processor/engine.ts';
import { SOURCE_PORTS } from '../../packages/services/src/sources/connections/default-ports.ts';
import {
  answer,
  FakePorts,
  FakeSource,
  figure,
  HTTP,
} from '../../packages/services/src/sources/connections/fake-sources.fixtures.ts';
import { autoSync, registerSourceJobs } from '../../packages/services/src/sources/sync/sync-jobs.ts';
import { SYNC_ALL_NAME } from '../../packages/services/src/sources/sync/sync-params.ts';
import { trackCompany } from '../../packages/services/src/sources/sync/track-company.ts';

useTestDatabase();

const { days: DAYS, companies: COMPANIES } = inject('endurance').growth;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** For which an answer of a source holds, in days. */
const FRESH_DAYS = 7;
/** For which the items of an hourly sync are kept, in days. */
const ITEMS_DAYS = 3;
/** What a company with a year of history takes, and what one hour leaves, before compression. In bytes. */
const COMPANY_MAX_BYTES = 15_000;
const HOUR_MAX_BYTES = 500;

const start = Date.now() - DAYS * DAY_MS;
const ctx = createContext({ http: HTTP, now: () => new Date() });
let engine: JobEngine;

beforeAll(async () => {
  await emptyTestDatabase();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const sources = [
    new FakeSource('wikidata', 'Wikidata', { freshForMs: FRESH_DAYS * DAY_MS }),
    new FakeSource('gleif', 'GLEIF', { freshForMs: FRESH_DAYS * DAY_MS }),
  ];
  // Everyone grows by one person a month.
  const staff = () => 100 + Math.floor((Date.now() - start) / (30 * DAY_MS));
  for (const source of sources) source.reply = () => answer({ figures: [figure(staff())] });
  const ports = new FakePorts(...sources);
  vi.spyOn(SOURCE_PORTS, 'readConnections').mockImplementation(ports.readConnections);
  registerSourceJobs(ports);
  engine = await startJobEngine({ ctx, timings: { sweepMs: 20, backoffMs: 20, graceMs: 300 } });
});
afterAll(async () => {
  await engine.stop();
  vi.useRealTimers();
});

it(`${DAYS} days of hourly syncs ask for what is due alone, and leave what is stated`, async () => {
  await SettingsModel.create({ ...DEFAULT_SETTINGS, _id: 'workspace', autoSync: true });
  for (let at = 0; at < COMPANIES; at++)
    await trackCompany({ ctx, input: { name: `Company ${at}`, domain: `growth${at}.com` } });
  await until(async () => (await BatchModel.countDocuments({ finishedAt: null })) === 0);
  const sizeBefore = await storedBytes();
  let items = 0;
  for (let hour = 1; hour <= DAYS * 24; hour++) {
    vi.setSystemTime(start + hour * HOUR_MS);
    await autoSync(ctx);
    await until(async () => (await BatchModel.countDocuments({ finishedNotified: false })) === 0);
    items += (await BatchModel.findOne({ name: SYNC_ALL_NAME }).sort({ order: -1 }).lean())?.total ?? 0;
    if (hour % 24 === 0) await applyRetention(ctx);
  }
  const bytes = await storedBytes();
  const counts = await countsByCollection();
  console.info(`${COMPANIES} companies, ${DAYS} days: ${items} items written, ${bytes} bytes,`, counts);
  expect(items).toBe(COMPANIES * Math.floor(DAYS / FRESH_DAYS));
  expect(await BatchItemModel.countDocuments()).toBeLessThanOrEqual(COMPANIES * Math.ceil(ITEMS_DAYS / FRESH_DAYS));
  expect(bytes).toBeGreaterThan(sizeBefore);
  expect(bytes).toBeLessThan(COMPANIES * COMPANY_MAX_BYTES + DAYS * 24 * HOUR_MAX_BYTES);
});

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(5);
}

/** Of all documents, before compression. */
async function storedBytes(): Promise<number> {
  return (await mongoose.connection.db?.stats())?.dataSize ?? 0;
}

async function countsByCollection(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const collection of (await mongoose.connection.db?.collections()) ?? []) {
    const count = await collection.countDocuments();
    if (count > 0) counts[collection.collectionName] = count;
  }
  return counts;
}
