import { access, constants, mkdir } from 'node:fs/promises';
import { isAbsolute, relative } from 'node:path';
import { BackupPlanModel } from '@workbench/db';
import type { BackupTarget, Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { requireTarget } from './backup-plan.ts';
import { describeFailure } from './describe-failure.ts';
import { getBackups } from './get-backups.ts';
import type { Backups, UpdateBackupPlanInput } from './schemas.ts';

/** @throws ServiceError invalid for a folder that no backup can be written to */
export async function updateBackupPlan({ ctx, input }: Verb<UpdateBackupPlanInput>): Promise<Backups> {
  const folder = input.folder === '' ? null : input.folder;
  const changes = { ...input, ...(folder !== undefined && { folder }) };
  if (typeof folder === 'string') await requireFolder(folder, requireTarget(ctx));
  if (Object.keys(changes).length > 0)
    // After a change of the plan, one that has failed is tried again at once.
    await BackupPlanModel.updateOne({ _id: 'workspace' }, { $set: { ...changes, tryAgainAt: null } }, { upsert: true });
  return getBackups({ ctx, input: {} });
}

async function requireFolder(folder: string, { databaseFolder }: BackupTarget): Promise<void> {
  if (!isAbsolute(folder)) throw invalidFolder('Enter an absolute path, like /mnt/backups');
  const within = databaseFolder === null ? '..' : relative(databaseFolder, folder);
  if (!within.startsWith('..') && !isAbsolute(within))
    throw invalidFolder('The files of the database are there; name another folder');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw invalidFolder(describeFailure(error, folder));
  }
}

function invalidFolder(message: string): ServiceError {
  return new ServiceError('invalid', message, [{ path: ['folder'], message }]);
}
