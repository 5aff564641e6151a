import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outsideNpm, run } from './run.mjs';

// Not "npm ci": it refuses a lock file that lacks an optional program for some other operating system, as happens where a
// registry doesn't offer all of them. With --no-save the lock file decides and stays as it is.
const INSTALL = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs the packages when they are missing or the lock file has changed since.
 * @param {string} root
 */
export async function installPackages(root) {
  await installOnce(root, 'Installing the packages …', INSTALL);
  if (!existsSync(join(root, 'node_modules', '.bin', 'node'))) {
    throw new Error(
      'Node 24 is missing in node_modules: npm was told to skip install scripts. ' +
        'Run "npm install --no-save --ignore-scripts=false" and try again.',
    );
  }
}

/**
 * Installs what checks openapi.json: linters and client generators, which tests alone need.
 * @param {string} root
 */
export async function installLinters(root) {
  const folder = join(root, 'tests/contract/linters');
  await installOnce(folder, 'Installing the linters of openapi.json …', [...INSTALL, '--ignore-scripts']);
}

async function installOnce(folder, announcement, args) {
  const lock = join(folder, 'package-lock.json');
  const stamp = join(folder, 'node_modules', '.workbench-installed');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  if (!isInstalledByHand(folder, lock)) {
    console.error(announcement);
    const code = await run('npm', args, { cwd: folder, env: outsideNpm() });
    if (code !== 0) throw new Error('The packages could not be installed: see the messages of npm above.');
  }
  writeFileSync(stamp, wanted);
}

/** A developer's own `npm install` leaves npm's record of it, newer than the lock file it was made from. */
function isInstalledByHand(folder, lock) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(lock).mtimeMs;
}
