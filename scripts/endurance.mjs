import { parseArgs } from 'node:util';
import { Suites } from './suites.mjs';

// `npm run test:endurance [-- --short]`: what takes long by its nature, in full or in about five minutes.
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const suites = new Suites();

try {
  const mode = values.short ? 'short' : 'full';
  await suites.vitest('Endurance tests', ['--config', 'vitest.endurance.config.ts', '--mode', mode]);
} finally {
  suites.finish();
}
