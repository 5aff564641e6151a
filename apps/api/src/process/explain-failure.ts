import { IndexBuildError, NewerDatabaseError } from '@workbench/db';
import {
  ArchiveError,
  CopyDiffersError,
  DatabaseInUseError,
  NoDatabaseError,
  NoSnapshotsError,
  UnfinishedRestoreError,
} from '@workbench/db/backup';
import { EngineStartError } from '@workbench/db/embedded';
import { SecretKeyError } from '@workbench/services/shared/secrets';
import { ConfigError } from '../config/read-config.ts';
import { UnfitMachineError } from '../infrastructure/open-database.ts';

/** Why a file or a folder of `DATA_DIR` can't be written. */
const FILE_PROBLEMS: Record<string, string> = {
  EACCES: 'it belongs to another user, or is not writable',
  EPERM: 'it belongs to another user, or is not writable',
  EROFS: 'the disk is read-only',
  EEXIST: 'a file is there where a folder is needed',
  ENOTDIR: 'a file is there where a folder is needed',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
};

/** How MongoDB refuses to build an index on a disk with little space. */
const OUT_OF_DISK_SPACE = 14_031;

/** Their messages say what happened and what to do. */
const WORDED_ERRORS = [
  NewerDatabaseError,
  SecretKeyError,
  ArchiveError,
  CopyDiffersError,
  DatabaseInUseError,
  NoDatabaseError,
  NoSnapshotsError,
  UnfinishedRestoreError,
  UnfitMachineError,
];

/** A startup failure, worded for the person at the terminal. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError) return `The configuration can't be used.\n${error.message}`;
  if (WORDED_ERRORS.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof EngineStartError) {
    return (
      `${error.message}\n\nStart again. If it ends so again, "npm run doctor" says what is wrong with the folder, and ` +
      '"npm run restore" brings back a backup.'
    );
  }
  if ('code' in error && error.code === OUT_OF_DISK_SPACE) {
    return (
      `The database has too little disk space to start: ${error.message}. Free some space where it keeps its files: ` +
      'in DATA_DIR, or with MONGODB_URI on the disk of that server.'
    );
  }
  if (error instanceof IndexBuildError) return error.message;
  const {
    code = '',
    syscall,
    path,
    port,
    address,
  } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (path !== undefined && code in FILE_PROBLEMS)
    return `DATA_DIR: "${path}" can't be written: ${FILE_PROBLEMS[code]}.`;
  // Of a write to the database, which names its folder.
  if (code === 'ENOSPC') return `${error.message}. Free some space, and start again.`;
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    if (code === 'EADDRINUSE') {
      return `Port ${port} is in use by another program. Stop it, or choose another port, like PORT=${(port ?? 3000) + 1}.`;
    }
    if (code === 'EACCES') return `Port ${port} needs administrator rights. Choose one above 1023, like PORT=3000.`;
    return `HOST: "${address ?? ''}" is not an address of this machine (${code}).`;
  }
  if (/^(UnsupportedPlatformError|MongooseServerSelectionError|MongoServerSelectionError|Mongo)/.test(error.name)) {
    return `The database can't be reached: ${error.message}`;
  }
  return error.stack ?? error.message;
}
