import { COMPANY_WRITES_KEPT_MS, companyWriteId } from '@workbench/db';
import { z } from 'zod';
import { ServiceError } from '../../shared/errors.ts';
import type { WriteState } from '../store/write-lock.ts';

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

const HOUR_MS = 60 * 60 * 1000;

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

/** Where the log ends for now; entries of the session under way are behind it. */
export function headOf({ version, epoch }: WriteState, now: number): FeedPosition {
  return { entry: companyWriteId(version), offset: 0, scanned: null, epoch, at: now };
}

/** Entries expire by the clock of the database, which may be ahead. */
const CLOCK_MARGIN_MS = HOUR_MS;

/** @throws ServiceError gone when something after the position may be missing in the log */
export function requireReadable(position: FeedPosition, state: WriteState, now: number): void {
  const isOther = position.epoch !== state.epoch || position.entry > companyWriteId(state.version);
  const isExpired = position.at < now - COMPANY_WRITES_KEPT_MS + CLOCK_MARGIN_MS;
  if (!isOther && !isExpired) return;
  const reason = isOther ? 'belongs to another database' : 'is older than 30 days';
  const action = 'Call without a cursor to read all companies once more, then drop those that were not among them';
  throw new ServiceError('gone', `This cursor ${reason}. ${action}`, [{ path: ['cursor'], message: 'Expired cursor' }]);
}

/** Whether an entry of the log was written at a cursor or behind it. */
export const isWrittenSince = (cursor: string, { entry }: { entry: number }): boolean =>
  entry >= decodePosition(cursor).entry;
