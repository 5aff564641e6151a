import { afterEach, beforeEach } from 'vitest';
import { sandboxEnvironment } from '../../../apps/api/src/demo/sandbox-environment.ts';
import { sendJson } from '../../helpers/send-json.ts';
import { importSandboxCompanies } from './sandbox-companies.ts';
import { SandboxProcess } from './sandbox-process.ts';
import { until, Workspace } from './workspace.ts';

/** An API and two workers over some of the sandbox's companies, new for each test. */
export interface TwoWorkers {
  sandbox: SandboxProcess;
  /** Answers the API's address. */
  start(companies: number, more?: NodeJS.ProcessEnv): Promise<string>;
}

export function useTwoWorkers(): TwoWorkers {
  let workspace: Workspace;
  const start = async (companies: number, more: NodeJS.ProcessEnv = {}) => {
    const variables = { ...sandboxEnvironment(await product.sandbox.baseUrls()), ...more };
    const { origin } = await workspace.startServer({ ...variables, ROLE: 'api' });
    await importSandboxCompanies(origin, companies);
    await workspace.startServer({ ...variables, ROLE: 'worker' });
    await workspace.startServer({ ...variables, ROLE: 'worker' });
    return origin;
  };
  const product = { start } as TwoWorkers;
  beforeEach(async () => {
    workspace = await Workspace.create();
    product.sandbox = await SandboxProcess.start();
  });
  afterEach(async () => {
    await workspace.remove();
    await product.sandbox.stop();
  });
  return product;
}

/** Syncs all companies and waits until that has ended. */
export async function syncToEnd(origin: string) {
  const { id } = await sendJson(origin, 'POST', '/api/sources/sync');
  const read = () => sendJson(origin, 'GET', `/api/sources/sync/${id}`);
  await until(240_000, 'the run has ended', async () => (await read()).state === 'completed');
  return read();
}
