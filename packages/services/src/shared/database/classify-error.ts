import { isDatabaseUnavailable as isConnectionLost } from '@workbench/db';
import { mongo } from 'mongoose';

/** The server's error for an unknown cursor: its engine restarted between two pages. */
const CURSOR_NOT_FOUND = 43;

/** True when the database could not be reached, as while its engine restarts: the same call may soon succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof mongo.MongoServerError && error.code === CURSOR_NOT_FOUND) return true;
  // While disconnected, mongoose buffers calls and rejects them with an error that only its message identifies.
  if (error instanceof Error && error.name === 'MongooseError' && error.message.includes('buffering timed out'))
    return true;
  // A bulk write wraps the failure of its connection in an error of its own.
  const failure: unknown = error instanceof mongo.MongoBulkWriteError ? error.errorResponse : error;
  // The driver passes on some failures of its socket as they are.
  const isReset = failure instanceof Error && 'code' in failure && failure.code === 'ECONNRESET';
  return isReset || isConnectionLost(error) || isConnectionLost(failure);
}

const DUPLICATE_KEY = 11_000;

/** Another call inserted a document with the same id or unique key first. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
