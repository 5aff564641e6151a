import { copyFile, readdir, rename, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import { until, Workspace } from './helpers/workspace.ts';

const COMPANIES = 2000;
const WORDS_MAX_MS = 180_000;

let workspace: Workspace;
beforeEach(async () => {
  workspace = await Workspace.create();
});
afterEach(() => workspace.remove());

/** That of the companies. */
async function largestCollectionFile(): Promise<string> {
  const folder = join(workspace.dataDir, 'database');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /collection.*\.wt$/.test(file));
  const sizes = await Promise.all(files.map(async (file) => ({ file, size: (await stat(join(folder, file))).size })));
  const [largest] = sizes.toSorted((a, b) => b.size - a.size);
  if (largest === undefined) throw new Error('The engine has no file of a collection');
  return join(folder, largest.file);
}

/** What a read of all companies ends with: the answer is whole, or it is broken off or refused. */
async function readAll(origin: string): Promise<string> {
  try {
    const response = await fetch(`${origin}/api/export/csv`, { signal: AbortSignal.timeout(WORDS_MAX_MS) });
    return await response.text();
  } catch (error) {
    return `broken off: ${error}`;
  }
}

test('a file of the engine that is cut off is said to be damaged, no answer is shorter for it, and with the whole file everything goes on', async () => {
  const before = await workspace.startServer();
  const rows = Array.from({ length: COMPANIES }, (_, n) => ({ domain: `company-${n}.com`, name: `Company ${n}` }));
  await sendJson(before.origin, 'POST', '/api/companies/bulk', { rows });
  const whole = await readAll(before.origin);
  expect(whole.split('\n').length).toBeGreaterThan(COMPANIES);
  before.signal('SIGTERM');
  await before.ended(WORDS_MAX_MS);
  await workspace.untilEngineIsGone();
  const file = await largestCollectionFile();
  await copyFile(file, `${file}.whole`);
  await truncate(file, Math.floor((await stat(file)).size / 2));

  const server = await workspace.startServer();
  await until(WORDS_MAX_MS, 'the damage is named in the log and to who reads', async () => {
    const answer = await readAll(server.origin);
    // Whatever is answered as a whole, is whole.
    if (!answer.startsWith('broken off')) expect(answer).toMatch(/"code":"SERVICE_UNAVAILABLE"/);
    const list = await fetch(`${server.origin}/api/companies`);
    const isNamed = (await list.text()).includes(
      'most likely over a damaged file; the log of the server says what to do',
    );
    return isNamed && server.output().includes(`a file of ${workspace.dataDir}/database is damaged`);
  });
  expect(server.output()).toContain('restore a backup (npm run restore)');

  await server.kill();
  await workspace.untilEngineIsGone();
  await rename(`${file}.whole`, file);
  const { origin } = await workspace.startServer();
  expect(await readAll(origin)).toBe(whole);
});
