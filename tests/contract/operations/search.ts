import { expect } from 'vitest';
import type { OperationTests } from './operation-tests.ts';

const SEARCH = 'GET /api/search';

export const searchTests: OperationTests = {
  [SEARCH]: {
    'finds records of several kinds by one word, each with what tells it apart': async ({ call }) => {
      const { id } = (
        await call('POST /api/companies', {
          body: { name: 'Zephyrine Works', domain: 'zephyrine.com', industry: 'Tools' },
        })
      ).body;
      const list = (await call('POST /api/lists', { body: { name: 'Zephyrine and others', kind: 'company' } })).body;
      const view = (await call('POST /api/views', { body: { name: 'Like Zephyrine' } })).body;
      const { items } = (await call(SEARCH, { query: { q: 'ZEPHYRINE' } })).body;
      expect(items).toEqual([
        { kind: 'company', id, title: 'Zephyrine Works', detail: 'zephyrine.com', companyId: null, listKind: null },
        { kind: 'list', id: list.id, title: list.name, detail: 'Companies', companyId: null, listKind: 'company' },
        { kind: 'view', id: view.id, title: view.name, detail: null, companyId: null, listKind: null },
      ]);
      await call('DELETE /api/companies/{id}', { params: { id } });
      await call('DELETE /api/lists/{id}', { params: { id: list.id } });
      await call('DELETE /api/views/{id}', { params: { id: view.id } });
    },
    'gives at most `limit` of each kind, and nothing for a word that nothing has': async ({ call }) => {
      const ids: string[] = [];
      for (const name of ['Quorvale one', 'Quorvale two'])
        ids.push((await call('POST /api/lists', { body: { name, kind: 'person' } })).body.id);
      expect((await call(SEARCH, { query: { q: 'quorvale', limit: '1' } })).body.items).toHaveLength(1);
      expect((await call(SEARCH, { query: { q: 'quorvale (two' } })).body).toEqual({ items: [] });
      for (const id of ids) await call('DELETE /api/lists/{id}', { params: { id } });
    },
    'refuses a search without a word': async ({ call }) => {
      expect((await call(SEARCH, { query: { q: ' ' } })).status).toBe(400);
      expect((await call(SEARCH)).status).toBe(400);
    },
  },
};
