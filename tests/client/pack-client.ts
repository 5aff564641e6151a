import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLIENT = 'packages/client';
const GENERATED = new Set(['node_modules', 'dist']);

let packed: Promise<string> | undefined;

/**
 * Packs packages/client as it would be published, once for each process.
 * @returns the path of the .tgz
 */
function packClient(): Promise<string> {
  packed ??= pack();
  return packed;
}

/** Works on a copy: two processes would write into one `dist`. */
async function pack(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'workbench-client-'));
  const folder = join(copy, CLIENT);
  await mkdir(dirname(folder), { recursive: true });
  await cp(join(ROOT, CLIENT), folder, { recursive: true, filter: (path) => !GENERATED.has(basename(path)) });
  await cp(join(ROOT, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');
  const { stdout } = await run('npm', ['pack', '--json', '--loglevel=error'], { cwd: folder });
  const report: unknown = JSON.parse(stdout);
  process.once('exit', () => void rm(copy, { recursive: true, force: true }));
  return join(folder, fileNameIn(report));
}

/** npm lists what it packed, or names it by the package. */
function fileNameIn(report: unknown): string {
  const [first] = Array.isArray(report) ? report : Object.values(report as object);
  return (first as { filename: string }).filename;
}

/** Makes a folder a project that has the packed client installed, without a network. */
export async function installClient(folder: string): Promise<void> {
  const tgz = await packClient();
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', tgz], { cwd: folder });
}
