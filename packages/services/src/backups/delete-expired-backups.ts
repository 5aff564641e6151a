import { rm } from 'node:fs/promises';
import { type BackupDoc, BackupModel } from '@workbench/db';
import { readPlan } from './backup-plan.ts';
import { expiredBackups } from './expired-backups.ts';
import { isFileOf } from './get-backups.ts';

/** Deletes scheduled backups that newer ones take the place of: files that the schedule has written and that are as it wrote them. */
export async function deleteExpiredBackups(): Promise<void> {
  const { plan } = await readPlan();
  const made = await BackupModel.find({ by: 'schedule', state: 'completed' }).lean<BackupDoc[]>();
  // One whose file is gone must not count as the last of its day.
  const present = (
    await Promise.all(made.map(async (backup) => ((await isFileOf(backup.file, backup.bytes)) ? [backup] : [])))
  ).flat();
  const expired = new Set(
    expiredBackups(
      present.map(({ _id: id, startedAt }) => ({ id, startedAt })),
      plan,
    ),
  );
  for (const { _id, file } of present) {
    if (!expired.has(_id)) continue;
    await rm(file, { force: true });
    await BackupModel.updateOne({ _id }, { $set: { state: 'deleted' } });
  }
}
