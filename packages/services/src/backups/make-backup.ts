import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupDoc, BackupModel } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { isDuplicateKey } from '../shared/database/classify-error.ts';
import { ServiceError } from '../shared/errors.ts';
import { readPlan, requireTarget } from './backup-plan.ts';
import { deleteExpiredBackups } from './delete-expired-backups.ts';
import { describeFailure } from './describe-failure.ts';
import { INTERRUPTED } from './get-backups.ts';
import { claimBackup } from './running-backup.ts';
import type { Backup } from './schemas.ts';

/** `waiting`: another program makes a backup of the same database, and the schedule tries again soon. */
export interface BackupEnd {
  state: 'completed' | 'failed' | 'waiting';
  message: string | null;
}

/**
 * Begins a backup into the folder of the plan.
 * @returns null while another one is made, or when the one of this id has begun before
 */
export async function beginBackup(
  ctx: ServiceContext,
  { id, by }: { id: string; by: Backup['by'] },
): Promise<{ backup: BackupDoc; ended: Promise<BackupEnd> } | null> {
  const target = requireTarget(ctx);
  const claim = await claimBackup(id, by, ctx.now);
  if (claim === null) return null;
  try {
    if (claim.left !== null) await endBackup(claim.left, { state: 'failed', message: INTERRUPTED }, ctx.now());
    const { plan } = await readPlan();
    const folder = plan.folder ?? target.folder;
    const startedAt = ctx.now();
    const backup: BackupDoc = {
      ...{ _id: id, by, state: 'running', startedAt, endedAt: null, bytes: null, message: null },
      file: join(folder, fileName(id, by, startedAt)),
    };
    if (!(await insertOnce(backup))) {
      await claim.release();
      return null;
    }
    const ended = write(ctx, backup, { folder, named: plan.folder }).finally(() => claim.release());
    return { backup, ended };
  } catch (error) {
    await claim.release();
    throw error;
  }
}

/** Its failure is in its record. */
async function write(
  ctx: ServiceContext,
  backup: BackupDoc,
  { folder, named }: { folder: string; named: string | null },
): Promise<BackupEnd> {
  const { file, startedAt } = backup;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await requireTarget(ctx).write(file, startedAt);
    const { size } = await stat(file);
    await endBackup(backup, { state: 'completed', message: null }, ctx.now(), size);
    await makeRoom(ctx);
    return { state: 'completed', message: null };
  } catch (error) {
    if (backup.by === 'schedule' && error instanceof ServiceError && error.kind === 'conflict') {
      await BackupModel.deleteOne({ _id: backup._id });
      return { state: 'waiting', message: error.message };
    }
    ctx.log.error({ err: error, file }, 'a backup has failed');
    const end: BackupEnd = { state: 'failed', message: describeFailure(error, named) };
    await endBackup(backup, end, ctx.now());
    return end;
  }
}

/** A backup that is whole has not failed where an older one stays: the next one tries again. */
async function makeRoom(ctx: ServiceContext): Promise<void> {
  try {
    await deleteExpiredBackups();
  } catch (error) {
    ctx.log.error({ err: error }, 'expired backups could not be deleted');
  }
}

/** A file that is not whole has another name, and goes. */
async function endBackup({ _id, file }: BackupDoc, end: BackupEnd, endedAt: Date, bytes: number | null = null) {
  if (end.state === 'failed') await rm(`${file}.part`, { force: true }).catch(() => undefined);
  await BackupModel.updateOne({ _id, state: 'running' }, { $set: { ...end, endedAt, bytes } });
}

async function insertOnce(backup: BackupDoc): Promise<boolean> {
  try {
    await BackupModel.create(backup);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** As `workbench-2026-11-28T03-00-12Z-scheduled-<id>.backup`. */
function fileName(id: string, by: Backup['by'], at: Date): string {
  const time = at.toISOString().slice(0, 19).replaceAll(':', '-');
  return `workbench-${time}Z-${by === 'schedule' ? 'scheduled' : 'on-demand'}-${id}.backup`;
}
