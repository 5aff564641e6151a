import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_LAUNCH } from './helpers/chromium.ts';

/** Pages live for seconds, for which only the quicker one of the two compilers that optimise pays, most of all with axe. */
const QUICKLY_OPTIMISED = '--js-flags=--no-opt';

/** Browser tests, on Debian's Chromium unless CHROMIUM names another one. The web client must be built. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // Files run side by side, each against its own server or the demo that none changes; the tests of a file in order.
  // `npm test` runs other suites beside them, on two cores in CI.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // What is expected comes at once; the limits are for a machine that is slow, or stands still for ten seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Entrances that fade would be caught half-way by colour checks.
    reducedMotion: 'reduce',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: { ...CHROMIUM_LAUNCH, args: [...CHROMIUM_LAUNCH.args, QUICKLY_OPTIMISED] },
  },
});
