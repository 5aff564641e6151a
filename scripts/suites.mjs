import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const SLOWEST = 10;

/**
 * Runs checks and test suites, counts what passed and failed over all of them, and ends with the time, the slowest files
 * and one line of totals.
 */
export class Suites {
  #startedAt = performance.now();
  #reports = mkdtempSync(join(tmpdir(), 'workbench-reports-'));
  #passed = 0;
  /** @type {{ name: string, seconds: number }[]} */
  #files = [];
  /** @type {string[]} */
  #failures = [];
  #reportCount = 0;
  #logCount = 0;

  /**
   * A check has no tests to count: it is one, passed or failed.
   * @param {string} title
   * @param {string[]} command
   * @param {{ isQuiet?: boolean }} [options] quiet: its output is shown when it has ended
   */
  async check(title, command, options) {
    const code = await this.#start(title, command, options);
    this.#add(title, code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [`exit code ${code}`] });
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

  /** Prints the summary, with what failed; the line of totals is the very last one. */
  finish() {
    rmSync(this.#reports, { recursive: true, force: true, maxRetries: 10 });
    const minutes = (performance.now() - this.#startedAt) / 60_000;
    console.log(`\nSlowest files (seconds):`);
    const slowest = this.#files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
    for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
    console.log(`\nMinutes: ${minutes.toFixed(1)}`);
    for (const failure of this.#failures) console.log(`FAILED: ${failure}`);
    console.log(`${this.#passed} passed, ${this.#failures.length} failed`);
    process.exitCode = this.#failures.length > 0 ? 1 : 0;
  }

  /** A runner that crashed, ran nothing or ended badly without naming a test counts as one failure more. */
  async #suite(title, command, report, read, options) {
    const code = await this.#start(title, command, options);
    const counted = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : NOTHING;
    const isUnexplained = counted.failures.length === 0 && (code !== 0 || counted.passed === 0);
    this.#files.push(...counted.files);
    this.#add(title, { ...counted, failures: isUnexplained ? [`exit code ${code}`] : counted.failures });
  }

  /** @returns {Promise<number>} the exit code; 1 when it could not be started */
  async #start(title, [command, ...args], { isQuiet = false, env = {} } = {}) {
    const PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
    const common = { TURBO_TELEMETRY_DISABLED: '1', NODE_COMPILE_CACHE: join(this.#reports, 'compiled') };
    const log = isQuiet ? join(this.#reports, `${++this.#logCount}.log`) : null;
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

  #add(title, { passed, failures }) {
    this.#passed += passed;
    this.#failures.push(...failures.map((failure) => `${title}: ${failure}`));
    const minutes = (performance.now() - this.#startedAt) / 60_000;
    console.log(`--- ${title}: ${passed} passed, ${failures.length} failed (at minute ${minutes.toFixed(1)})`);
  }

  #reportPath() {
    this.#reportCount += 1;
    return join(this.#reports, `${this.#reportCount}.json`);
  }
}

const NOTHING = { passed: 0, failures: [], files: [] };

/** A file that could not be loaded has no tests of its own and counts as one failure. */
function readVitest({ numPassedTests, testResults }) {
  const failuresOf = ({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => withReason(test.fullName, test.failureMessages[0]));
    const broken = status === 'failed' && failed.length === 0 ? ['the file could not be run'] : [];
    return [...failed, ...broken].map((test) => `${relative(root, name)}: ${test}`);
  };
  return {
    passed: numPassedTests,
    failures: testResults.flatMap(failuresOf),
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

function readPlaywright({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failures: suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => withReason(`${file}:${line} ${title}`, lastErrorOf(tests))),
    files: suites.map((suite) => ({
      name: join('tests/e2e', suite.file),
      seconds: specsOf(suite).reduce((sum, spec) => sum + durationOf(spec), 0) / 1000,
    })),
  };
}

/** @returns {string | undefined} */
const lastErrorOf = (tests) =>
  tests
    .flatMap(({ results }) => results)
    .map(({ error }) => (error?.location ? `${error.message} (line ${error.location.line})` : error?.message))
    .at(-1);

/** What a log that is cut after some lines must still say: the test, and in one line what was wrong. */
function withReason(test, message = '') {
  const [words = ''] = stripVTControlCharacters(message).split(/\n\s+at /);
  const reason = words.replaceAll(/\s+/g, ' ').trim().slice(0, 400);
  return reason === '' ? test : `${test} — ${reason}`;
}

/** Those of a suite and of the suites within it. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** In ms. */
const durationOf = ({ tests }) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
