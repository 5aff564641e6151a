import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outsideNpm, run } from './run.mjs';

/**
 * Installs the packages when they are missing or the lock file has changed since.
 * @param {string} root
 */
export async function installPackages(root) {
  const lock = join(root, 'package-lock.json');
  const stamp = join(root, 'node_modules', '.workbench-installed');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  if (!isInstalledByHand(root, lock)) {
    console.log('Installing the packages …');
    // Not "npm ci": it refuses a lock file that lacks an optional program for some other operating system, as happens
    // where a registry doesn't offer all of them. With --no-save the lock file decides and stays as it is.
    const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const code = await run('npm', args, { cwd: root, env: outsideNpm() });
    if (code !== 0) throw new Error('The packages could not be installed: see the messages of npm above.');
  }
  if (!existsSync(join(root, 'node_modules', '.bin', 'node'))) {
    throw new Error(
      'Node 24 is missing in node_modules: npm was told to skip install scripts. ' +
        'Run "npm install --no-save --ignore-scripts=false" and try again.',
    );
  }
  writeFileSync(stamp, wanted);
}

/** A developer's own `npm install` leaves npm's record of it, newer than the lock file it was made from. */
function isInstalledByHand(root, lock) {
  const record = join(root, 'node_modules', '.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(lock).mtimeMs;
}
