import { resolve } from 'node:path';
import { restoreDatabase } from '@workbench/db/backup';
import { ConfigError, readConfig } from '../config/read-config.ts';
import { exitWithMessage } from '../process/process-exit.ts';
import { readBackupOptions } from './backup-options.ts';
import { obeySuppressions } from './obey-suppressions.ts';
import { reportProgress } from './report-progress.ts';

/**
 * `npm run restore -- FILE [--passphrase-file FILE]`: puts the database of a backup in place of the one of the configured
 * workspace, whose server is stopped.
 */
try {
  const { file, passphrase } = readBackupOptions();
  if (file === undefined) throw new ConfigError('Name the backup, as in npm run restore -- workbench.backup');
  const config = readConfig();
  const former = await restoreDatabase(config, resolve(file), {
    passphrase,
    onProgress: reportProgress('restored'),
    log: (line) => process.stderr.write(`${line}\n`),
    beforeUse: (header) => obeySuppressions(config, header),
  });
  // The address of a server may hold a password.
  const workspace = config.mongodbUri === undefined ? config.dataDir : 'MONGODB_URI';
  process.stdout.write(
    `The workspace of ${workspace} has the data of the backup.${former === null ? '' : ` The former database is ${former}: delete it when nothing is missing.`}\n`,
  );
  process.exit(0);
} catch (error) {
  exitWithMessage(error);
}
