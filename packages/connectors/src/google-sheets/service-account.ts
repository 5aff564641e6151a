import { createPrivateKey } from 'node:crypto';
import { ConnectorError } from '../errors.ts';
import { type ServiceAccount, SHEETS_VENDOR } from './types.ts';

/**
 * Reads the JSON key file of a service account.
 * @throws ConnectorError invalid_request saying what is wrong with the file; never repeats what stands in it
 */
export function readServiceAccount(json: string): ServiceAccount {
  const file = parse(json);
  if ('installed' in file || 'web' in file) {
    throw wrong('it belongs to an OAuth client. Make a key of a service account instead');
  }
  if (file.type === 'authorized_user') {
    throw wrong('it contains the credentials of a user. Create a service account key instead');
  }
  if (file.type !== 'service_account') throw wrong('its "type" is not "service_account"');
  const { client_email: clientEmail, private_key: privateKey } = file;
  if (typeof clientEmail !== 'string' || !/^[^@\s]+@[^@\s]+$/.test(clientEmail)) {
    throw wrong('"client_email" is missing');
  }
  if (typeof privateKey !== 'string' || privateKey.trim() === '') throw wrong('"private_key" is missing');
  return { clientEmail, privateKey: checkedKey(privateKey) };
}

function parse(json: string): Record<string, unknown> {
  let document: unknown;
  try {
    document = JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch {
    // The parser's own message quotes the text.
    throw wrong('it is not JSON. Choose the file that Google Cloud downloaded when the key was made');
  }
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    throw wrong('it is not a JSON object');
  }
  return document as Record<string, unknown>;
}

function checkedKey(privateKey: string): string {
  // Copied through an environment or another file, the line breaks are often escaped twice.
  const pem = privateKey.replaceAll('\\n', '\n');
  try {
    if (createPrivateKey(pem).asymmetricKeyType === 'rsa') return pem;
  } catch {
    throw wrong('"private_key" is damaged. Copy the whole file');
  }
  throw wrong('"private_key" is not an RSA key');
}

function wrong(what: string): ConnectorError {
  return new ConnectorError(
    'invalid_request',
    SHEETS_VENDOR,
    `This is not the JSON key file of a service account: ${what}.`,
  );
}
