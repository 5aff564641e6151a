import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import { expectExactStatistics, storedDomains } from './helpers/stored-state.ts';
import { until, Workspace } from './helpers/workspace.ts';
import { acknowledgedBy, startWriters, type Writer } from './helpers/writer.ts';

let workspace: Workspace;
beforeEach(async () => {
  workspace = await Workspace.create();
});
afterEach(() => workspace.remove());

const PERSON = 'ada.fictional@people-of-acme.com';

function startCommand(command: 'backup' | 'restore', file: string): ChildProcess & { said: () => string } {
  const program = fileURLToPath(new URL(`../../apps/api/src/commands/${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, [program, file], {
    env: { DATA_DIR: workspace.dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  return Object.assign(child, { said: () => said });
}

async function run(command: 'backup' | 'restore', file: string): Promise<string> {
  const child = startCommand(command, file);
  const [code] = await once(child, 'close');
  expect(code, child.said()).toBe(0);
  return child.said();
}

async function untilAcknowledged(writers: Writer[], count: number): Promise<void> {
  const before = acknowledgedBy(writers).length;
  await until(60_000, `${count} more companies are acknowledged`, async () => {
    return acknowledgedBy(writers).length >= before + count;
  });
}

async function exportHash(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/export/csv`);
  expect(response.status).toBe(200);
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
}

/** The worst that can happen to it. The key and the copy of the do-not-contact list stay, as the README asks. */
async function destroyDatabase(): Promise<void> {
  await workspace.untilEngineIsGone();
  await rm(join(workspace.dataDir, 'database'), { recursive: true });
}

test('a backup under load brings back what was acknowledged before it; one that is killed holds no one up; who was erased since stays erased', async () => {
  const file = join(workspace.dataDir, 'under-load.backup');
  const server = await workspace.startServer();
  const { origin } = server;
  await sendJson(origin, 'POST', '/api/leads/import-rows', { text: `Email\n${PERSON}\n`, enrich: false });
  await sendJson(origin, 'POST', '/api/contacts/do-not-contact', { identifiers: ['objected@people-of-acme.com'] });
  const writers = startWriters(server, ['one', 'two', 'three']);
  await untilAcknowledged(writers, 30);

  const killed = startCommand('backup', join(workspace.dataDir, 'killed.backup'));
  await until(30_000, 'the files are copied', async () => existsSync(join(workspace.dataDir, 'backup', 'database')));
  killed.kill('SIGKILL');
  await once(killed, 'close');
  await untilAcknowledged(writers, 20);
  expect(existsSync(join(workspace.dataDir, 'killed.backup'))).toBe(false);

  const before = acknowledgedBy(writers);
  const said = await run('backup', file);
  expect(said).toContain('secret.key');
  expect(acknowledgedBy(writers).length).toBeGreaterThan(before.length);
  await Promise.all(writers.map((writer) => writer.stop()));
  await sendJson(origin, 'POST', '/api/contacts/privacy/erase', { identifiers: [PERSON] });
  await server.kill();
  await destroyDatabase();

  await run('restore', file);
  // A session that wrote at the moment of the backup is recovered, as after a kill.
  const restored = await workspace.startServer();
  const stored = await storedDomains(workspace.dataDir);
  expect(before.filter((domain) => !stored.has(domain))).toEqual([]);
  expect(await expectExactStatistics(workspace.dataDir)).toBe(stored.size);
  const found = await sendJson(restored.origin, 'POST', '/api/contacts/privacy/find', { identifiers: [PERSON] });
  expect(found).toMatchObject({ records: [], isSuppressed: true });
  for (const identifier of [PERSON, 'objected@people-of-acme.com']) {
    const check = await sendJson(restored.origin, 'POST', '/api/contacts/do-not-contact/check', { identifier });
    expect(check.isSuppressed, identifier).toBe(true);
  }
});

test('a restored workspace exports the same, keeps the former database, and is refused while a server runs', async () => {
  const file = join(workspace.dataDir, 'at-rest.backup');
  const server = await workspace.startServer();
  const rows = Array.from({ length: 2000 }, (_, n) => ({
    domain: `company-${n}.com`,
    name: `Company ${n}`,
    industry: 'Tools',
  }));
  await sendJson(server.origin, 'POST', '/api/companies/bulk', { rows });
  const hash = await exportHash(server.origin);
  await run('backup', file);
  await sendJson(server.origin, 'POST', '/api/companies', { name: 'Later', domain: 'later.com' });
  const refused = startCommand('restore', file);
  const [code] = await once(refused, 'close');
  expect([code, refused.said()]).toEqual([1, expect.stringContaining('stop it first')]);
  expect(await exportHash(server.origin)).not.toBe(hash);
  await server.kill();
  await workspace.untilEngineIsGone();
  expect(await run('restore', file)).toContain('before-restore');
  expect(await exportHash((await workspace.startServer()).origin)).toBe(hash);
});
