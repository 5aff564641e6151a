import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { OwnProcessFirst } from './tests/helpers/own-process-first.ts';

const INCLUDE = [
  'packages/**/src/**/*.test.ts',
  'apps/api/src/**/*.test.ts',
  'apps/web/src/**/*.test.ts',
  'tests/{client,connectors,contacts,contract,demo,deploy,eval,laws,leads,mcp,privacy,reports,sync,upgrade}/**/*.test.ts',
];

/**
 * They open and close mongoose's default connection themselves, drop their database, or count what the job engine has
 * registered.
 */
const OWN_PROCESS = [
  'packages/db/src/**/*.test.ts',
  'tests/upgrade/**/*.test.ts',
  'packages/services/src/shared/jobs/**/*.test.ts',
  'packages/services/src/{companies/store/write-session/worker-ahead,outreach/drafting/killed-drafting,privacy/erasures/killed-erasure,privacy/retention/kept-records,reports/runs/report-runs,sources/sync/killed-sync}.test.ts',
  // They reset modules: what a process keeps of its database would be lost to all later files.
  'packages/services/src/{audit/audit,shared/database/database-clock}.test.ts',
  'apps/api/src/process/process-exit.test.ts',
];

/** Some packages bring tests of their own. */
const PACKAGES = '**/node_modules/**';

const COMMON = {
  environment: 'node',
  pool: 'forks',
  maxWorkers: 2,
  // Kill tests of ten seconds take more than a minute beside the browser tests of a busy machine.
  testTimeout: 240_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

export default defineConfig({
  // As in the web client's own build.
  resolve: { alias: { '~': fileURLToPath(new URL('./apps/web/src', import.meta.url)) } },
  test: {
    globalSetup: ['tests/helpers/build-server.ts', 'tests/helpers/vitest-setup.ts'],
    sequence: { sequencer: OwnProcessFirst },
    projects: [
      { extends: true, test: { ...COMMON, name: 'own process', include: OWN_PROCESS, exclude: [PACKAGES] } },
      {
        extends: true,
        test: {
          ...COMMON,
          name: 'shared processes',
          include: INCLUDE,
          exclude: [...OWN_PROCESS, PACKAGES],
          // A process keeps its modules and its database from file to file: loading them takes longer than most files.
          isolate: false,
          setupFiles: ['tests/helpers/fresh-caches.ts'],
        },
      },
    ],
  },
});
