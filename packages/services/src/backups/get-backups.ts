import { lstat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type BackupDoc, BackupModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { nextDue } from './backup-days.ts';
import { readPlan, requireTarget } from './backup-plan.ts';
import { isRunning } from './running-backup.ts';
import type { Backup, Backups } from './schemas.ts';

const SHOWN_MAX = 200;

/** The plan, and the backups that are there. @throws ServiceError unavailable where this process makes none */
export async function getBackups({ ctx }: Verb<object>): Promise<Backups> {
  const target = requireTarget(ctx);
  const { plan, stored } = await readPlan();
  const found = await BackupModel.find({ state: { $ne: 'deleted' } })
    .sort({ startedAt: -1 })
    .limit(SHOWN_MAX)
    .lean<BackupDoc[]>();
  const runningId = stored.running && isRunning(stored.running, ctx.now()) ? stored.running.id : null;
  return {
    plan,
    isEncrypted: target.isEncrypted,
    nextAt: plan.isOn ? nextDue(ctx.now(), plan.hour).toISOString() : null,
    items: await Promise.all(found.map((backup) => toBackup(backup, runningId))),
  };
}

/** @param runningId of the backup that a living process makes */
export async function toBackup(backup: BackupDoc, runningId: string | null): Promise<Backup> {
  const { _id: id, by, startedAt, endedAt, file, bytes, message } = backup;
  const state = await stateOf(backup, runningId);
  return {
    ...{ id, by: by as Backup['by'], state, file: basename(file), bytes },
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    message: state === 'failed' ? (message ?? INTERRUPTED) : message,
  };
}

export const INTERRUPTED = 'The server ended before the backup did.';

async function stateOf({ _id, state, file, bytes }: BackupDoc, runningId: string | null): Promise<Backup['state']> {
  if (state === 'running') return _id === runningId ? 'running' : 'failed';
  if (state !== 'completed') return 'failed';
  return (await isFileOf(file, bytes)) ? 'completed' : 'missing';
}

/** Whether the file is there as it was written. */
export async function isFileOf(file: string, bytes: number | null): Promise<boolean> {
  const found = await lstat(file).catch(() => null);
  return found?.isFile() === true && found.size === bytes;
}
