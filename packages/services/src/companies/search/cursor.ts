import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ServiceError } from '../../shared/errors.ts';

/** Where a page ended: the rank and the keys of its last row. Opaque to callers. */
export interface CompanyCursor {
  rank: number;
  keys: (string | number | null)[];
  /** The word of a search that is scanned, so that the next page scans the same; null without one. */
  term: string | null;
}

/** A cursor is valid for the list that issued it and no other: `list` names that list's text and order. */
export function encodeCursor(cursor: CompanyCursor, list: string): string {
  const text = JSON.stringify([cursor.rank, cursor.term, cursor.keys]);
  return Buffer.from(checksum(text, list) + text).toString('base64url');
}

export function decodeCursor(encoded: string, list: string): CompanyCursor {
  const decoded = Buffer.from(encoded, 'base64url').toString('utf8');
  const text = decoded.slice(CHECKSUM_LENGTH);
  if (decoded.slice(0, CHECKSUM_LENGTH) !== checksum(text, list)) throw unknownCursor();
  const [rank, term, keys] = readShape(text);
  return { rank, term, keys };
}

export function unknownCursor(): ServiceError {
  return new ServiceError('invalid', 'This cursor does not belong to this list; start again without a cursor', [
    { path: ['cursor'], message: 'Unknown cursor' },
  ]);
}

/** The id among a cursor's keys, or the same refusal: a cursor is untrusted input. */
export function decodeCursorId(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{24}$/.test(value)) return value;
  throw unknownCursor();
}

/** The checksum has no secret, so anyone can write one: what it covers is checked as well. */
function readShape(text: string): z.infer<typeof cursorSchema> {
  try {
    return cursorSchema.parse(JSON.parse(text));
  } catch {
    throw unknownCursor();
  }
}

const cursorSchema = z.tuple([
  z.number().int().min(0),
  z.string().nullable(),
  z
    .array(z.union([z.string(), z.number(), z.null()]))
    .min(2)
    .max(3),
]);
const CHECKSUM_LENGTH = 8;

function checksum(text: string, list: string): string {
  return createHash('sha256').update(`${list}\u0000${text}`).digest('hex').slice(0, CHECKSUM_LENGTH);
}
