import { setTimeout as sleep } from 'node:timers/promises';
import { type BackupDoc, BackupModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { newUuid } from '../shared/record-ids.ts';
import { readPlan } from './backup-plan.ts';
import { toBackup } from './get-backups.ts';
import { beginBackup } from './make-backup.ts';
import { isRunning } from './running-backup.ts';
import type { Backup } from './schemas.ts';

const TRIES_MAX = 50;
const STEP_MS = 20;

/**
 * Begins a backup and answers while it is made; the one that is being made is the answer to a second call.
 * @throws ServiceError conflict when backups of other processes begin and end all the time
 */
export async function startBackup({ ctx }: Verb<object>): Promise<Backup> {
  const id = newUuid(ctx);
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const own = ctx.isRepeat ? await BackupModel.findById(id).lean<BackupDoc>() : null;
    if (own !== null) return toBackup(own, await readRunningId(ctx.now()));
    const begun = await beginBackup(ctx, { id, by: 'person' });
    if (begun !== null) {
      begun.ended.catch((error: unknown) => ctx.log.error({ err: error }, 'the end of a backup could not be recorded'));
      return toBackup(begun.backup, id);
    }
    const runningId = await readRunningId(ctx.now());
    const running = runningId && (await BackupModel.findOne({ _id: runningId, state: 'running' }).lean<BackupDoc>());
    if (running) return toBackup(running, running._id);
    // It has just ended, or has not begun to write.
    await sleep(STEP_MS);
  }
  throw new ServiceError('conflict', 'Another backup is being made; try again in a moment');
}

async function readRunningId(now: Date): Promise<string | null> {
  const { running } = (await readPlan()).stored;
  return running && isRunning(running, now) ? running.id : null;
}
