import { AuditLineModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { createContext } from '@workbench/services/shared/context';
import { ServiceError } from '@workbench/services/shared/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCallerFactory, procedure, router } from './trpc.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

async function* failing(error: Error, pieces: string[]) {
  yield* pieces;
  throw error;
}

const call = (error: Error, pieces: string[] = []) =>
  createCallerFactory(router({ stream: procedure.query(() => failing(error, pieces)) }))({
    service: createContext(),
    caller: { kind: 'owner' },
    headers: {},
    ifMatch: null,
  }).stream();

describe('a procedure that answers in pieces', () => {
  it('tells a known failure in its own words, before the first piece and after it', async () => {
    const error = new ServiceError('conflict', 'This person is on the do-not-contact list');
    for (const pieces of [[], ['Hi ']]) {
      const answer = await call(error, pieces);
      const read: string[] = [];
      const reading = (async () => {
        for await (const piece of answer) read.push(piece);
      })();
      await expect(reading).rejects.toMatchObject({ code: 'CONFLICT', message: error.message });
      expect(read).toEqual(pieces);
    }
  });

  it('says that the disk is full', async () => {
    const answer = await call(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));
    await expect(answer.next()).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'The disk of the server is full: free some space and try again',
    });
  });

  it('tells nobody what an unknown failure says', async () => {
    const answer = await call(new Error('key sk-123 was refused'));
    await expect(answer.next()).rejects.toMatchObject({ message: 'Internal server error' });
  });
});

describe('the audit log of a procedure that answers in pieces', () => {
  const outcomesAfter = async (read: (answer: AsyncIterable<string>) => Promise<unknown>, error: Error | null) => {
    await AuditLineModel.deleteMany({});
    const pieces = async function* () {
      yield* ['Hi ', 'Ada'];
      if (error !== null) throw error;
    };
    const routes = router({ write: procedure.mutation(pieces) });
    const context = { service: createContext(), caller: { kind: 'owner' as const }, headers: {}, ifMatch: null };
    const answer = await createCallerFactory(routes)(context).write();
    expect(await AuditLineModel.countDocuments()).toBe(0);
    await read(answer);
    return (await AuditLineModel.find().lean()).map(({ operation, outcome }) => [operation, outcome]);
  };
  const readAll = async (answer: AsyncIterable<string>) => {
    for await (const piece of answer) expect(piece).not.toBe('');
  };
  const readOne = async (answer: AsyncIterable<string>) => {
    for await (const piece of answer) return piece;
  };
  const readToFailure = (answer: AsyncIterable<string>) => expect(readAll(answer)).rejects.toThrow();

  it('says how it ended, not that it began', async () => {
    expect(await outcomesAfter(readAll, null)).toEqual([['write', 'done']]);
    expect(await outcomesAfter(readOne, null)).toEqual([['write', 'done']]);
    expect(await outcomesAfter(readToFailure, new Error('broken'))).toEqual([['write', 'INTERNAL_SERVER_ERROR']]);
  });
});
