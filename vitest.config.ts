import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As in the web client's own build.
  resolve: { alias: { '~': fileURLToPath(new URL('./apps/web/src', import.meta.url)) } },
  test: {
    include: [
      'packages/**/src/**/*.test.ts',
      'apps/api/src/**/*.test.ts',
      'apps/web/src/**/*.test.ts',
      'tests/contract/**/*.test.ts',
      'tests/connectors/**/*.test.ts',
      'tests/contacts/**/*.test.ts',
      'tests/leads/**/*.test.ts',
      'tests/privacy/**/*.test.ts',
      'tests/sync/**/*.test.ts',
      'tests/reports/**/*.test.ts',
      'tests/eval/**/*.test.ts',
      'tests/laws/**/*.test.ts',
    ],
    environment: 'node',
    // A process per file: mongoose's default connection and its models are global.
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['tests/helpers/vitest-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
