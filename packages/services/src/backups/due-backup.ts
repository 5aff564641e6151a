import { randomUUID } from 'node:crypto';
import { BackupPlanModel } from '@workbench/db';
import { notify } from '../settings/index.ts';
import type { ServiceContext } from '../shared/context.ts';
import { hasPassed, isFromFuture } from '../shared/stored-time.ts';
import { lastDue } from './backup-days.ts';
import { readPlan } from './backup-plan.ts';
import { beginBackup } from './make-backup.ts';

const TRY_AGAIN_MS = 60 * 60_000;

/**
 * Makes the backup of the day, once over all processes. After a failure, of which one notification a day says, it is tried again each hour;
 * while another backup is made, within a minute.
 */
export async function makeDueBackup(ctx: ServiceContext): Promise<void> {
  if (ctx.backups === null) return;
  const { plan, stored } = await readPlan();
  const now = ctx.now();
  const due = lastDue(now, plan.hour);
  const { doneFor, tryAgainAt, notifiedFor } = stored;
  const isDone = doneFor !== undefined && doneFor >= due && !isFromFuture(doneFor, now);
  const isTooEarly = tryAgainAt != null && !hasPassed(tryAgainAt, now, TRY_AGAIN_MS);
  if (!plan.isOn || isDone || isTooEarly) return;
  const begun = await beginBackup(ctx, { id: randomUUID(), by: 'schedule' });
  const end = await begun?.ended;
  if (end === undefined || end.state === 'waiting') return;
  if (end.state === 'completed') return save({ doneFor: due, tryAgainAt: null });
  await save({ tryAgainAt: new Date(now.getTime() + TRY_AGAIN_MS) });
  if (notifiedFor?.getTime() === due.getTime()) return;
  await notify(ctx, {
    kind: 'backup_failed',
    title: 'The backup of the day failed',
    message: `${end.message}. It is tried again every hour; see Backups in the settings.`,
    link: '/settings',
  });
  await save({ notifiedFor: due });
}

async function save(fields: object): Promise<void> {
  await BackupPlanModel.updateOne({ _id: 'workspace' }, { $set: fields });
}
