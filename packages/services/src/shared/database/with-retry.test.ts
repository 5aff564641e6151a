import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { withDatabaseRetry } from './with-retry.ts';

const connectionLost = new mongo.MongoNetworkError('connection closed');
const socketReset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

test.each<readonly [string, Error]>([
  ['a lost connection', connectionLost],
  ['a bulk write whose connection was lost', new mongo.MongoBulkWriteError(connectionLost as never, {} as never)],
  ['a socket that was reset', socketReset],
  ['a bulk write whose socket was reset', new mongo.MongoBulkWriteError(socketReset as never, {} as never)],
  ...[91, 189, 10_107, 11_600, 11_602, 13_435, 13_436].map(
    (code) =>
      [`a server that goes away (${code})`, new mongo.MongoServerError({ message: 'going away', code })] as const,
  ),
  [
    'a bulk write of a server that goes away',
    new mongo.MongoBulkWriteError({ message: 'at shutdown', code: 11_600, writeErrors: [] }, {} as never),
  ],
  ['a cursor of an engine that restarted', new mongo.MongoServerError({ message: 'cursor id 7 not found', code: 43 })],
])('%s is tried again, and the step is told that it may have been carried out', async (_, error) => {
  const attempts: boolean[] = [];
  const step = async (isRepeat: boolean) => {
    attempts.push(isRepeat);
    if (!isRepeat) throw error;
    return 'done';
  };
  expect(await withDatabaseRetry(step, { retryForMs: 1000 })).toBe('done');
  expect(attempts).toEqual([false, true]);
});

test.each<[string, Error, number]>([
  ['when patience has ended', connectionLost, -1],
  ['of another kind at once', new mongo.MongoServerError({ message: 'duplicate key', code: 11000 }), 1000],
  [
    'of one row in a bulk at once',
    new mongo.MongoBulkWriteError({ message: 'E11000', code: 11000, writeErrors: [] }, {} as never),
    1000,
  ],
])('throws a failure %s', async (_, error, patienceMs) => {
  let attempts = 0;
  const step = async () => {
    attempts++;
    throw error;
  };
  await expect(withDatabaseRetry(step, { retryForMs: patienceMs })).rejects.toBe(error);
  expect(attempts).toBe(1);
});
