import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';

/** Standard output belongs to the command that is prepared: an assistant reads that of `npm run mcp`. */
const STDERR = 2;

/**
 * Runs a command in the project's folder with its output shown on standard error; answers its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string | undefined> }} options
 * @returns {Promise<number>}
 */
export function run(command, args, { cwd, env = process.env }) {
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', STDERR, STDERR] });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * The environment for an npm of its own inside an npm script: without what the outer one set for its script, and
 * with the machine's Node first, because installing replaces the one in node_modules.
 */
export function outsideNpm(environment = process.env) {
  const scriptOnly =
    /^npm_(lifecycle|package|command|execpath|node_execpath|config_workspace|config_omit|config_local_prefix)/;
  const kept = Object.entries(environment).filter(([name]) => !scriptOnly.test(name) && name !== 'NODE_ENV');
  const path = (environment.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
}
