/**
 * A program that passes the rate limiter of a host, for tests: `node rate-limited-visitor.ts <mongoUri> <dbName>
 * <options>`. Prints when it was admitted.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { HostLimits } from '@workbench/connectors/http';
import mongoose from 'mongoose';
import { createHostRateLimiter } from '../host-rate-limiter.ts';

const [uri, dbName, text] = process.argv.slice(2);
if (!uri || !dbName || !text) throw new Error('Usage: gate-visitor.ts <mongoUri> <dbName> <options>');
const { visits, stayMs, ...limits } = JSON.parse(text) as HostLimits & { visits: number; stayMs: number };

await mongoose.connect(uri, { dbName });
const gate = createHostRateLimiter();
const times = await Promise.all(
  Array.from({ length: visits }, async () => {
    const pass = await gate.acquire(limits);
    // One clock for all processes of a machine, finer than a millisecond.
    const clock = () => performance.timeOrigin + performance.now();
    const at = clock();
    await sleep(stayMs);
    const until = clock();
    await pass.release();
    return { at, until };
  }),
);
await new Promise((resolve) => process.stdout.write(JSON.stringify(times), resolve));
await mongoose.disconnect();
