import {
  type BackupDoc,
  BackupModel,
  type BackupPlanDoc,
  BackupPlanModel,
  isProcessGone,
  thisProcess,
} from '@workbench/db';
import { hasPassed } from '../shared/stored-time.ts';

/** While the files of the database are copied, nothing is renewed. */
const LEASE_MS = 180_000;
const RENEW_MS = 20_000;

type Running = NonNullable<BackupPlanDoc['running']>;

export function isRunning({ worker, seenAt }: Running, now: Date): boolean {
  const until = new Date(seenAt.getTime() + LEASE_MS);
  return !isProcessGone(worker) && !hasPassed(until, now, LEASE_MS);
}

export interface BackupClaim {
  release(): Promise<void>;
  /** The backup that a process has left; null when the last one has ended. */
  left: BackupDoc | null;
}

/** One backup is made at a time, over all processes. @returns null while another one is made */
export async function claimBackup(id: string, by: string, now: () => Date): Promise<BackupClaim | null> {
  await BackupPlanModel.updateOne({ _id: 'workspace' }, { $setOnInsert: { _id: 'workspace' } }, { upsert: true });
  const stored = await BackupPlanModel.findById('workspace').lean<BackupPlanDoc>();
  const former = stored?.running ?? null;
  if (former !== null && isRunning(former, now())) return null;
  const running: Running = { id, by, startedAt: now(), seenAt: now(), worker: thisProcess() };
  const { modifiedCount } = await BackupPlanModel.updateOne(
    { _id: 'workspace', 'running.id': former?.id ?? null },
    { $set: { running } },
  );
  if (modifiedCount === 0) return null;
  const own = { _id: 'workspace' as const, 'running.id': id };
  const renewal = setInterval(() => {
    // The next renewal follows; the lease outlasts several.
    BackupPlanModel.updateOne(own, { $set: { 'running.seenAt': now() } }).catch(() => undefined);
  }, RENEW_MS);
  return {
    left: former && (await BackupModel.findOne({ _id: former.id, state: 'running' }).lean<BackupDoc>()),
    release: async () => {
      clearInterval(renewal);
      await BackupPlanModel.updateOne(own, { $set: { running: null } });
    },
  };
}
