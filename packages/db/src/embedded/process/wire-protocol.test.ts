import { expect, test } from 'vitest';
import { frameCommand, frameReply, MessageReader } from './wire-protocol.ts';

const first = frameCommand(Buffer.from('first'), 1);
const second = frameCommand(Buffer.from('a longer second message'), 2);

test('several messages in one chunk are cut apart', () => {
  expect(new MessageReader().push(Buffer.concat([first, second]))).toEqual([first, second]);
});

test('messages that arrive byte by byte are put together', () => {
  const reader = new MessageReader();
  const bytes = Buffer.concat([first, second]);
  const messages = Array.from(bytes, (_, at) => reader.push(bytes.subarray(at, at + 1))).flat();
  expect(messages).toEqual([first, second]);
});

test('a chunk that ends within the next message keeps the rest for later', () => {
  const reader = new MessageReader();
  const bytes = Buffer.concat([first, second]);
  expect(reader.push(bytes.subarray(0, first.length + 7))).toEqual([first]);
  expect(reader.push(bytes.subarray(first.length + 7))).toEqual([second]);
});

test.each([15, 0, -1, 48_000_001])('refuses a message that claims a length of %d bytes', (length) => {
  const header = Buffer.alloc(16);
  header.writeInt32LE(length);
  expect(() => new MessageReader().push(header)).toThrow('Invalid wire message length');
});

test('a reply carries its length, its id and the id of its request', () => {
  const reply = { requestId: 42, moreToCome: false, legacy: false, response: Buffer.from('document') };
  const frame = frameReply(reply, 7);
  expect([0, 4, 8, 12].map((at) => frame.readInt32LE(at))).toEqual([16 + 5 + 8, 7, 42, 2013]);
  expect(frame.subarray(21).toString()).toBe('document');
});

test('the first handshake is answered in the old form, with one document', () => {
  const reply = { requestId: 42, moreToCome: false, legacy: true, response: Buffer.from('document') };
  const frame = frameReply(reply, 7);
  expect([0, 12, 16, 28, 32].map((at) => frame.readInt32LE(at))).toEqual([16 + 20 + 8, 1, 0, 0, 1]);
  expect(frame.subarray(36).toString()).toBe('document');
});
