import { setTimeout as sleep } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { toArchivedStage } from './archived-stage.ts';
import { logAllCompanies } from './log-all-companies.ts';
import { NewerDatabaseError } from './newer-database-error.ts';
import { readOrCreateSchemaState, type SchemaState } from './schema-state.ts';
import { UPGRADE_STEPS } from './steps/index.ts';
import { updateInBatches } from './update-in-batches.ts';
import { acquireUpgradeLease, LeaseLostError, type UpgradeLease } from './upgrade-lease.ts';
import { createUpgradeLog, type UpgradeLog } from './upgrade-log.ts';
import type { BatchStage, UpgradeStep } from './upgrade-step.ts';

const LEASE_MS = 20_000;
const WAIT_STEP_MS = 100;

export interface UpgradeOptions {
  /** Takes a line of the log: what is upgraded and how far it is, or which process is waited for. */
  log?: (line: string) => void;
  /** In ascending order. Default: all that this version of the product knows. */
  steps?: readonly UpgradeStep[];
  /** After a crash of the whole machine another one continues after this time. */
  leaseMs?: number;
}

/**
 * Brings the documents of earlier versions to the shape of this one, step by step, before indexes are built that need
 * it. Killed in between, it continues where it was; of several processes one upgrades and the others wait for it.
 * Costs one read when there is nothing to do. Throws NewerDatabaseError when a later version has written the database.
 */
export async function upgradeDatabase(
  db: mongo.Db,
  { log, steps = UPGRADE_STEPS, leaseMs = LEASE_MS }: UpgradeOptions = {},
): Promise<void> {
  const latest = steps.at(-1)?.number ?? 0;
  const upgradeLog = createUpgradeLog(latest, log);
  for (;;) {
    const state = await readOrCreateSchemaState(db, latest);
    if (state.version > latest) throw new NewerDatabaseError(state.version, latest);
    if (state.version === latest) return;
    const lease = await acquireUpgradeLease(db, state, leaseMs);
    if (lease === null) {
      // Without a holder it was claimed after it was read: the next look names it.
      if (state.lease !== null) upgradeLog.waiting(state.lease.holder, state.step);
      await sleep(WAIT_STEP_MS);
    } else {
      await runWithLease(db, steps, lease, upgradeLog);
    }
  }
}

async function runWithLease(
  db: mongo.Db,
  steps: readonly UpgradeStep[],
  lease: UpgradeLease,
  log: UpgradeLog,
): Promise<void> {
  let isDone = false;
  try {
    // Read again: the holder before may have gone on since.
    const state = await readOrCreateSchemaState(db, 0);
    for (const step of steps.filter(({ number }) => number > state.version)) await runStep(db, step, state, lease, log);
    isDone = true;
  } catch (error) {
    if (!(error instanceof LeaseLostError)) throw error;
    log.lost();
  } finally {
    // After a failure the lease runs out by itself: the database may be what failed.
    await lease.end({ release: isDone });
  }
}

async function runStep(
  db: mongo.Db,
  step: UpgradeStep,
  { step: interrupted }: SchemaState,
  lease: UpgradeLease,
  log: UpgradeLog,
): Promise<void> {
  const stages = interrupted?.number === step.number ? { ...interrupted.stages } : {};
  log.started(step, interrupted?.number === step.number);
  await lease.save({ step: { number: step.number, stages } });
  const runStage = (stage: BatchStage) =>
    updateInBatches(db, stage, stages[stage.stage], async (progress) => {
      stages[stage.stage] = progress;
      await lease.save({ step: { number: step.number, stages } });
      log.progressed(step, stage.stage, progress);
    });
  await step.run({
    db,
    updateInBatches: async (stage) => {
      await runStage(stage);
      await runStage(toArchivedStage(stage));
    },
  });
  await logAllCompanies(db);
  await lease.save({ version: step.number, step: null });
  log.finished(step);
}
