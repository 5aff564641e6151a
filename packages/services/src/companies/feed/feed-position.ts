import { z } from 'zod';
import { ServiceError } from '../../shared/errors.ts';

/** How far a reader of the feed is: first through all companies, where it starts with these, then through the log. */
export interface FeedPosition {
  /** The entry of the log that is read next, or when all companies were read. */
  entry: number;
  /** Ids of this entry that were read. */
  offset: number;
  /** The last company that was read of all, '' for none; null when the log is read. */
  scanned: string | null;
  /** Of the lock: positions in another database say nothing. */
  epoch: string | null;
  /** Nothing that is still to be read was logged earlier. Milliseconds. */
  at: number;
}

export const HOUR_MS = 60 * 60 * 1000;

const positionSchema = z.tuple([
  z.number().int().min(0),
  z.number().int().min(0),
  z
    .string()
    .regex(/^(?:[0-9a-f]{24})?$/)
    .nullable(),
  z.string().nullable(),
  z.number().int(),
]);

/** Opaque to callers; it names no process and no version of the product, so it survives both. */
export function encodePosition({ entry, offset, scanned, epoch, at }: FeedPosition): string {
  const hour = Math.floor(at / HOUR_MS) * HOUR_MS;
  return Buffer.from(JSON.stringify([entry, offset, scanned, epoch, hour])).toString('base64url');
}

export function decodePosition(cursor: string): FeedPosition {
  try {
    const text = Buffer.from(cursor, 'base64url').toString('utf8');
    const [entry, offset, scanned, epoch, at] = positionSchema.parse(JSON.parse(text));
    return { entry, offset, scanned, epoch, at };
  } catch {
    const message = 'This is no cursor of the feed; send the nextCursor of the previous answer, or none to begin';
    throw new ServiceError('invalid', message, [{ path: ['cursor'], message: 'Unknown cursor' }]);
  }
}
