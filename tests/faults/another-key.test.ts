import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import { Workspace } from './helpers/workspace.ts';

const OBJECTED = 'objected@people-of-acme.com';
const REFUSAL = 'another secret key';

let workspace: Workspace;
beforeEach(async () => {
  workspace = await Workspace.create();
});
afterEach(() => workspace.remove());

async function run(command: 'backup' | 'restore', file: string, env: NodeJS.ProcessEnv = {}) {
  const program = fileURLToPath(new URL(`../../apps/api/src/commands/${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, [program, file], { env: { DATA_DIR: workspace.dataDir, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  return { code, said };
}

test('a lost secret.key starts no server, no worker and no restore, and the right one obeys the do-not-contact list again', async () => {
  const file = join(workspace.dataDir, 'of-the-right-key.backup');
  const server = await workspace.startServer();
  await sendJson(server.origin, 'POST', '/api/contacts/do-not-contact', { identifiers: [OBJECTED] });
  expect(await run('backup', file)).toMatchObject({ code: 0 });
  await server.kill();
  const SECRET_KEY_FILE = join(workspace.dataDir, 'right.key');
  await rename(join(workspace.dataDir, 'secret.key'), SECRET_KEY_FILE);

  await expect(workspace.startServer()).rejects.toThrow(REFUSAL);
  await expect(workspace.startServer({ ROLE: 'worker' })).rejects.toThrow(REFUSAL);
  await workspace.untilEngineIsGone();
  expect(await run('restore', file)).toMatchObject({ code: 1, said: expect.stringContaining(REFUSAL) });
  expect(await run('restore', file, { SECRET_KEY_FILE })).toMatchObject({ code: 0 });

  const { origin } = await workspace.startServer({ SECRET_KEY_FILE });
  const check = { identifier: OBJECTED };
  const { isSuppressed } = await sendJson(origin, 'POST', '/api/contacts/do-not-contact/check', check);
  expect(isSuppressed).toBe(true);
});

test('a second server with another key is refused on an empty database while the first runs, and the first goes on', async () => {
  const { origin } = await workspace.startServer();
  const SECRET_KEY_FILE = join(workspace.dataDir, 'other.key');
  await writeFile(SECRET_KEY_FILE, Buffer.alloc(32, 7));
  await expect(workspace.startServer({ SECRET_KEY_FILE })).rejects.toThrow(REFUSAL);

  await sendJson(origin, 'POST', '/api/contacts/do-not-contact', { identifiers: [OBJECTED] });
  const check = { identifier: OBJECTED };
  expect(await sendJson(origin, 'POST', '/api/contacts/do-not-contact/check', check)).toMatchObject({
    isSuppressed: true,
  });
});
