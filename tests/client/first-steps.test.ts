import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { terminateEngine } from '@workbench/db/embedded';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFirstSteps, secondsOfSteps, withMarks } from './readme-steps.ts';

/** The README's way from nothing to the first webhook, to the letter: only the ports are free ones. */

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LIMIT_MS = 300_000;
/** npm asks for nothing that is not in the project. */
const OFFLINE = { npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' };

let folder = '';
let server: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbench-first-steps-'));
}, LIMIT_MS);
afterAll(async () => {
  if (server?.pid !== undefined && server.exitCode === null) {
    // Like Ctrl-C in its shell: npm and the server both hear it.
    process.kill(-server.pid, 'SIGINT');
    await once(server, 'exit');
  }
  await terminateEngine(join(folder, 'data'));
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}, LIMIT_MS);

/** @returns the address that the server says it is ready at */
function startServer(commands: string): Promise<string> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' };
  const child = spawn('bash', ['--norc', '-euc', commands], { cwd: ROOT, env, detached: true });
  server = child;
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /ready at (http:\/\/\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) =>
      reject(new Error(`The server ended with code ${code} before it was ready:\n${output}`)),
    );
  });
}

/** What the commands need of the project: `npm pack` writes into the package. */
async function copyProject(): Promise<string> {
  const copy = join(folder, 'project');
  await mkdir(join(copy, 'packages'), { recursive: true });
  const filter = (path: string) => !['node_modules', 'dist', 'output'].includes(basename(path));
  for (const path of ['examples', 'packages/client', 'tsconfig.base.json'])
    await cp(join(ROOT, path), join(copy, path), { recursive: true, filter });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}

async function freePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return String(address.port);
}

const now = () => Date.now() / 1000;
async function timed<T>(work: () => Promise<T>): Promise<[T, seconds: number]> {
  const begin = now();
  return [await work(), now() - begin];
}

it(
  'lead from nothing to the first webhook as the README has them, each in the seconds that are printed',
  async () => {
    const steps = await readFirstSteps();
    const shell = (commands: string, cwd: string) =>
      run('bash', ['--norc', '-euc', commands], { cwd, env: { ...process.env, ...OFFLINE }, timeout: LIMIT_MS });
    const project = await copyProject();
    const [origin, start] = await timed(() => startServer(steps.server));
    const [, install] = await timed(() => shell(steps.install, project));
    const calls = withMarks(
      steps.calls.replaceAll('http://127.0.0.1:3000', origin).replaceAll('8787', await freePort()),
    );
    const examples = join(project, 'examples');
    const { stdout, stderr } = await shell(calls, examples);
    const seconds = [
      ['The server', start] as const,
      ['The client', install] as const,
      ...secondsOfSteps(stdout, now()),
    ];
    process.stdout.write(`${seconds.map(([title, one]) => `${one.toFixed(1).padStart(6)} s  ${title}`).join('\n')}\n`);
    expect(seconds.map(([title]) => title.slice(0, 2))).toEqual(['Th', 'Th', '1.', '2.', '3.', '4.']);
    expect(stderr).toBe('');
    expect(stdout).toContain('"created":1');
    const events = (await readFile(join(examples, 'output/events.ndjson'), 'utf8')).trimEnd().split('\n');
    expect(events.map((line) => JSON.parse(line).payload)).toContainEqual(
      expect.objectContaining({
        type: 'company.created',
        data: expect.objectContaining({ company: expect.objectContaining({ name: 'Acme', domain: 'acme.com' }) }),
      }),
    );
  },
  2 * LIMIT_MS,
);
