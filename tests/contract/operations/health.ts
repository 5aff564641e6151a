import { expect } from 'vitest';
import type { OperationTests } from './operation-tests.ts';

export const healthTests: OperationTests = {
  'GET /healthz': {
    'says that the process runs': async ({ call }) => {
      expect((await call('GET /healthz')).body).toEqual({ status: 'ok' });
    },
  },
  'GET /readyz': {
    'says that the database answers': async ({ call }) => {
      expect((await call('GET /readyz')).body).toEqual({ status: 'ready' });
    },
  },
};
