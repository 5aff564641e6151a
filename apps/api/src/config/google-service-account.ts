import { readFileSync } from 'node:fs';
import { ConnectorError } from '@workbench/connectors/errors';
import { readServiceAccount, type ServiceAccount } from '@workbench/connectors/google-sheets/format';

/** The service account of a key file, or what is wrong with the file as a sentence to follow its path. */
export function readServiceAccountFile(path: string): ServiceAccount | string {
  try {
    return readServiceAccount(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof ConnectorError) return error.message.replace(/^This is/, 'is').replace(/\.$/, '');
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return 'does not exist: give the path of the JSON key file of a service account';
    if (code === undefined) throw error;
    return `can not be read (${code}): give the path of the JSON key file of a service account`;
  }
}
