import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { outsideNpm, run } from './run.mjs';

/** What is built, in which workspace, the file that is there afterwards, and what it is made of. */
const WEB = {
  name: 'web client',
  workspace: '@workbench/web',
  result: 'apps/web/dist/index.html',
  sources: ['apps/web', 'packages/services/src', 'packages/text/src', 'packages/trpc/src', 'package-lock.json'],
};
const SERVER = {
  name: 'server',
  workspace: '@workbench/api',
  result: 'apps/api/dist/start.js',
  sources: ['apps/api', 'packages', 'package-lock.json'],
};
const SKIPPED = new Set(['dist', 'node_modules']);

/** Builds the web client when it is missing or older than its sources. */
export const buildWebClient = (root) => buildWhenOld(root, WEB);

/** Bundles the server when that is missing or older than its sources. */
export const buildServer = (root) => buildWhenOld(root, SERVER);

async function buildWhenOld(root, { name, workspace, result, sources }) {
  const built = join(root, result);
  const builtAt = existsSync(built) ? statSync(built).mtimeMs : 0;
  if (builtAt > 0 && sources.every((source) => newestChange(join(root, source)) <= builtAt)) return;

  console.error(`Building the ${name} …`);
  const args = ['run', 'build', '--silent', `--workspace=${workspace}`];
  const code = await run('npm', args, { cwd: root, env: { ...outsideNpm(), NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`The ${name} could not be built: see the messages above.`);
}

/** Newest modification time under a path, in ms. */
function newestChange(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(path).filter((name) => !name.startsWith('.') && !SKIPPED.has(name));
  return Math.max(0, ...names.map((name) => newestChange(join(path, name))));
}
