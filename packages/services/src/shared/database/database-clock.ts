import mongoose from 'mongoose';
import { withDatabaseRetry } from './with-retry.ts';

/** How long a reading is continued by the steady clock of this process. */
const READ_AGAIN_MS = 5000;
/** A user may be waiting. */
const RETRY = { retryForMs: 10_000 };

interface Reading {
  databaseMs: number;
  steadyMs: number;
  wallMs: number;
}

/** A reading that took longer says little: the answer may have waited while this process stood still. */
const ROUND_TRIP_MAX_MS = 500;
const READINGS_MAX = 4;

let latest: Reading | null = null;
let pending: Promise<Reading> | null = null;

/**
 * The time by the clock that all processes of the workspace share, at most half a second off. Leases are set and judged by
 * it: with clocks of their own, a process a minute ahead would take over what others are still at work on.
 */
export async function databaseNow(): Promise<Date> {
  let reading = latest;
  // What has become old while this call waited is read again.
  for (let count = 0; reading === null || (isOld(reading) && count < READINGS_MAX); count++)
    reading = await readTogether();
  latest = reading;
  return new Date(reading.databaseMs + performance.now() - latest.steadyMs);
}

function readTogether(): Promise<Reading> {
  pending ??= withDatabaseRetry(readBest, RETRY).finally(() => {
    pending = null;
  });
  return pending;
}

/** The reading with the shortest round trip, of one where that is short enough. */
async function readBest(): Promise<Reading> {
  let best = await read();
  for (let count = 1; count < READINGS_MAX && best.roundTripMs > ROUND_TRIP_MAX_MS; count++) {
    const next = await read();
    if (next.roundTripMs < best.roundTripMs) best = next;
  }
  return best;
}

async function read(): Promise<Reading & { roundTripMs: number }> {
  const { connection } = mongoose;
  const beganMs = performance.now();
  const wallMs = Date.now();
  const ofServer = connection
    .getClient()
    .db(connection.name)
    .aggregate<{ now: Date }>([{ $documents: [{ now: '$$NOW' }] }]);
  const [said] = await ofServer.toArray();
  if (said === undefined) throw new Error('The database does not say what time it is');
  const roundTripMs = performance.now() - beganMs;
  return {
    databaseMs: said.now.getTime(),
    steadyMs: beganMs + roundTripMs / 2,
    wallMs: wallMs + roundTripMs / 2,
    roundTripMs,
  };
}

/** The steady clock stops while a machine sleeps; the other one shows that. */
function isOld({ steadyMs, wallMs }: Reading): boolean {
  const ages = [performance.now() - steadyMs, Date.now() - wallMs];
  return ages.some((age) => age < 0 || age > READ_AGAIN_MS);
}
