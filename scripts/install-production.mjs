import { readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outsideNpm, run } from './run.mjs';

// Installs what the server needs at run time and nothing else, for images. Node.js itself comes from the image.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const INSTALL = [
  ...['install', '--no-save', '--omit=dev', '--ignore-scripts', '--workspace=@workbench/api'],
  ...['--no-audit', '--no-fund', '--loglevel=error'],
];

/** Packages ask for the compiler as a peer, for their types. */
const COMPILERS = ['typescript', '@typescript'];
/** Nothing reads them at run time. */
const UNUSED = /\.(?:map|d\.[cm]?ts)$/;

const code = await run('npm', INSTALL, { cwd: root, env: outsideNpm() });
if (code !== 0) throw new Error('The packages could not be installed: see the messages of npm above.');
for (const name of COMPILERS) rmSync(join(modules, name), { recursive: true, force: true });
const bytes = prune(modules);
console.log(`The packages of the server take ${Math.ceil(bytes / 1e6)} MB.`);

/** Removes unused files. @returns the bytes of those that stay */
function prune(folder) {
  let kept = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) kept += prune(path);
    else if (UNUSED.test(entry.name)) rmSync(path);
    else if (entry.isFile()) kept += statSync(path).size;
  }
  return kept;
}
