import { readConfig } from '../config.ts';
import { seedDemo } from '../demo-data.ts';
import { closeOnSignal, exitWithMessage } from '../process.ts';
import { startServer } from '../server.ts';

/** `npm run demo`: the whole product on fictional companies, in a data directory of its own. */
try {
  const config = readConfig({ DATA_DIR: '.data-demo' });
  process.stdout.write('Loading the sample companies …\n');
  const server = await startServer(config, async () => {
    const companies = await seedDemo(config.dataDir);
    process.stdout.write(`${companies} companies are loaded; all sample companies are fictional.\n`);
  });
  closeOnSignal(server);
} catch (error) {
  exitWithMessage(error);
}
