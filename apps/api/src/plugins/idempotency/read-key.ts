import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/error-handler.ts';

const KEY_CHARACTERS_MAX = 255;
const PRINTABLE = /^[\x20-\x7e]+$/;

/** @returns the `Idempotency-Key` of a request, null without one. @throws HttpError 400 when it is none */
export function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && key.length <= KEY_CHARACTERS_MAX && PRINTABLE.test(key) && key.trim() !== '')
    return key;
  const right = `1 to ${KEY_CHARACTERS_MAX} printable ASCII characters, as a UUID`;
  throw new HttpError(400, 'BAD_REQUEST', `The header Idempotency-Key is not valid: send ${right}, or leave it out.`);
}
