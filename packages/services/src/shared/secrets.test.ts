import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'workbench-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('opens what it sealed, also after a restart', () => {
  const sealed = openSecrets(dataDir).seal('sk-live-Ünïcode-🔑');
  expect(openSecrets(dataDir).open(sealed)).toBe('sk-live-Ünïcode-🔑');
});

it('makes a data directory that is for this user alone', async () => {
  const made = join(dataDir, 'not', 'there');
  openSecrets(made);
  expect((await stat(made)).mode & 0o777).toBe(0o700);
});

it('seals the same text differently each time and never shows it', () => {
  const secrets = openSecrets(dataDir);
  const [first, second] = [secrets.seal('sk-live-1234'), secrets.seal('sk-live-1234')];
  expect(first).not.toBe(second);
  expect(first).toMatch(/^v1\.[\w-]+$/);
  expect(Buffer.from(first.slice(3), 'base64url').includes('sk-live')).toBe(false);
});

it('refuses a text that was changed in any byte', () => {
  const secrets = openSecrets(dataDir);
  const bytes = Buffer.from(secrets.seal('sk-live-1234').slice(3), 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => secrets.open(`v1.${changed.toString('base64url')}`)).toThrow('encrypted with another key');
  }
});

it.each(['', 'v1.', 'v1.AAAA', 'v2.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'plain'])(
  'refuses "%s", which was not sealed here',
  (text) => {
    expect(() => openSecrets(dataDir).open(text)).toThrow('not a text that was encrypted here');
  },
);

it('refuses a text that was sealed with another key', async () => {
  const sealed = openSecrets(dataDir).seal('sk-live-1234');
  await rm(join(dataDir, 'secret.key'));
  expect(() => openSecrets(dataDir).open(sealed)).toThrow('encrypted with another key');
});

it.runIf(process.platform !== 'win32')(
  'keeps the key file readable for its owner alone, also one from a backup',
  async () => {
    const path = join(dataDir, 'secret.key');
    openSecrets(dataDir);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await chmod(path, 0o644);
    openSecrets(dataDir);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  },
);

it.each([0, 31, 33])('says what to do when the key file has %i bytes', async (bytes) => {
  await writeFile(join(dataDir, 'secret.key'), Buffer.alloc(bytes));
  expect(() => openSecrets(dataDir)).toThrow(`has ${bytes} bytes and a key has 32`);
});

it('makes one key when several processes start at once, and leaves nothing else behind', async () => {
  const module = new URL('./secrets.ts', import.meta.url).href;
  const program = `import { openSecrets } from '${module}'; console.log(openSecrets('${dataDir}').seal('shared'));`;
  const sealed = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program]);
      let output = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
      });
      await once(child, 'close');
      return output.trim();
    }),
  );
  expect(sealed.map((text) => openSecrets(dataDir).open(text))).toEqual(Array(4).fill('shared'));
  expect(await readdir(dataDir)).toEqual(['secret.key']);
  expect(await readFile(join(dataDir, 'secret.key'))).toHaveLength(32);
});

it('uses a configured key file, and never makes or replaces one', async () => {
  const keyFile = join(dataDir, 'shared.key');
  expect(() => openSecrets({ dataDir, keyFile })).toThrow(`${keyFile} does not exist`);
  await writeFile(keyFile, Buffer.alloc(31));
  expect(() => openSecrets({ dataDir, keyFile })).toThrow('has 31 bytes');
  await writeFile(keyFile, Buffer.alloc(32, 7));
  const sealed = openSecrets({ dataDir, keyFile }).seal('shared');
  expect(openSecrets({ dataDir: tmpdir(), keyFile }).open(sealed)).toBe('shared');
  expect(await readdir(dataDir)).toEqual(['shared.key']);
});
