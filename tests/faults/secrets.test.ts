import { connectDatabase } from '@workbench/db';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxEnvironment } from '../../apps/api/src/demo/sandbox-environment.ts';
import { sendJson } from '../helpers/send-json.ts';
import { SandboxProcess } from './helpers/sandbox-process.ts';
import type { ServerProcess } from './helpers/server-process.ts';
import { until, Workspace } from './helpers/workspace.ts';

/** Given by the environment, entered on screen and right, entered on screen and wrong. */
const SECRETS = {
  APOLLO_API_KEY: 'sandbox-apollo-key',
  PDL_API_KEY: 'wrong-key-of-people-data-labs',
  SMTP_URL: 'smtp://robot:mail-password-4711@127.0.0.1:9',
};
const ENTERED = { zoominfo: 'client-id-0815:entered-secret-0815', cognism: 'entered-and-wrong-0816' };
const ALL = [SECRETS.APOLLO_API_KEY, SECRETS.PDL_API_KEY, 'mail-password-4711', 'entered-secret-0815', ENTERED.cognism];

let workspace: Workspace;
let sandbox: SandboxProcess;
let server: ServerProcess;
beforeAll(async () => {
  workspace = await Workspace.create();
  sandbox = await SandboxProcess.start();
  const variables = sandboxEnvironment(await sandbox.baseUrls());
  server = await workspace.startServer({ ...variables, ...SECRETS, LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  await workspace.remove();
  await sandbox.stop();
});

test('no key and no password stands in an answer, in the log of everything, or readable in the database', async () => {
  const { origin } = server;
  const answers: unknown[] = [];
  for (const [id, apiKey] of Object.entries(ENTERED)) {
    answers.push(await sendJson(origin, 'PUT', `/api/sources/${id}/connection`, { apiKey }));
  }
  for (const id of ['apollo', 'pdl', 'zoominfo', 'cognism', 'wikidata']) {
    answers.push(await sendJson(origin, 'POST', `/api/sources/${id}/test`));
  }
  answers.push(await sendJson(origin, 'POST', '/api/settings/test-email', { email: 'ada@example.com' }));
  const added = { name: 'Amber Kettle', domain: 'amber-kettle.example.com' };
  const { id } = await sendJson(origin, 'POST', '/api/companies', added);
  const sync = () => sendJson(origin, 'GET', `/api/companies/${id}/sync`);
  await until(120_000, 'the company is synced', async () => ['completed', 'skipped'].includes((await sync()).state));
  for (const path of ['/api/sources', '/api/sources/catalogue', '/api/notifications', `/api/companies/${id}/sync`]) {
    answers.push(await sendJson(origin, 'GET', path));
  }

  const database = await connectDatabase({ dataDir: workspace.dataDir });
  const collections = (await mongoose.connection.db?.listCollections().toArray()) ?? [];
  const dump: string[] = [];
  for (const { name } of collections) {
    dump.push(JSON.stringify(await mongoose.connection.collection(name).find().toArray()));
  }
  await database.close();

  expect(collections.length).toBeGreaterThan(5);
  expect(server.output()).toContain('/api/sources/apollo/test');
  for (const secret of ALL) {
    expect(JSON.stringify(answers), 'in an answer').not.toContain(secret);
    expect(server.output(), 'in the log').not.toContain(secret);
    expect(dump.join(''), 'in the database').not.toContain(secret);
  }
});
