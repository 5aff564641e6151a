import { readConfig } from '../config/read-config.ts';
import { startEngineEarly } from '../infrastructure/start-engine-early.ts';
import { surviveUnwritableOutput } from '../process/survive-unwritable-output.ts';

// The server itself is imported late: the engine opens its files meanwhile.
surviveUnwritableOutput();
try {
  const config = readConfig();
  startEngineEarly(config);
  const { serveRole } = await import('../serve-role.ts');
  await serveRole(config);
} catch (error) {
  const { exitWithMessage } = await import('../process/process-exit.ts');
  exitWithMessage(error);
}
