import { parseArgs } from 'node:util';
import { ConfigError } from '../config/read-config.ts';
import { readPassphrase } from '../infrastructure/read-passphrase.ts';

export interface BackupOptions {
  file: string | undefined;
  passphrase: string | null;
}

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
