import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/error-handler.ts';

const KEY_CHARACTERS_MAX = 255;
const PRINTABLE = /^[\x20-\x7e]+$/;

/** @returns the `Idempotency-Key` of a request, null without one. @throws HttpError 400 when it is none */
export function readIdempotencyKey({ raw }: FastifyRequest): string | null {
  // Node joins headers of one name: of two keys one text would be made that is neither.
  const [key, ...others] = raw.rawHeaders.filter(
    (_, at, all) => at % 2 === 1 && all[at - 1]?.toLowerCase() === 'idempotency-key',
  );
  if (key === undefined) return null;
  if (others.length > 0) {
    throw new HttpError(400, 'BAD_REQUEST', 'The header Idempotency-Key was sent more than once: send one key.');
  }
  if (key.length <= KEY_CHARACTERS_MAX && PRINTABLE.test(key) && key.trim() !== '') return key;
  const right = `1 to ${KEY_CHARACTERS_MAX} printable ASCII characters, as a UUID`;
  throw new HttpError(400, 'BAD_REQUEST', `The header Idempotency-Key is not valid: send ${right}, or leave it out.`);
}

/**
 * For a call that keeps no answers.
 * @throws HttpError 400 when it has a key, which would be ignored
 */
export function refuseIdempotencyKey({ headers }: FastifyRequest): void {
  if (headers['idempotency-key'] === undefined) return;
  const right = 'Leave it out: PUT, PATCH and DELETE sent again set and delete the same.';
  throw new HttpError(400, 'BAD_REQUEST', `The header Idempotency-Key is for POST. ${right}`);
}
