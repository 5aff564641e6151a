import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupDatabase, requireDatabase } from '@workbench/db/backup';
import { readConfig } from '../config/read-config.ts';
import { backupFolder } from '../infrastructure/open-backups.ts';
import { suppressionCopyFile } from '../infrastructure/suppression-copy.ts';
import { exitWithMessage } from '../process/process-exit.ts';
import { readBackupOptions } from './backup-options.ts';
import { reportProgress } from './report-progress.ts';

/** `npm run backup -- [FILE] [--passphrase-file FILE]`: writes the database of the configured workspace into one file. */
try {
  const { file, passphrase } = readBackupOptions();
  const config = readConfig();
  // Before a folder is made where no server has one.
  requireDatabase(config);
  const now = new Date();
  const target = file === undefined ? defaultFile(config.dataDir, now) : resolve(file);
  const onProgress = reportProgress('written');
  await backupDatabase(config, target, { passphrase, now, onProgress });
  const megabytes = (statSync(target).size / 1024 / 1024).toFixed(1);
  process.stdout.write(
    `The backup is ${target} (${megabytes} MB${passphrase === null ? '' : ', encrypted'}).\n` +
      `Keep ${config.secretKeyFile ?? join(config.dataDir, 'secret.key')} and ${suppressionCopyFile(config.dataDir)} in ` +
      'another place: the backup has neither. Without the key its vendor keys and its do-not-contact ' +
      'list cannot be read; without the other, who objected or was erased since is not known.\n',
  );
  process.exit(0);
} catch (error) {
  exitWithMessage(error);
}

function defaultFile(dataDir: string, now: Date): string {
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, `workbench-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`);
}
