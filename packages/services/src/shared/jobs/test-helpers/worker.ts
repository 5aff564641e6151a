import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '@workbench/db';
import { ctx, kindOf } from '../jobs.fixtures.ts';
import { startJobEngine } from '../processor/engine.ts';

/** A worker of its own process, to be killed: `worker.ts <data directory>`. Its items of `t.killed` take half a second. */
await connectDatabase({ dataDir: String(process.argv[2]) });
kindOf('t.killed', async () => {
  await sleep(500);
  return { state: 'completed', message: String(process.pid) };
});
await startJobEngine({ ctx, timings: { leaseMs: 3000, renewMs: 500 } });
process.stdout.write('ready\n');
