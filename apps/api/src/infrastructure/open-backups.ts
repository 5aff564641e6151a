import { join } from 'node:path';
import type { BackupTarget } from '@workbench/services/shared/context';
import { ServiceError } from '@workbench/services/shared/errors';
import type { Config } from '../config/read-config.ts';
import { readPassphrase } from './read-passphrase.ts';

/** Where backups are written unless their plan or command names another folder. */
export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

/**
 * Where the server itself writes its backups. A process that never makes one loads none of it.
 * @throws ConfigError for a passphrase that cannot be read or is too short
 */
export function openBackups(config: Config): BackupTarget {
  const { dataDir, mongodbUri, backupPassphraseFile } = config;
  const passphrase =
    backupPassphraseFile === undefined ? null : readPassphrase('BACKUP_PASSPHRASE_FILE', backupPassphraseFile);
  return {
    folder: backupFolder(dataDir),
    databaseFolder: mongodbUri === undefined ? join(dataDir, 'database') : null,
    isEncrypted: passphrase !== null,
    write: async (file, now) => {
      const { backupDatabase, DatabaseInUseError } = await import('@workbench/db/backup');
      try {
        await backupDatabase(config, file, { passphrase, now, onProgress: () => undefined });
      } catch (error) {
        // As by `npm run backup`, on the same folder.
        if (error instanceof DatabaseInUseError) throw new ServiceError('conflict', error.message);
        throw error;
      }
    },
  };
}
