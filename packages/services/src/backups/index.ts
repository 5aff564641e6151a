export { makeDueBackup } from './due-backup.ts';
export { getBackups } from './get-backups.ts';
export { startBackup } from './start-backup.ts';
export { updateBackupPlan } from './update-plan.ts';
