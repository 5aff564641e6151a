import { readConfig } from '../config/read-config.ts';
import { seedDemo } from '../demo/demo-data.ts';
import { openDatabase } from '../infrastructure/open-database.ts';
import { exitWithMessage } from '../process/process-exit.ts';

/** `npm run seed`: loads the fictional companies into the configured workspace. */
try {
  const config = readConfig();
  const database = await openDatabase(config);
  const companies = await seedDemo(config.dataDir).finally(() => database.close());
  process.stdout.write(`The workspace has ${companies} companies; the sample companies among them are fictional.\n`);
  process.exit(0);
} catch (error) {
  exitWithMessage(error);
}
