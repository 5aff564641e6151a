import { expect } from 'vitest';
import { idOf } from './one-company.ts';
import type { OperationTests, Tools } from './operation-tests.ts';

const CHANGES = 'GET /api/companies/changes';

interface Change {
  id: string;
  company: { id: string; domain: string } | null;
}

async function readAll({ call }: Tools, from = ''): Promise<{ items: Change[]; cursor: string }> {
  const items: Change[] = [];
  let cursor = from;
  for (;;) {
    const { body } = await call(CHANGES, { query: `limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}` });
    items.push(...body.items);
    cursor = body.nextCursor;
    if (!body.hasMore) return { items, cursor };
  }
}

export const companyFeedTests: OperationTests = {
  [CHANGES]: {
    'begins with all companies, and goes on with what was written since': async (tools) => {
      const { items, cursor } = await readAll(tools);
      const list = (await tools.call('GET /api/companies', { query: 'limit=200' })).body as { id: string }[];
      expect(new Set(items.map(({ id }) => id))).toEqual(new Set(list.map(({ id }) => id)));
      const id = await idOf(tools, 'acme.com');
      const {
        subsidiaries: _,
        customer: __,
        ...company
      } = list.find((one) => one.id === id) as Record<string, unknown>;
      expect(items.findLast((one) => one.id === id)?.company).toEqual(company);
      expect((await readAll(tools, cursor)).items).toEqual([]);
      await tools.call('PUT /api/companies/{id}/tags', { params: { id }, body: { tags: ['fed'] } });
      expect((await readAll(tools, cursor)).items).toMatchObject([
        { type: 'upserted', id, company: { id, tags: ['fed'] }, mergedInto: null },
      ]);
      await tools.call('PUT /api/companies/{id}/tags', { params: { id }, body: { tags: [] } });
    },
    'begins with what changes from now on': async ({ call }) => {
      const { body } = await call(CHANGES, { query: 'cursor=now' });
      expect(body).toMatchObject({ items: [], hasMore: false });
      const next = await call(CHANGES, { query: `cursor=${encodeURIComponent(body.nextCursor)}` });
      expect(next.body.items).toEqual([]);
    },
    'answers 400 for what is no cursor, and 410 with what to do for one of another database': async ({ call }) => {
      for (const query of ['cursor=x', 'cursor=', 'limit=0', 'limit=1001']) {
        expect((await call(CHANGES, { query })).status, query).toBe(400);
      }
      const foreign = Buffer.from(JSON.stringify([0, 0, null, 'another', Date.now()])).toString('base64url');
      const { status, body } = await call(CHANGES, { query: `cursor=${foreign}` });
      expect(status).toBe(410);
      expect(body.code).toBe('GONE');
      expect(body.message).toContain('Call without a cursor');
    },
  },
};
