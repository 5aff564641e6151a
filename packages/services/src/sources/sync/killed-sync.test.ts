import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { CompanySyncModel, PaidCallModel } from '@workbench/db';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { createCompany } from '../../companies/index.ts';
import { createContext } from '../../shared/context.ts';
import { FAST } from '../../shared/jobs/jobs.fixtures.ts';
import { startJobEngine } from '../../shared/jobs/processor/engine.ts';
import { useOwnDatabase } from '../../shared/own-database.fixtures.ts';
import { readUsageToday } from '../connections/usage-today.ts';
import { refreshCompanyFigures } from './refresh-company-figures.ts';
import { getCompanySync } from './sync-company.ts';
import { registerSourceJobs } from './sync-jobs.ts';
import { openClient, paidSource } from './test-helpers/paid-source.ts';

const WORKER = fileURLToPath(new URL('./test-helpers/worker.ts', import.meta.url));

const own = useOwnDatabase();
let worker: ChildProcess | undefined;
afterEach(() => worker?.kill('SIGKILL'));

/** A vendor that sends one figure for every company; `requests` are those that it charges for. */
async function openVendor() {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    response.setHeader('content-type', 'application/json').end('{"employees":120}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { requests, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('a sync that is killed between purchase and store buys nothing again, and its price counts for who had it bought', async () => {
  const vendor = await openVendor();
  const http = openClient();
  onTestFinished(() => http.close());
  const ctx = createContext({ http });
  const ports = paidSource(vendor.origin);
  const { id } = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
  const { signal } = new AbortController();
  const options = { signal, chargedTo: 'lead:1', creditsMax: 1, since: ctx.now() };
  const figures = refreshCompanyFigures(ctx, id, options, ports);

  worker = spawn(process.execPath, [WORKER, own.dataDir, vendor.origin], { stdio: ['ignore', 'ignore', 'inherit'] });
  await once(worker, 'exit');
  expect(await PaidCallModel.find().lean()).toMatchObject([{ state: 'captured', credits: 1 }]);
  expect(await CompanySyncModel.countDocuments()).toBe(0);

  registerSourceJobs(ports);
  const engine = await startJobEngine({ ctx, timings: { ...FAST, leaseMs: 8000 } });
  // Held against the limit of the lead's enrichment.
  expect(await figures).toEqual({ credits: 1, message: 'one source gives a headcount' });
  await engine.stop();
  expect((await getCompanySync({ ctx, input: { id } })).outcomes).toMatchObject([{ outcome: 'figure', credits: 1 }]);
  expect(vendor.requests).toEqual(['/acme.com']);
  expect((await readUsageToday(ctx.now())).get('pdl')).toMatchObject({ credits: 1 });
});
