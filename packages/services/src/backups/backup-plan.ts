import { type BackupPlanDoc, BackupPlanModel } from '@workbench/db';
import type { BackupTarget, ServiceContext } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import type { BackupPlan } from './schemas.ts';

const DEFAULT_PLAN: BackupPlan = { isOn: false, hour: 3, folder: null, keepDaily: 7, keepWeekly: 4 };

export async function readPlan(): Promise<{ plan: BackupPlan; stored: BackupPlanDoc }> {
  const stored = (await BackupPlanModel.findById('workspace').lean<BackupPlanDoc>()) ?? { _id: 'workspace' };
  const { isOn, hour, folder, keepDaily, keepWeekly } = { ...DEFAULT_PLAN, ...stored };
  return { plan: { isOn, hour, folder: folder ?? null, keepDaily, keepWeekly }, stored };
}

/** @throws ServiceError unavailable where this process makes no backups */
export function requireTarget({ backups }: ServiceContext): BackupTarget {
  if (backups !== null) return backups;
  throw new ServiceError('unavailable', 'This process makes no backups');
}
