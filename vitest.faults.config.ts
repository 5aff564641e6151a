import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** They count milliseconds (gaps between requests, two seconds after a pause) and want the machine for themselves. */
const ALONE = [
  'tests/faults/shutdown.test.ts',
  'tests/faults/standing-engine.test.ts',
  'tests/faults/two-workers.test.ts',
];

const COMMON = {
  environment: 'node',
  pool: 'forks',
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
export default defineConfig({ test: { projects: [sideBySide, alone] } });
