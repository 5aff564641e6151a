import { defineConfig } from 'vitest/config';
import * as endurance from './tests/endurance/amounts.ts';
import * as faults from './tests/faults/sizes.ts';

const FAULTS = ['tests/faults/interrupted-campaign.test.ts'];
/** Whose small form, in `npm test`, shows as much as a medium one. */
const MORE_FAULTS = [
  'tests/faults/interrupted-{import,sync,enrichment}.test.ts',
  'tests/faults/{recompute,acknowledged-writes,changes-feed,webhooks}.test.ts',
];

/** Installs the packages of a server once more, which takes minutes; `tests/deploy` reads the same files in seconds. */
const IMAGE = 'tests/endurance/image.test.ts';

/** Kills over many items, a large workspace and a soak: in full, or less of each with `--mode short`. */
export default defineConfig(({ mode }) => ({
  test: {
    include: ['tests/endurance/**/*.test.ts', ...FAULTS, ...(mode === 'short' ? [] : MORE_FAULTS)],
    exclude: mode === 'short' ? [IMAGE] : [],
    environment: 'node',
    globalSetup: ['tests/helpers/build-server.ts', 'tests/helpers/vitest-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    provide:
      mode === 'short'
        ? { faultSizes: faults.MEDIUM, endurance: endurance.SHORT }
        : { faultSizes: faults.FULL, endurance: endurance.FULL },
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
}));
