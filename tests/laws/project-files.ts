import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', '.turbo', '.tanstack']);

export interface TextFile {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
}

/** Every .ts and .tsx file below these folders of the project. */
export function readSources(...folders: string[]): TextFile[] {
  return folders.flatMap((folder) => walk(join(ROOT, folder)));
}

/** Every page of the project's own. */
export function readDocuments(): TextFile[] {
  const paths = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  return paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

function walk(folder: string): TextFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : walk(path);
    if (!/\.tsx?$/.test(entry.name)) return [];
    return [{ path: relative(ROOT, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }];
  });
}
