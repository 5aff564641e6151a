import { rm } from 'node:fs/promises';
import { startSandbox } from '@workbench/sandbox/server';
import { sandboxEnvironment } from '../../../apps/api/src/demo/sandbox-environment.ts';
import { buildProduct } from '../../helpers/build-server.ts';
import { startServer } from './server.ts';
import { firstSyncEnded } from './sync.ts';

/**
 * The demo workspace that all tests read and none changes, and the data from which the demos of single files start;
 * where they are goes to the workers in the environment. The empty workspaces of single files speak to a sandbox too,
 * without keys: no test reaches the outside world.
 */
export default async function setup(): Promise<() => Promise<void>> {
  buildProduct();
  const sandbox = await startSandbox();
  const keyless = Object.entries(sandboxEnvironment(sandbox.baseUrls())).filter(([name]) => !name.endsWith('_API_KEY'));
  process.env.E2E_OUTSIDE = JSON.stringify(Object.fromEntries(keyless));
  const demoData = await prepareDemo();
  process.env.E2E_DEMO_DATA = demoData;
  const demo = await startServer('demo');
  process.env.E2E_DEMO_ORIGIN = demo.origin;
  return async () => {
    await demo.stop();
    await rm(demoData, { recursive: true, force: true });
    await sandbox.close();
  };
}

/** Starts the demo for the first time, lets it load its companies and ask its sources, and ends it. Answers where its data are. */
async function prepareDemo(): Promise<string> {
  const first = await startServer('demo');
  try {
    await firstSyncEnded(first.origin);
  } finally {
    await first.close();
  }
  return first.dataDir;
}
