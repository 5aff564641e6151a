import { createContext } from '@workbench/services/shared/context';
import { ServiceError } from '@workbench/services/shared/errors';
import { describe, expect, it } from 'vitest';
import { createCallerFactory, procedure, router } from './trpc.ts';

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
