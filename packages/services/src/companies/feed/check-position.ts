import { COMPANY_WRITES_KEPT_MS, companyWriteId } from '@workbench/db';
import { ServiceError } from '../../shared/errors.ts';
import type { WriteState } from '../store/write-session/write-lock.ts';
import { decodePosition, type FeedPosition, HOUR_MS } from './feed-position.ts';

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
