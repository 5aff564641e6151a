import { getBackups, startBackup, updateBackupPlan } from '@workbench/services/backups';
import { backupSchema, backupsSchema, updateBackupPlanInput } from '@workbench/services/backups/schemas';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';
import { emptyInput } from './empty-input.ts';

const tags = ['settings'];

export const backupsRouter = router({
  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/backups',
        tags,
        summary: 'Get the backups',
        description:
          'The plan of the backups, when the next one is made, and those that are there, run or have failed. Backups of `npm run backup` are not in it.',
      },
    })
    .input(z.object({}))
    .output(backupsSchema)
    .query(({ ctx, input }) => getBackups({ ctx: ctx.service, input })),

  update: procedure
    .meta({
      scope: 'owner',
      openapi: {
        method: 'PUT',
        path: '/backups/plan',
        tags,
        summary: 'Change the plan of the backups',
        description:
          'Saves what is given and leaves the rest, as `{"isOn": true, "hour": 3, "keepDaily": 7, "keepWeekly": 4}`. Switched on, the first backup is made within a minute. A folder must be one that the server can write to; it is created where it is missing. Only backups that the schedule has made are ever deleted by it.',
      },
    })
    .input(updateBackupPlanInput)
    .output(backupsSchema)
    .mutation(({ ctx, input }) => updateBackupPlan({ ctx: ctx.service, input })),

  start: procedure
    .meta({
      scope: 'owner',
      openapi: {
        method: 'POST',
        path: '/backups',
        tags,
        summary: 'Back up now',
        description:
          'Begins a backup into the folder of the plan and answers at once; `GET /api/backups` says what becomes of it. The schedule never deletes it. While one is made, that one is the answer.',
      },
    })
    .input(emptyInput)
    .output(backupSchema)
    .mutation(({ ctx, input }) => startBackup({ ctx: ctx.service, input })),
});
