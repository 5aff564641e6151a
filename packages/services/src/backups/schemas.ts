import { z } from 'zod';
import { FOLDER_MAX, HOUR_MAX, KEEP_DAILY_MAX, KEEP_DAILY_MIN, KEEP_WEEKLY_MAX } from './limits.ts';

const wholeNumber = (min: number, max: number) => {
  const problem = `Enter a whole number from ${min} to ${max}`;
  return z.number(problem).int(problem).min(min, problem).max(max, problem);
};

const planFields = {
  isOn: z.boolean().meta({ description: 'True: a backup is made every day by itself' }),
  hour: wholeNumber(0, HOUR_MAX).meta({
    description: "Hour of the day from which the backup of the day is made, in the server's time",
  }),
  folder: z
    .string()
    .trim()
    .max(FOLDER_MAX)
    .nullable()
    .meta({ description: 'Absolute path of the folder on the server; null for `backups` in `DATA_DIR`' }),
  keepDaily: wholeNumber(KEEP_DAILY_MIN, KEEP_DAILY_MAX).meta({
    description: 'Of so many days the last scheduled backup is kept',
  }),
  keepWeekly: wholeNumber(0, KEEP_WEEKLY_MAX).meta({
    description: 'Of so many weeks the last scheduled backup is kept, beside the daily ones',
  }),
};

export const backupPlanSchema = z
  .object(planFields)
  .meta({ id: 'BackupPlan', description: 'When backups are made by themselves, and how many of them are kept' });
export type BackupPlan = z.infer<typeof backupPlanSchema>;

export const updateBackupPlanInput = backupPlanSchema
  .partial()
  .meta({ id: 'UpdateBackupPlanInput', description: 'What to change of the plan; what is left out stays' });
export type UpdateBackupPlanInput = z.infer<typeof updateBackupPlanInput>;

export const backupSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the backup' }),
    by: z.enum(['schedule', 'person']).meta({ description: 'Who began it; those of a person are kept' }),
    state: z.enum(['running', 'completed', 'failed', 'missing']).meta({
      description: 'What became of it; `missing` when its file is gone or is another one now',
    }),
    startedAt: z.string().meta({ description: 'When it began: it has what was stored then' }),
    endedAt: z.string().nullable().meta({ description: 'When it ended; null while it runs' }),
    file: z.string().meta({ description: 'Name of its file, in the folder of the plan of then' }),
    bytes: z.number().int().nullable().meta({ description: 'Size of its file; null without one' }),
    message: z.string().nullable().meta({ description: 'Why it failed, in words; null otherwise' }),
  })
  .meta({ id: 'Backup', description: 'A backup that was made by the plan or on demand' });
export type Backup = z.infer<typeof backupSchema>;

export const backupsSchema = z
  .object({
    plan: backupPlanSchema.meta({ description: 'The plan as it is stored' }),
    isEncrypted: z.boolean().meta({ description: 'True when the server has a passphrase for its backups' }),
    nextAt: z.string().nullable().meta({ description: 'When the next one is made by itself; null when none is' }),
    items: z.array(backupSchema).meta({
      description:
        'Backups that are there, run or have failed, newest first; the first of them is the last that was begun',
    }),
  })
  .meta({ id: 'Backups', description: 'The plan of the backups, and what it has made' });
export type Backups = z.infer<typeof backupsSchema>;
