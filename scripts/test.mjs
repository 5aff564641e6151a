import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './browser.mjs';
import { run } from './run.mjs';

// Runs everything that CI runs, one after the other, and ends with one line of totals.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const reports = mkdtempSync(join(tmpdir(), 'workbench-reports-'));
/** The browser tests start the product some thirty times; only the first start compiles it. */
const compiledOnce = { NODE_COMPILE_CACHE: join(reports, 'compiled') };
const totals = { passed: 0, failed: 0 };

await check('Format and lint', ['biome', 'check', '.']);
await check('Types', ['turbo', 'run', 'typecheck', '--output-logs=errors-only', '--ui=stream']);
await suite('Unit, service and contract tests', vitest('vitest.config.ts'), countVitest);
await suite('Browser tests', playwright(), countPlaywright);
await suite('Fault tests', vitest('vitest.faults.config.ts'), countVitest);

rmSync(reports, { recursive: true, force: true, maxRetries: 10 });
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;

/** A check has no tests to count: it is one, passed or failed. */
async function check(title, [command, ...args]) {
  const code = await start(title, command, args);
  add(title, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** A runner that crashed, ran nothing or ended badly without naming a test counts as one failure more. */
async function suite(title, { command, args, report, env }, count) {
  const code = await start(title, command, args, env);
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  const isUnexplained = counted.failed === 0 && (code !== 0 || counted.passed === 0);
  add(title, { passed: counted.passed, failed: counted.failed + (isUnexplained ? 1 : 0) });
}

function start(title, command, args, env = {}) {
  console.log(`\n=== ${title} ===`);
  const PATH = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`;
  return run(command, args, { cwd: root, env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env, PATH } });
}

function add(title, { passed, failed }) {
  totals.passed += passed;
  totals.failed += failed;
  console.log(`--- ${title}: ${passed} passed, ${failed} failed`);
}

function vitest(config) {
  const report = join(reports, `${config}.json`);
  const args = ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { command: 'vitest', args, report };
}

function playwright() {
  const report = join(reports, 'playwright.json');
  const args = ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'];
  return {
    command: 'playwright',
    args,
    report,
    env: { ...compiledOnce, PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM: findChromium() },
  };
}

/** A file that could not be loaded has no tests of its own and counts as one failure. */
function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const isBroken = ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  return { passed: numPassedTests, failed: numFailedTests + testResults.filter(isBroken).length };
}

function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
