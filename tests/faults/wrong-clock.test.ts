import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxEnvironment } from '../../apps/api/src/demo/sandbox-environment.ts';
import { sendJson } from '../helpers/send-json.ts';
import { importSandboxCompanies } from './helpers/sandbox-companies.ts';
import { SandboxProcess } from './helpers/sandbox-process.ts';
import { expectExactStatistics } from './helpers/stored-state.ts';
import { withClockAhead } from './helpers/unfit-machines.ts';
import { until, Workspace } from './helpers/workspace.ts';

const COMPANIES = 12;
const YEAR_MS = 365 * 86_400_000;
const SYNC_MAX_MS = 120_000;

let workspace: Workspace;
let sandbox: SandboxProcess;
beforeAll(async () => {
  workspace = await Workspace.create();
  sandbox = await SandboxProcess.start('--companies', String(COMPANIES));
});
afterAll(async () => {
  await workspace.remove();
  await sandbox.stop();
});

const latestSync = async (origin: string) => (await sendJson(origin, 'GET', '/api/sources/sync')).run;

test('a sync that a server with a clock a year ahead has begun ends once the clock is right, and so does the next one', async () => {
  const variables = sandboxEnvironment(await sandbox.baseUrls());
  const ahead = await workspace.startServer({ ...variables, ...withClockAhead(YEAR_MS) });
  await importSandboxCompanies(ahead.origin, COMPANIES);
  const begun = await sendJson(ahead.origin, 'POST', '/api/sources/sync');
  expect(Date.parse(begun.createdAt) - Date.now()).toBeGreaterThan(YEAR_MS / 2);
  await until(SYNC_MAX_MS, 'some companies are at it', async () => {
    const { running, completed } = await latestSync(ahead.origin);
    return running + completed > 0;
  });
  await ahead.kill();

  const { origin } = await workspace.startServer(variables);
  const hasEnded = async () => (await latestSync(origin)).state === 'completed';
  await until(SYNC_MAX_MS, 'the sync of the future has ended', hasEnded);
  expect(await latestSync(origin)).toMatchObject({ id: begun.id, total: COMPANIES, pending: 0, running: 0 });
  const { id } = await sendJson(origin, 'POST', '/api/sources/sync');
  expect(id).not.toBe(begun.id);
  await until(SYNC_MAX_MS, 'the next one has ended', hasEnded);
  expect((await latestSync(origin)).id).toBe(id);
  expect(await expectExactStatistics(workspace.dataDir)).toBe(COMPANIES);
});
