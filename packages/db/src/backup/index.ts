export { ArchiveError, type ArchiveHeader } from './archive-frames.ts';
export { backupDatabase } from './backup-database.ts';
export { CopyDiffersError, copyDatabase } from './copy-database.ts';
export { DatabaseInUseError, NoDatabaseError, NoSnapshotsError } from './database-location.ts';
export type { DumpProgress } from './dump.ts';
export { requireDatabase } from './require-database.ts';
export { restoreDatabase } from './restore-database.ts';
export { finishRestore } from './staged-restore.ts';
export { UnfinishedRestoreError } from './unfinished-restore.ts';
