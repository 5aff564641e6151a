import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const MAX_OUTPUT = 64 * 1024 * 1024;

/**
 * Runs a program of this folder, whose packages are installed apart, and answers what it prints.
 * @throws Error where they are not installed
 */
export async function runLinter(
  program: 'lint-document.mjs' | 'generate-clients.mjs',
  args: string[],
): Promise<string> {
  if (!existsSync(here('node_modules')))
    throw new Error('The linters are not installed: run "node scripts/prepare.mjs --linters".');
  const { stdout } = await run(process.execPath, [here(program), ...args], { maxBuffer: MAX_OUTPUT });
  return stdout;
}
