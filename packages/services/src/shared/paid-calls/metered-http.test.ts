import type { HttpAnswer, HttpClient, HttpRequest } from '@workbench/connectors/http';
import { expect, it } from 'vitest';
import { meteredHttp } from './metered-http.ts';

const answer = { status: 200, headers: {}, url: '', body: '', fetchedAt: new Date(0), fromStore: false } as HttpAnswer;
const paid = { creditsMax: 2, creditsOf: () => 1 };
const call = (url: string) => ({ vendor: 'pdl', url, paid }) as unknown as HttpRequest;

it('counts what an interrupted attempt bought, and does not call it bought now', async () => {
  const http = {
    request: async ({ paid: given, url }: HttpRequest) => {
      if (url === 'stored') given?.onPrice?.(1);
      else given?.creditsOf(answer);
      return answer;
    },
  } as HttpClient;
  const meter = meteredHttp(http, false, 'batch');
  await meter.http.request(call('stored'));
  expect([meter.credits(), meter.bought()]).toEqual([1, 0]);
  await meter.http.request(call('asked'));
  expect([meter.credits(), meter.bought()]).toEqual([2, 1]);
});
