import { findChromium } from './browser.mjs';
import { Suites } from './suites.mjs';

// Runs everything that CI runs but the endurance tests, and ends with the time, the slowest files and a line of totals.
const FAULTS = ['--config', 'vitest.faults.config.ts'];
const suites = new Suites();

try {
  // Tests that kill the product mostly wait for it to recover; what they leave of the machine is for the others.
  await Promise.all([
    runOneByOne(),
    suites.vitest('Fault tests, side by side', [...FAULTS, '--project', 'side by side'], { isQuiet: true }),
  ]);
  await suites.vitest('Fault tests, alone', [...FAULTS, '--project', 'alone']);
} finally {
  suites.finish();
}

async function runOneByOne() {
  await Promise.all([
    suites.check('Types', ['npm', 'run', '--silent', 'typecheck'], { isQuiet: true }),
    lintAndFindUnused(),
  ]);
  await suites.vitest('Unit, service and contract tests', ['--config', 'vitest.config.ts']);
  await suites.playwright('Browser tests', ['--config', 'tests/playwright.config.ts'], {
    env: { CHROMIUM: findChromium() },
  });
}

async function lintAndFindUnused() {
  await suites.check('Format and lint', ['biome', 'check', '.'], { isQuiet: true });
  await suites.check('Unused code', ['npm', 'run', '--silent', 'unused'], { isQuiet: true });
}
