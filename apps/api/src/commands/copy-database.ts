import { parseArgs } from 'node:util';
import { copyDatabase } from '@workbench/db/backup';
import { ConfigError, readConfig } from '../config/read-config.ts';
import { exitWithMessage } from '../process/process-exit.ts';
import { obeySuppressions } from './obey-suppressions.ts';
import { reportProgress } from './report-progress.ts';

/**
 * `npm run db:copy -- --to mongodb://…` copies the database of the configured workspace to a MongoDB server, `--from mongodb://…` the
 * other way; both with every server stopped, and into an empty database.
 */
try {
  const { to, from } = readDirection(process.argv.slice(2));
  const config = readConfig();
  const other = { dataDir: config.dataDir, mongodbUri: to ?? from };
  const [source, target] = to === undefined ? [other, config] : [config, other];
  await copyDatabase(source, target, {
    onProgress: reportProgress('copied'),
    log: (line) => process.stderr.write(`${line}\n`),
    beforeUse: (header) => obeySuppressions(config, header),
  });
  const next =
    to === undefined
      ? 'Start the server without MONGODB_URI to use it.'
      : 'Start the server with MONGODB_URI to use it; DATA_DIR keeps secret.key and do-not-contact.jsonl, which it needs.';
  process.stdout.write(`The copy is complete and the same, document by document. ${next}\n`);
  process.exit(0);
} catch (error) {
  exitWithMessage(error);
}

function readDirection(args: string[]): { to?: string | undefined; from?: string | undefined } {
  const { to, from } = parse(args);
  if ((to === undefined) === (from === undefined))
    throw new ConfigError('Say where to or where from, as in npm run db:copy -- --to mongodb://host/workbench');
  if (!/^mongodb(\+srv)?:\/\/./.test(to ?? from ?? ''))
    throw new ConfigError(`--${to === undefined ? 'from' : 'to'} must begin with mongodb:// or mongodb+srv://`);
  return { to, from };
}

function parse(args: string[]): { to?: string | undefined; from?: string | undefined } {
  try {
    return parseArgs({ args, options: { to: { type: 'string' }, from: { type: 'string' } } }).values;
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}
