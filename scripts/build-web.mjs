import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { outsideNpm, run } from './run.mjs';

/** What the web client is made of. */
const SOURCES = ['apps/web', 'packages/services/src', 'packages/text/src', 'packages/trpc/src', 'package-lock.json'];
const SKIPPED = new Set(['dist', 'node_modules']);

/**
 * Builds the web client when it is missing or older than its sources.
 * @param {string} root
 */
export async function buildWebClient(root) {
  const built = join(root, 'apps/web/dist/index.html');
  const builtAt = existsSync(built) ? statSync(built).mtimeMs : 0;
  if (builtAt > 0 && SOURCES.every((source) => newestChange(join(root, source)) <= builtAt)) return;

  console.log('Building the web client …');
  const args = ['run', 'build', '--silent', '--workspace=@workbench/web'];
  const code = await run('npm', args, { cwd: root, env: { ...outsideNpm(), NODE_ENV: 'production' } });
  if (code !== 0) throw new Error('The web client could not be built: see the messages above.');
}

/** Newest modification time under a path, in ms. */
function newestChange(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(path).filter((name) => !name.startsWith('.') && !SKIPPED.has(name));
  return Math.max(0, ...names.map((name) => newestChange(join(path, name))));
}
