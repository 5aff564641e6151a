import mongoose from 'mongoose';

/** A server's errors for what it was about to do while it shuts down, steps down or starts; another is soon there. */
const SERVER_GOING_AWAY: ReadonlySet<unknown> = new Set([
  91, // ShutdownInProgress
  189, // PrimarySteppedDown
  10_107, // NotWritablePrimary
  11_600, // InterruptedAtShutdown
  11_602, // InterruptedDueToReplStateChange
  13_435, // NotPrimaryNoSecondaryOk
  13_436, // NotPrimaryOrSecondary
]);

/**
 * Whether an operation failed because the database could not be reached, so that trying again
 * later may succeed. A write that failed so may nevertheless have happened.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return (
    error instanceof mongoose.mongo.MongoNetworkError ||
    error instanceof mongoose.mongo.MongoServerSelectionError ||
    error instanceof mongoose.Error.MongooseServerSelectionError ||
    (error instanceof mongoose.mongo.MongoServerError && SERVER_GOING_AWAY.has(error.code)) ||
    // The driver passes this one on as it is when the other side is gone before the first byte.
    (error instanceof Error && 'code' in error && error.code === 'EPIPE')
  );
}
