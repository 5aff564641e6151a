import { startSandbox } from '@workbench/sandbox/server';
import { sandboxVariables } from '../../../apps/api/src/sandbox-variables.ts';
import { startServer } from './server.ts';
import { firstSyncEnded } from './sync.ts';

/**
 * The demo workspace that all tests read and none changes; its address goes to the workers in the environment. The
 * empty workspaces of single files speak to a sandbox too, without keys: no test reaches the outside world.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const sandbox = await startSandbox();
  const keyless = Object.entries(sandboxVariables(sandbox.baseUrls())).filter(([name]) => !name.endsWith('_API_KEY'));
  process.env.E2E_OUTSIDE = JSON.stringify(Object.fromEntries(keyless));
  const demo = await startServer('demo');
  process.env.E2E_DEMO_ORIGIN = demo.origin;
  await firstSyncEnded(demo.origin);
  return async () => {
    await demo.stop();
    await sandbox.close();
  };
}
