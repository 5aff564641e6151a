import { afterEach, expect, it, vi } from 'vitest';
import { trpcClient } from './trpc.ts';

afterEach(() => vi.unstubAllGlobals());

/** Notes the calls and answers each with an empty result. */
function noteCalls(): RequestInit[] {
  const calls: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    calls.push(init);
    return Response.json([{ result: { data: {} } }]);
  });
  return calls;
}

it('sends cookies with reads and writes, and a JSON body only where there is something to send', async () => {
  const calls = noteCalls();
  await trpcClient.settings.get.query({});
  await trpcClient.companies.create.mutate({ name: 'Acme', domain: 'acme.example' });
  expect(calls.map(({ method, credentials }) => [method, credentials])).toEqual([
    ['GET', 'include'],
    ['POST', 'include'],
  ]);
  expect(calls[0]?.body).toBeUndefined();
  expect(JSON.parse(`${calls[1]?.body}`)).toEqual({ 0: { name: 'Acme', domain: 'acme.example' } });
  expect(new Headers(calls[1]?.headers).get('content-type')).toBe('application/json');
});

it('asks once where the server refuses, and gives its words', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    const error = { message: 'Who are you?', code: -32001, data: { code: 'UNAUTHORIZED', httpStatus: 401 } };
    return Response.json([{ error }], { status: 401 });
  });
  await expect(trpcClient.settings.get.query({})).rejects.toThrow('Who are you?');
  expect(asked).toBe(1);
});
