import { expect } from 'vitest';
import { importDemoCompany } from '../import-demo-company.ts';
import type { OperationTests } from './operation-tests.ts';

const WORKSPACE = 'GET /api/workspace';
const REMOVE = 'DELETE /api/workspace/demo';

export const workspaceTests: OperationTests = {
  [WORKSPACE]: {
    'counts the companies and says that none is fictional': async ({ call }) => {
      const { headers } = await call('GET /api/companies', { query: { limit: '1' } });
      expect((await call(WORKSPACE)).body).toEqual({
        demo: false,
        companies: Number(headers.get('x-total-count')),
        demoCompanies: 0,
        hasHistory: false,
        preparing: null,
        version: expect.any(String),
      });
    },
  },
  [REMOVE]: {
    'removes the fictional companies alone, and nothing the second time': async ({ call }) => {
      const before = (await call(WORKSPACE)).body;
      const sources = (await call('GET /api/sources')).body;
      await importDemoCompany();
      const withDemo = { demo: true, companies: before.companies + 1, demoCompanies: 1 };
      expect((await call(WORKSPACE)).body).toMatchObject(withDemo);
      expect((await call(REMOVE)).body).toEqual({ removed: 1, trashId: expect.any(String) });
      expect((await call(REMOVE)).body).toEqual({ removed: 0, trashId: null });
      const after = (await call(WORKSPACE)).body;
      expect(after).toEqual({ ...before, version: after.version });
      expect(after.version).not.toBe(before.version);
      expect((await call('GET /api/sources')).body).toEqual(expect.arrayContaining(sources));
      expect((await call('GET /api/companies', { query: { q: 'fictional' } })).body).toEqual([]);
    },
    'works without a body, with {} and with an empty body of JSON type': async ({ call }) => {
      const headers = { 'content-type': 'application/json' };
      for (const input of [{}, { body: '{}' }, { body: '', headers }, { headers }]) {
        expect((await call(REMOVE, input)).body).toEqual({ removed: 0, trashId: null });
      }
    },
  },
};
