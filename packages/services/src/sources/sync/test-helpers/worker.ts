import { connectDatabase } from '@workbench/db';
import { createContext } from '../../../shared/context.ts';
import { startJobEngine } from '../../../shared/jobs/processor/engine.ts';
import { registerSourceJobs } from '../sync-jobs.ts';
import { openClient, paidSource } from './paid-source.ts';

/** A worker of its own process that is killed when its first purchase is captured: `worker.ts <data directory> <vendor's origin>`. */
const [, , dataDir, origin] = process.argv.map(String);
await connectDatabase({ dataDir: String(dataDir) });
registerSourceJobs(paidSource(String(origin), () => process.kill(process.pid, 'SIGKILL')));
await startJobEngine({ ctx: createContext({ http: openClient() }), timings: { leaseMs: 3000, renewMs: 500 } });
