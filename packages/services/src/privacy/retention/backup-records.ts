import { BackupModel } from '@workbench/db';
import { dated } from './dated-records.ts';

/** Backups that failed, or whose file newer ones took the place of. The latest try says whether backups work, and stays. */
export const BACKUP_RECORDS = dated({
  records: BackupModel as never,
  by: 'startedAt',
  kind: { state: { $in: ['deleted', 'failed'] } },
  mayExpire: async () => {
    const latest = await BackupModel.findOne({ by: 'schedule', state: { $ne: 'running' } }, { _id: 1 })
      .sort({ startedAt: -1 })
      .lean();
    return { _id: { $ne: latest?._id } };
  },
  labelOf: ({ state }) => (state === 'failed' ? 'A backup that failed' : 'A backup whose file was deleted'),
});
