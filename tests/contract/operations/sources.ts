import { expect } from 'vitest';
import type { OperationTests } from './operation-tests.ts';

const CATALOGUE = 'GET /api/sources/catalogue';
const CONNECT = 'PUT /api/sources/{id}/connection';
const DISCONNECT = 'DELETE /api/sources/{id}/connection';
const TEST = 'POST /api/sources/{id}/test';
const KEY = 'contract-test-key-3f9a';

interface Entry {
  id: string;
  connected: boolean;
  reason: string | null;
  maskedKey: string | null;
}

export const sourcesTests: OperationTests = {
  [CATALOGUE]: {
    'lists every source that can be connected, each with its reason when it is not': async ({ call }) => {
      const entries: Entry[] = (await call(CATALOGUE)).body;
      expect(entries.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['apollo', 'pdl', 'wikidata', 'sec', 'brreg', 'zoominfo', 'generic']),
      );
      for (const { id, connected, reason } of entries) expect(connected, id).toBe(reason === null);
      expect(entries.find(({ id }) => id === 'apollo')).toMatchObject({ connected: false, maskedKey: null });
    },
  },
  [CONNECT]: {
    'stores a key and shows only its end': async ({ call }) => {
      const stored = await call(CONNECT, { params: { id: 'apollo' }, body: { apiKey: KEY, creditCap: 7 } });
      expect(stored.body).toMatchObject({ connected: true, maskedKey: '••••3f9a', keyFrom: 'stored', creditCap: 7 });
      expect(stored.text).not.toContain(KEY);
      expect((await call(CATALOGUE)).text).not.toContain(KEY);
      const listed = (await call('GET /api/sources')).body.find((source: { id: string }) => source.id === 'apollo');
      expect(listed).toMatchObject({ name: 'Apollo', status: 'connected', companiesTracked: 0, creditCap: 7 });
    },
    'keeps what is left out': async ({ call }) => {
      const changed = await call(CONNECT, { params: { id: 'apollo' }, body: { creditCap: 9 } });
      expect(changed.body).toMatchObject({ connected: true, maskedKey: '••••3f9a', creditCap: 9 });
    },
    'switches a source that needs no key off and on': async ({ call }) => {
      const off = await call(CONNECT, { params: { id: 'brreg' }, body: { enabled: false } });
      expect(off.body).toMatchObject({ connected: false, enabled: false });
      const on = await call(CONNECT, { params: { id: 'brreg' }, body: { enabled: true } });
      expect(on.body).toMatchObject({ connected: true, enabled: true, reason: null });
    },
    'refuses what is no key, no cap and no source': async ({ call }) => {
      for (const body of [
        { apiKey: 'a b' },
        { apiKey: '' },
        { creditCap: -1 },
        { creditCap: 1.5 },
        { enabled: 'no' },
      ]) {
        expect((await call(CONNECT, { params: { id: 'apollo' }, body })).status, JSON.stringify(body)).toBe(400);
      }
      expect((await call(CONNECT, { params: { id: 'linkedin' }, body: {} })).status).toBe(400);
    },
  },
  [TEST]: {
    'says in words that a source without a key is not connected': async ({ call }) => {
      const { body } = await call(TEST, { params: { id: 'pdl' }, body: { domain: 'acme.com' } });
      expect(body).toMatchObject({ ok: false, message: expect.stringContaining('key') });
    },
    'refuses what is no domain, naming one that would be': async ({ call }) => {
      const { status, body } = await call(TEST, { params: { id: 'website' }, body: { domain: 'no domain' } });
      expect({ status, message: body.message }).toEqual({ status: 400, message: expect.stringContaining('acme.com') });
    },
    'refuses an unknown source': async ({ call }) => {
      expect((await call(TEST, { params: { id: 'nobody' } })).status).toBe(400);
    },
  },
  [DISCONNECT]: {
    'forgets the key, the second time too': async ({ call }) => {
      for (let time = 0; time < 2; time++) {
        const { body } = await call(DISCONNECT, { params: { id: 'apollo' } });
        expect(body).toMatchObject({ connected: false, maskedKey: null, keyFrom: null });
      }
    },
  },
};
