import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { DumpProgress } from '@workbench/db/backup';
import { ConfigError } from '../config.ts';

export interface BackupOptions {
  file: string | undefined;
  passphrase: string | null;
}

const PASSPHRASE_LENGTH_MIN = 12;

/** `[FILE] [--passphrase-file FILE]`. @throws ConfigError that names what is wrong */
export function readBackupOptions(args: readonly string[] = process.argv.slice(2)): BackupOptions {
  const { values, positionals } = parse(args);
  if (positionals.length > 1)
    throw new ConfigError(`Name one file; "${positionals.join('" and "')}" are ${positionals.length}.`);
  const passphraseFile = values['passphrase-file'];
  return {
    file: positionals[0],
    passphrase: passphraseFile === undefined ? null : readPassphrase('--passphrase-file', passphraseFile),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { 'passphrase-file': { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

/** Of a file and not of the command line, which every user of the machine can read. Its line breaks at the end don't count. */
export function readPassphrase(name: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
  } catch (error) {
    throw new ConfigError(`${name}: ${error instanceof Error ? error.message : error}`);
  }
  if (text.length >= PASSPHRASE_LENGTH_MIN) return text;
  throw new ConfigError(
    `${name}: ${file} has ${text.length} characters; a passphrase needs at least ${PASSPHRASE_LENGTH_MIN}.`,
  );
}

/** Says on standard error how far a backup or a restore is, a line for each collection that has anything. */
export function reportProgress(verb: string): (progress: DumpProgress) => void {
  return ({ collection, documents }) => {
    if (documents > 0) process.stderr.write(`${collection}: ${documents.toLocaleString('en')} ${verb}\n`);
  };
}
