import { readConfig } from '../config.ts';
import { outliveLogReader } from '../outlive-log-reader.ts';
import { startEngineEarly } from '../start-engine-early.ts';

// The server itself is imported late: the engine opens its files meanwhile.
outliveLogReader();
try {
  const config = readConfig();
  startEngineEarly(config);
  const { serve } = await import('../serve.ts');
  await serve(config);
} catch (error) {
  const { exitWithMessage } = await import('../process-exit.ts');
  exitWithMessage(error);
}
