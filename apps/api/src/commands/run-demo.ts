import { startSandbox } from '@workbench/sandbox/server';
import { readConfig } from '../config/read-config.ts';
import { prepareDemo } from '../demo/prepare-demo.ts';
import { sandboxEnvironment, writeSandboxKeyFile } from '../demo/sandbox-environment.ts';
import { closeOnSignal } from '../process/close-on-signal.ts';
import { exitWithMessage } from '../process/process-exit.ts';
import { surviveUnwritableOutput } from '../process/survive-unwritable-output.ts';

/** The whole product on fictional companies, in a data directory of its own. */
surviveUnwritableOutput();
try {
  const sandbox = await startSandbox();
  const variables = { DATA_DIR: '.data-demo', ...sandboxEnvironment(sandbox.baseUrls()) };
  const keyFile = writeSandboxKeyFile(readConfig(variables).dataDir);
  const config = readConfig({ ...variables, GOOGLE_SERVICE_ACCOUNT_FILE: keyFile });
  const hasHistory = !process.argv.includes('--companies-only');
  const demo = await prepareDemo(config, { hasHistory });
  closeOnSignal({ close: () => demo.close().finally(() => sandbox.close()) });
} catch (error) {
  exitWithMessage(error);
}
