import { describe, expect, it } from 'vitest';
import { json, scriptedServer } from './test-helpers/scripted-server.ts';

async function collect<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
const queriesOf = (sent: { url: string }[]) => sent.map(({ url }) => new URL(url).search);

describe('the rows of a list', () => {
  it('come from every page that a Link names, with the query of the first', async () => {
    const link = '</api/companies?q=a&cursor=WyI%3D>; rel="next"';
    const { client, sent } = scriptedServer([json([{ id: '1' }], 200, { link }), json([{ id: '2' }])]);
    const rows = await collect(client.items('/api/companies', { query: { q: 'a', limit: 1 } }));
    expect(rows.map(({ id }) => id)).toEqual(['1', '2']);
    expect(queriesOf(sent)).toEqual(['?q=a&limit=1', '?q=a&limit=1&cursor=WyI%3D']);
  });

  it.each([
    ['nextCursor', '/api/trash', { entries: [1], nextCursor: 'x' }, { entries: [2], nextCursor: null }, 'cursor'],
    ['next', '/api/contacts', { contacts: [1], next: 'x' }, { contacts: [2], next: null }, 'cursor'],
    [
      'next, taken as after',
      '/api/campaigns/{id}/items',
      { items: [1], next: 'x' },
      { items: [2], next: null },
      'after',
    ],
  ] as const)('come from every page that %s names', async (_name, path, first, last, parameter) => {
    const { client, sent } = scriptedServer([json(first), json(last)]);
    const rows = await collect(client.items(path as '/api/campaigns/{id}/items', { params: { id: '1' } }));
    expect(rows).toEqual([1, 2]);
    expect(queriesOf(sent)).toEqual(['', `?${parameter}=x`]);
  });

  it('end with an error where every page is the same one, as from a cache that looks at no query', async () => {
    const same = () => json({ entries: [1], nextCursor: 'x' });
    const { client, sent } = scriptedServer([same(), same(), same()]);
    await expect(collect(client.items('/api/trash'))).rejects.toThrow('whose next page is itself');
    expect(sent).toHaveLength(2);
  });

  it('are read no further than they are asked for', async () => {
    const { client, sent } = scriptedServer([json({ entries: [1], nextCursor: 'x' })]);
    for await (const _row of client.items('/api/trash')) break;
    expect(sent).toHaveLength(1);
  });
});

describe('the feed of changes', () => {
  const page = (ids: string[], nextCursor: string, hasMore: boolean) =>
    json({ items: ids.map((id) => ({ id })), nextCursor, hasMore });

  it('continues from a cursor and ends where there is no more', async () => {
    const { client, sent } = scriptedServer([page(['1'], 'b', true), page([], 'c', false)]);
    const cursors = (await collect(client.changes({ cursor: 'a', limit: 1 }))).map(({ nextCursor }) => nextCursor);
    expect(cursors).toEqual(['b', 'c']);
    expect(queriesOf(sent)).toEqual(['?limit=1&cursor=a', '?limit=1&cursor=b']);
  });

  it('asks for no page before the one before it is applied', async () => {
    const { client, sent } = scriptedServer([page(['1'], 'b', true), page(['2'], 'c', true), page([], 'd', false)]);
    for await (const { nextCursor } of client.changes()) expect(sent).toHaveLength('bcd'.indexOf(nextCursor) + 1);
  });

  it('ends with an error where a page with more behind it leads to itself', async () => {
    const { client, sent } = scriptedServer([page(['1'], 'b', true), page(['1'], 'b', true), page(['1'], 'b', true)]);
    await expect(collect(client.changes())).rejects.toThrow('whose next page is itself');
    expect(sent).toHaveLength(2);
  });

  it('ends at once where its signal has ended it while its items were applied', async () => {
    const controller = new AbortController();
    const { client, sent } = scriptedServer([page(['1'], 'b', false)]);
    const follow = async () => {
      for await (const _page of client.changes({ pollMs: 600_000, signal: controller.signal })) {
        controller.abort(new Error('enough'));
      }
    };
    await expect(follow()).rejects.toThrow('enough');
    expect(sent).toHaveLength(1);
  });

  it('is followed until its signal ends it', async () => {
    const controller = new AbortController();
    const { client, sent } = scriptedServer([page(['1'], 'b', false), page(['2'], 'c', false)]);
    const ids: string[] = [];
    const follow = async () => {
      for await (const { items } of client.changes({ pollMs: 1, signal: controller.signal })) {
        ids.push(...items.map(({ id }) => id));
        if (ids.length === 2) controller.abort(new Error('enough'));
      }
    };
    await expect(follow()).rejects.toThrow('enough');
    expect(ids).toEqual(['1', '2']);
    expect(sent).toHaveLength(2);
  });
});

describe('rows in bulk', () => {
  const answer = (rows: number) =>
    json({ created: rows, results: Array.from({ length: rows }, (_, row) => ({ row, status: 'created' })) });
  const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ domain: `company-${n}.com` }));

  it('go in calls of so many, one row on each line, and are numbered over all', async () => {
    const { client, sent } = scriptedServer([answer(2), answer(2), answer(1)]);
    const answers = await collect(client.upsertCompanies(rows(5), { rowsPerCall: 2, dryRun: true }));
    expect(answers.flatMap(({ results }) => results.map(({ row }) => row))).toEqual([0, 1, 2, 3, 4]);
    expect(sent.map(({ body }) => body.trimEnd().split('\n').length)).toEqual([2, 2, 1]);
    expect(sent[2]?.body).toBe('{"domain":"company-4.com"}\n');
    expect(sent[0]?.headers.get('content-type')).toBe('application/x-ndjson');
    expect(queriesOf(sent)[0]).toBe('?dryRun=true');
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(3);
  });

  it('are at most 10,000 in a call, and none makes no call', async () => {
    const { client, sent } = scriptedServer([answer(10_000), answer(1)]);
    await collect(client.upsertCompanies(rows(10_001)));
    expect(sent.map(({ body }) => body.trimEnd().split('\n').length)).toEqual([10_000, 1]);
    expect(await collect(client.upsertCompanies([]))).toEqual([]);
    await expect(collect(client.upsertCompanies(rows(1), { rowsPerCall: 10_001 }))).rejects.toThrow('10000');
  });

  it('are cut by their size, too', async () => {
    const { client, sent } = scriptedServer([answer(1), answer(1)]);
    const large = { domain: 'a.com', name: 'ä'.repeat(8 * 1024 * 1024) };
    await collect(client.upsertCompanies([large, large]));
    expect(sent).toHaveLength(2);
  });
});
