import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = 'builds.json';
const BUILDS_KEPT = 5;

/**
 * Removes from a folder what no recent build has written. The files of earlier builds stay for a while: a server that runs
 * meanwhile loads some of them with their first use.
 * @param {string} folder
 * @param {string[]} files names of those that were just built
 */
export function keepRecentBuilds(folder, files) {
  const isSame = (build) => build.length === files.length && files.every((file) => build.includes(file));
  const known = readBuilds(folder);
  const builds = [files, ...(known ?? []).filter((build) => !isSame(build))].slice(0, BUILDS_KEPT);
  // Whole or not at all: the disk may be full.
  writeFileSync(join(folder, `${LIST}.new`), JSON.stringify(builds));
  renameSync(join(folder, `${LIST}.new`), join(folder, LIST));
  if (known === null) return;
  const kept = new Set([...builds.flat(), LIST]);
  for (const file of readdirSync(folder)) if (!kept.has(file)) rmSync(join(folder, file), { recursive: true });
}

/**
 * @param {string} folder
 * @returns {string[][] | null} files of each build, the latest first; null when the list is missing or damaged: then any
 * file may be in use
 */
function readBuilds(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, LIST), 'utf8'));
  } catch {
    return null;
  }
}
