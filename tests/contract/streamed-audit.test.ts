import { AuditLineModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { createContext } from '@workbench/services/shared/context';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCallerFactory, procedure, router } from '../../packages/trpc/src/trpc.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

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
