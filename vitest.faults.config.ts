import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { SMALL } from './tests/faults/sizes.ts';

/** It measures the gaps between requests and how soon a pause holds, and wants the machine for itself. */
const ALONE = ['tests/faults/two-workers.test.ts'];

const COMMON = {
  environment: 'node',
  pool: 'forks',
  provide: { faultSizes: SMALL },
  // Several times what they take: a test fails by what it waits for, not by a machine that is slow.
  testTimeout: 600_000,
  hookTimeout: 300_000,
} as const;

const sideBySide: TestProjectInlineConfiguration = {
  test: {
    ...COMMON,
    name: 'side by side',
    include: ['tests/faults/**/*.test.ts'],
    exclude: ALONE,
    maxWorkers: 2,
    sequence: { groupOrder: 0 },
  },
};

const alone: TestProjectInlineConfiguration = {
  test: { ...COMMON, name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 1 } },
};

/** Tests that kill processes of the product. Each starts its own engine, on its own directory and ports. */
export default defineConfig({
  test: { globalSetup: ['tests/helpers/build-server.ts'], projects: [sideBySide, alone] },
});
