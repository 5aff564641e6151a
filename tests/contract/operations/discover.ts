import { expect } from 'vitest';
import type { OperationTests } from './operation-tests.ts';

const SOURCES = 'GET /api/companies/discover/sources';
const DISCOVER = 'POST /api/companies/discover';

export const discoverTests: OperationTests = {
  [SOURCES]: {
    'names who can be asked and what it costs at most': async ({ call }) => {
      const { body } = await call(SOURCES);
      const byId = new Map(body.map((source: { id: string }) => [source.id, source]));
      expect(byId.get('brreg')).toMatchObject({ connected: true, creditsMax: 0 });
      expect(byId.get('apollo')).toMatchObject({ connected: false, creditsMax: 1 });
    },
  },
  [DISCOVER]: {
    'refuses a search without a filter: an empty text is no zero': async ({ call }) => {
      const blank = { industry: '', location: ' ', minEmployees: '', maxEmployees: '' };
      for (const body of [{}, blank, '', undefined]) expect((await call(DISCOVER, { body })).status).toBe(400);
    },
    'refuses sizes that are no numbers, and a minimum above the maximum': async ({ call }) => {
      for (const body of [
        { minEmployees: 'ten' },
        { maxEmployees: '-1' },
        { minEmployees: '50', maxEmployees: '10' },
      ]) {
        expect((await call(DISCOVER, { body })).status, JSON.stringify(body)).toBe(400);
      }
    },
    'refuses operators in place of text': async ({ call }) => {
      expect((await call(DISCOVER, { body: { industry: { $ne: null } } })).status).toBe(400);
    },
    'says so when no source could be asked, and never answers an empty list instead': async ({ call }) => {
      const { status, body } = await call(DISCOVER, { body: { industry: 'Software' } });
      expect(status).toBe(503);
      expect(body.message).toContain('Failed to search companies');
    },
    'is never taken for the id of a company': async ({ origin }) => {
      expect((await fetch(`${origin}/api/companies/discover`)).status).toBe(405);
    },
  },
};
