export { ArchiveError, type ArchiveHeader } from './archive/archive-frames.ts';
export type { DumpProgress } from './archive/dump-database.ts';
export { backupDatabase } from './backup-database.ts';
export { CopyDiffersError, copyDatabase } from './copy-database.ts';
export { DatabaseInUseError, NoDatabaseError, NoSnapshotsError } from './database-location.ts';
export { requireDatabase } from './require-database.ts';
export { restoreDatabase } from './restore-database.ts';
export { finishRestore } from './staged-restore.ts';
export { UnfinishedRestoreError } from './unfinished-restore.ts';
