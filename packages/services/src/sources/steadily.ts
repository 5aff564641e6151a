import { mongo } from 'mongoose';
import { retryWhileUnavailable } from '../shared/retry-while-unavailable.ts';

const PATIENCE_MS = 30_000;

/** Outlasts a restart of the database's engine. The step may be carried out twice, so it must bear that. */
export function steadily<T>(step: () => Promise<T>): Promise<T> {
  return retryWhileUnavailable(step, { patienceMs: PATIENCE_MS });
}

/** Somebody else inserted a document with the same id first. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === 11000;
}
