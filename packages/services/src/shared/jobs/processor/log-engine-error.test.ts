import { mongo } from 'mongoose';
import { expect, it, vi } from 'vitest';
import { logEngineError } from './log-engine-error.ts';

const GIVEN_UP =
  "execution of 'duplicates.find' canceled, execution took more than 30000ms. Call touch() for long running jobs to keep them alive.";

it.each([
  ['a database that is away', new mongo.MongoNetworkError('connection closed'), 'warn', 'background work waits'],
  ['a job whose lock was not renewed in time', new Error(GIVEN_UP), 'warn', 'its item goes on'],
  ['anything else', new TypeError('x is undefined'), 'error', 'unexpected failure'],
] as const)('%s is logged by what it means', (_what, error, level, words) => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  logEngineError(log as never, error);
  expect(log[level]).toHaveBeenCalledExactlyOnceWith({ err: error }, expect.stringContaining(words));
  for (const other of ['info', 'warn', 'error'] as const)
    if (other !== level) expect(log[other]).not.toHaveBeenCalled();
});
