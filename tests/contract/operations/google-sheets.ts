import { sandboxServiceAccount } from '@workbench/sandbox/server';
import { expect } from 'vitest';
import type { OperationTests } from './operation-tests.ts';

const GET = 'GET /api/sources/google-sheets';
const CONNECT = 'PUT /api/sources/google-sheets';
const DISCONNECT = 'DELETE /api/sources/google-sheets';
const TEST = 'POST /api/sources/google-sheets/test';

export const googleSheetsTests: OperationTests = {
  [GET]: {
    'says what to do before it is connected': async ({ call }) => {
      expect((await call(GET)).body).toEqual({
        isConnected: false,
        keyFrom: null,
        accountEmail: null,
        reason: expect.stringContaining('Data Sources'),
        demoSpreadsheetId: null,
        lastError: null,
      });
    },
  },
  [TEST]: {
    'says in words that nothing is connected': async ({ call }) => {
      expect((await call(TEST)).body).toMatchObject({
        ok: false,
        message: expect.stringContaining('To connect Google Sheets'),
      });
    },
  },
  [CONNECT]: {
    'stores a key file and answers the account alone': async ({ call }) => {
      const connected = await call(CONNECT, { body: { keyFile: sandboxServiceAccount() } });
      const state = { isConnected: true, keyFrom: 'stored', accountEmail: expect.stringContaining('@'), reason: null };
      expect(connected.body).toMatchObject(state);
      expect(connected.text).not.toContain('PRIVATE KEY');
      const read = await call(GET);
      expect(read.body).toEqual(connected.body);
    },
    'is no source of figures': async ({ call }) => {
      for (const list of ['GET /api/sources', 'GET /api/sources/catalogue'] as const) {
        expect((await call(list)).text).not.toMatch(/google/i);
      }
    },
    'refuses what is no key file, and does not repeat it': async ({ call }) => {
      for (const keyFile of ['', 'secret-9d1', '{"installed":{"client_secret":"secret-9d1"}}', 'x'.repeat(20_001)]) {
        const refused = await call(CONNECT, { body: { keyFile } });
        expect(refused.status).toBe(400);
        expect(refused.text).not.toContain('secret-9d1');
      }
    },
  },
  [DISCONNECT]: {
    'forgets the key file, the second time too': async ({ call }) => {
      for (let time = 0; time < 2; time++) {
        expect((await call(DISCONNECT)).body).toMatchObject({ isConnected: false, keyFrom: null, accountEmail: null });
      }
    },
  },
};
