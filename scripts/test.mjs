import { findChromium } from './browser.mjs';
import { Suites } from './suites.mjs';

// Runs everything that CI runs but the endurance tests, and ends with the time, the slowest files and a line of totals.
const FAULTS = ['--config', 'vitest.faults.config.ts'];
const suites = new Suites();

try {
  // Many tests wait, for the next poll of a screen or for what a killed process left: two rows of suites side by side
  // keep both cores of CI busy.
  await Promise.all([checkAndTestBrowser(), testFaultsAndServices()]);
  await suites.vitest('Fault tests, alone', [...FAULTS, '--project', 'alone']);
} finally {
  suites.finish();
}

async function checkAndTestBrowser() {
  await Promise.all([
    suites.check('Types', ['npm', 'run', '--silent', 'typecheck'], { isQuiet: true }),
    lintAndFindUnused(),
  ]);
  await suites.playwright('Browser tests', ['--config', 'tests/playwright.config.ts'], {
    env: { CHROMIUM: findChromium() },
  });
}

async function testFaultsAndServices() {
  await suites.vitest('Fault tests, side by side', [...FAULTS, '--project', 'side by side'], { isQuiet: true });
  await suites.vitest('Unit, service and contract tests', ['--config', 'vitest.config.ts'], { isQuiet: true });
}

async function lintAndFindUnused() {
  await suites.check('Format and lint', ['biome', 'check', '.'], { isQuiet: true });
  await suites.check('Unused code', ['npm', 'run', '--silent', 'unused'], { isQuiet: true });
}
