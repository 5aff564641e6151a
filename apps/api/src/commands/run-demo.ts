import { startSandbox } from '@workbench/sandbox/server';
import { readConfig } from '../config.ts';
import { seedDemo, syncDemo } from '../demo/demo-data.ts';
import { sandboxEnvironment, writeSandboxKeyFile } from '../demo/sandbox-environment.ts';
import { closeOnSignal, exitWithMessage } from '../process-exit.ts';
import { startServer } from '../server.ts';

/** The whole product on fictional companies, in a data directory of its own. */
try {
  const sandbox = await startSandbox();
  const variables = { DATA_DIR: '.data-demo', ...sandboxEnvironment(sandbox.baseUrls()) };
  const keyFile = writeSandboxKeyFile(readConfig(variables).dataDir);
  const config = readConfig({ ...variables, GOOGLE_SERVICE_ACCOUNT_FILE: keyFile });
  process.stdout.write('Loading the sample companies …\n');
  let isFirstStart = false;
  const server = await startServer(config, async () => {
    const { companies, isNew } = await seedDemo(config.dataDir);
    isFirstStart = isNew;
    process.stdout.write(`${companies} companies are loaded; all sample companies are fictional.\n`);
  });
  // Today's figures arrive like real ones: through the connectors, in the background.
  if (isFirstStart) await syncDemo(server.ctx);
  closeOnSignal({ close: () => server.close().finally(() => sandbox.close()) });
} catch (error) {
  exitWithMessage(error);
}
