import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { terminateEngine } from '@workbench/db/embedded';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT, readContext, readDockerfile, type Stage, textsOf, variablesOf } from '../deploy/read-dockerfile.ts';

const PACKAGES_MAX_BYTES = 200e6;
const TOKEN = 'correct-horse-battery';
const run = promisify(execFile);

/** The steps of the Dockerfile in folders in place of containers; those of the image itself that change the system are left out. */
test('the image is built from an empty folder, its packages take at most 200 MB, and its server starts and writes nothing but data', async () => {
  const work = mkdtempSync(join(tmpdir(), 'workbench-image-'));
  onTestFinished(() => rmSync(work, { recursive: true, force: true }));
  const stages = readDockerfile();
  const image = stages.at(-1) as Stage;
  for (const stage of stages.slice(0, -1)) await build(stage, join(work, stage.name));
  const app = join(work, 'image');
  for (const text of textsOf(image, 'COPY')) copy(text, work, app);

  const files = listFiles(app);
  expect(files.filter((file) => /\/(typescript|vite|vitest|@biomejs|rolldown)\//.test(file))).toEqual([]);
  const { stdout } = await run('du', ['-sb', '--apparent-size', join(app, 'node_modules')]);
  const bytes = Number(stdout.split('\t')[0]);
  console.log(
    `packages: ${Math.round(bytes / 1e6)} MB in ${files.filter((file) => file.startsWith('node_modules/')).length} files`,
  );
  expect(bytes).toBeLessThan(PACKAGES_MAX_BYTES);

  const dataDir = join(work, 'data');
  const port = await freePort();
  const env = {
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    ...variablesOf(image),
    ...{ DATA_DIR: dataDir, NODE_COMPILE_CACHE: join(dataDir, 'cache/compiled') },
    ...{ HOST: '127.0.0.1', PORT: String(port), ACCESS_TOKEN: TOKEN },
  };
  const [program = '', ...args] = JSON.parse(textsOf(image, 'CMD')[0] ?? '[]') as string[];
  const server = spawn(program, args, { cwd: app, env, stdio: 'inherit' });
  const ended = once(server, 'exit');
  let backup = '';
  try {
    const [, health = '[]'] = /CMD (\[.*\])/.exec(textsOf(image, 'HEALTHCHECK')[0] ?? '') ?? [];
    await untilHealthy(JSON.parse(health) as string[], env, server);
    const headers = { authorization: `Bearer ${TOKEN}`, accept: 'text/html' };
    const page = await fetch(`http://127.0.0.1:${port}/`, { headers });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<script');
    const created = await fetch(`http://127.0.0.1:${port}/api/companies`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Acme', domain: 'acme.com' }),
    });
    expect(created.status).toBe(201);
    const { stdout: said } = await run(program, [commandOf('backup')], { cwd: app, env });
    backup = /The backup is (\S+)/.exec(said)?.[1] ?? '';
  } finally {
    server.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    await terminateEngine(dataDir);
  }
  // Commands run the sources with the packages of the image, without npm.
  const { stdout: restored } = await run(program, [commandOf('restore'), backup], { cwd: app, env });
  expect(restored).toContain(`The workspace of ${dataDir} has the data of the backup`);
  await terminateEngine(dataDir);
  // A machine whose glibc is older than that of the image keeps a copy of the engine for it, beside the packages or below DATA_DIR.
  const isEngineCopy = (file: string) => /^node_modules\/\.cache(\/embedded-mongodb-[^/]+(\/|$)|$)/.test(file);
  expect(listFiles(app).filter((file) => !isEngineCopy(file))).toEqual(files);
});

const commandOf = (name: string) => `apps/api/src/commands/${name}.ts`;

async function build(stage: Stage, folder: string): Promise<void> {
  for (const text of textsOf(stage, 'COPY')) {
    expect(text).toBe('. .');
    for (const file of readContext()) cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  }
  // npm needs what the machine says about its registry and proxy; a test's NODE_ENV would change the build.
  const { NODE_ENV: _, ...env } = process.env;
  for (const command of textsOf(stage, 'RUN'))
    await run('sh', ['-c', command], { cwd: folder, env, maxBuffer: 2 ** 26 });
}

/** `COPY [--from=stage] source … target`, below the working directory of the image. */
function copy(text: string, work: string, app: string): void {
  const [, stage, paths = text] = /^--from=(\w+) (.*)$/.exec(text) ?? [];
  const sources = paths.split(' ');
  const target = sources.pop() ?? '';
  const isFolder = target.endsWith('/');
  for (const source of sources) {
    const from =
      stage === undefined ? join(work, 'packages', source) : join(work, stage, source.replace('/workbench/', ''));
    const to = isFolder ? join(app, target, basename(source)) : join(app, target);
    mkdirSync(dirname(to), { recursive: true });
    // What earlier steps put beside the sources of the other stage is not in the context.
    const isSource = (path: string) => stage !== undefined || !path.includes('node_modules');
    cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: isSource });
  }
}

const listFiles = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function untilHealthy(
  [, ...args]: string[],
  env: NodeJS.ProcessEnv,
  server: { exitCode: number | null },
): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    const isHealthy = await run(process.execPath, args, { env }).then(
      () => true,
      () => false,
    );
    if (isHealthy) return;
    await sleep(200);
  }
}
