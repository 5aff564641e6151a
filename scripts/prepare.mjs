import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './browser.mjs';
import { buildServer, buildWebClient } from './build.mjs';
import { installLinters, installPackages } from './install.mjs';

// Runs before npm scripts, on whatever Node the machine has and before anything is installed: no dependencies here.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const wants = (flag) => process.argv.includes(flag);

try {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Error(`Node ${process.versions.node} is too old to install the packages: Node 20 or newer is needed.`);
  }
  await installPackages(root);
  if (wants('--web')) await buildWebClient(root);
  if (wants('--server')) await buildServer(root);
  if (wants('--linters')) await installLinters(root);
  if (wants('--browser')) await ensureChromium(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
