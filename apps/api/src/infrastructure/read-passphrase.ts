import { readFileSync } from 'node:fs';
import { ConfigError } from '../config/read-config.ts';

const PASSPHRASE_LENGTH_MIN = 12;

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
