/** `node product-server.ts <data directory>`: the product's own server; a load test is no runaway loop to be stopped. */
import { join } from 'node:path';
import { buildApp, FILE_VERBS } from '@workbench/api';
import { connectDatabase } from '@workbench/db';
import { readMetrics } from '@workbench/services/metrics';

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('Usage: product-server.ts <data directory>');

const database = await connectDatabase({ dataDir });
const app = await buildApp({
  database,
  files: FILE_VERBS,
  readMetrics,
  dataDir,
  webRoot: join(dataDir, 'web'),
  host: '127.0.0.1',
  port: 0,
  logLevel: 'warn',
  requestsPerMinute: Number.MAX_SAFE_INTEGER,
});

process.stdout.write(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.once('SIGTERM', async () => {
  await app.close();
  await database.close();
});
