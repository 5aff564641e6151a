import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { invalidateQueries, pathOfKey } from './invalidate-queries.ts';

const keyOf = (path: string, input: object = {}) => [path.split('.'), { input, type: 'query' }];

/** A client with answered queries that are not on screen. */
function clientWith(...paths: string[]) {
  const client = new QueryClient();
  for (const path of paths) client.setQueryData(keyOf(path), {});
  return client;
}

const isStale = (client: QueryClient, path: string) => client.getQueryState(keyOf(path))?.isInvalidated;

test('a write makes stale what it changes, and nothing else', async () => {
  const client = clientWith('ai.templates', 'ai.messages', 'companies.page');
  await invalidateQueries(client, 'ai.createTemplate');
  expect(isStale(client, 'ai.templates')).toBe(true);
  expect(isStale(client, 'ai.messages')).toBe(false);
  expect(isStale(client, 'companies.page')).toBe(false);
});

test('queries of the screen’s own keys belong to no write', async () => {
  const client = new QueryClient();
  client.setQueryData(['contacts.estimateReveal', ['1']], {});
  await invalidateQueries(client, 'companies.removeDemo');
  expect(client.getQueryState(['contacts.estimateReveal', ['1']])?.isInvalidated).toBe(false);
});

test.each([
  ['companies.page', 'companies.create', 3, 'read again where it is'],
  ['companies.page', 'companies.create', 4, 'started over'],
  ['leads.page', 'leads.update', 4, 'started over'],
  ['contacts.list', 'contacts.remove', 4, 'read again where it is'],
] as const)('%s after %s: a table of %i loaded pages is %s', async (path, write, count, expected) => {
  const client = new QueryClient();
  const pages = { pages: Array.from({ length: count }, () => ({})), pageParams: Array.from({ length: count }) };
  client.setQueryData(keyOf(path), pages);
  await invalidateQueries(client, write);
  const kept = client.getQueryData(keyOf(path)) !== undefined;
  expect(kept ? 'read again where it is' : 'started over').toBe(expected);
});

test('the write is done only when every read is', async () => {
  const client = clientWith('companies.list');
  let finish = () => {};
  const queryFn = () => new Promise<object>((resolve) => (finish = () => resolve({})));
  const observer = new QueryObserver(client, { queryKey: keyOf('companies.list'), queryFn, staleTime: Infinity });
  const close = observer.subscribe(() => {});
  const done = vi.fn();
  const write = invalidateQueries(client, 'companies.create').then(done);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(done).not.toHaveBeenCalled();
  finish();
  await write;
  expect(done).toHaveBeenCalledOnce();
  close();
});

test.each([
  [[['companies', 'page'], { type: 'infinite' }], 'companies.page'],
  [[['companies', 'create']], 'companies.create'],
  [['contacts.estimateReveal', []], null],
  [[], null],
  [undefined, null],
])('the path of the key %j is %s', (key, path) => {
  expect(pathOfKey(key)).toBe(path);
});
