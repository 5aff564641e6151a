import { defineConfig } from 'vitest/config';
import * as endurance from './tests/endurance/amounts.ts';
import * as faults from './tests/faults/sizes.ts';

/** Whose small form is in `npm test`. */
const FAULTS = [
  'tests/faults/interrupted-{campaign,import,sync,enrichment}.test.ts',
  'tests/faults/{recompute,acknowledged-writes,changes-feed,webhooks}.test.ts',
];

/** Installs the packages of a server once more, which takes minutes; `tests/deploy` reads the same files in seconds. */
const IMAGE = 'tests/endurance/image.test.ts';

/** Kills over many items, a large workspace and a soak: in full, or less of each with `--mode short`. */
export default defineConfig(({ mode }) => ({
  test: {
    include: ['tests/endurance/**/*.test.ts', ...(mode === 'short' ? [] : FAULTS)],
    exclude: mode === 'short' ? [IMAGE] : [],
    environment: 'node',
    globalSetup: ['tests/helpers/build-server.ts', 'tests/helpers/vitest-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    provide: { faultSizes: faults.FULL, endurance: mode === 'short' ? endurance.SHORT : endurance.FULL },
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
}));
