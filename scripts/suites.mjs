import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const SLOWEST = 10;

/**
 * Runs checks and test suites, counts what passed and failed over all of them, and ends with the time, the slowest files
 * and one line of totals.
 */
export class Suites {
  #startedAt = performance.now();
  #reports = mkdtempSync(join(tmpdir(), 'workbench-reports-'));
  #totals = { passed: 0, failed: 0 };
  /** @type {{ name: string, seconds: number }[]} */
  #files = [];
  #reportCount = 0;

  /**
   * A check has no tests to count: it is one, passed or failed.
   * @param {string} title
   * @param {string[]} command
   */
  async check(title, command) {
    const code = await this.#start(title, command);
    this.#add(title, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }

  /**
   * @param {string} title
   * @param {string[]} args
   * @param {{ isQuiet?: boolean, env?: NodeJS.ProcessEnv }} [options] quiet: its output is shown when it has ended
   */
  vitest(title, args, options) {
    const report = this.#reportPath();
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return this.#suite(title, ['vitest', 'run', ...args, ...reporters], report, readVitest, options);
  }

  /**
   * @param {string} title
   * @param {string[]} args
   * @param {{ env?: NodeJS.ProcessEnv }} [options]
   */
  playwright(title, args, options) {
    const report = this.#reportPath();
    const env = { ...options?.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const command = ['playwright', 'test', ...args, '--reporter=list,json'];
    return this.#suite(title, command, report, readPlaywright, { ...options, env });
  }

  /** Prints the summary; the line of totals is the very last one. */
  finish() {
    rmSync(this.#reports, { recursive: true, force: true, maxRetries: 10 });
    const minutes = (performance.now() - this.#startedAt) / 60_000;
    console.log(`\nSlowest files (seconds):`);
    const slowest = this.#files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
    for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
    console.log(`\nMinutes: ${minutes.toFixed(1)}`);
    console.log(`${this.#totals.passed} passed, ${this.#totals.failed} failed`);
    process.exitCode = this.#totals.failed > 0 ? 1 : 0;
  }

  /** A runner that crashed, ran nothing or ended badly without naming a test counts as one failure more. */
  async #suite(title, command, report, read, options) {
    const code = await this.#start(title, command, options);
    const counted = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : NOTHING;
    const isUnexplained = counted.failed === 0 && (code !== 0 || counted.passed === 0);
    this.#files.push(...counted.files);
    this.#add(title, { passed: counted.passed, failed: counted.failed + (isUnexplained ? 1 : 0) });
  }

  /** @returns {Promise<number>} the exit code; 1 when it could not be started */
  async #start(title, [command, ...args], { isQuiet = false, env = {} } = {}) {
    const PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
    const common = { TURBO_TELEMETRY_DISABLED: '1', NODE_COMPILE_CACHE: join(this.#reports, 'compiled') };
    const log = isQuiet ? join(this.#reports, `${this.#reportCount}.log`) : null;
    if (log === null) console.log(`\n=== ${title} ===`);
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...common, ...env, PATH },
      shell: process.platform === 'win32',
      stdio: ['ignore', log === null ? 'inherit' : 'pipe', log === null ? 'inherit' : 'pipe'],
    });
    const output = log === null ? null : createWriteStream(log);
    if (output !== null) for (const stream of [child.stdout, child.stderr]) stream?.pipe(output, { end: false });
    const code = await once(child, 'close').then(
      ([exitCode]) => exitCode ?? 1,
      (error) => {
        console.error(error);
        return 1;
      },
    );
    if (output !== null && log !== null) {
      output.end();
      await once(output, 'finish');
      console.log(`\n=== ${title} ===\n${readFileSync(log, 'utf8')}`);
    }
    return code;
  }

  #add(title, { passed, failed }) {
    this.#totals.passed += passed;
    this.#totals.failed += failed;
    const minutes = (performance.now() - this.#startedAt) / 60_000;
    console.log(`--- ${title}: ${passed} passed, ${failed} failed (at minute ${minutes.toFixed(1)})`);
  }

  #reportPath() {
    this.#reportCount += 1;
    return join(this.#reports, `${this.#reportCount}.json`);
  }
}

const NOTHING = { passed: 0, failed: 0, files: [] };

/** A file that could not be loaded has no tests of its own and counts as one failure. */
function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const isBroken = ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  return {
    passed: numPassedTests,
    failed: numFailedTests + testResults.filter(isBroken).length,
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

function readPlaywright({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    files: suites.map((suite) => ({ name: join('tests/e2e', suite.file), seconds: durationOf(suite) / 1000 })),
  };
}

/** Of all tests of a suite and of those within it, in ms. */
function durationOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(durationOf)].reduce((sum, duration) => sum + duration, 0);
}
