import { connectDatabase } from '@workbench/db';
import mongoose from 'mongoose';
import { createContext } from '../../../shared/context.ts';
import { startJobEngine } from '../../../shared/jobs/processor/engine.ts';
import { openSecrets } from '../../../shared/secrets.ts';
import { registerPrivacyJobs } from '../erasure-job.ts';

/** A worker of its own process that is killed when an erasure has redacted some notifications: `worker.ts <data directory>`. */
const KILLED_AFTER = 3;
let redacted = 0;
const { prototype } = mongoose.mongo.Collection;
const { updateOne } = prototype;
prototype.updateOne = async function (...args) {
  if (this.collectionName === 'notifications' && redacted++ === KILLED_AFTER) process.kill(process.pid, 'SIGKILL');
  return updateOne.apply(this, args);
};

const dataDir = String(process.argv[2]);
await connectDatabase({ dataDir });
registerPrivacyJobs();
await startJobEngine({
  ctx: createContext({ secrets: openSecrets(dataDir) }),
  timings: { leaseMs: 3000, renewMs: 500 },
});
