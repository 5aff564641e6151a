import { defineConfig } from 'vitest/config';

/** Tests that kill processes of the product: each starts its own engine, one after the other. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    // Several times what they take: a test fails by what it waits for, not by a machine that is slow.
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
