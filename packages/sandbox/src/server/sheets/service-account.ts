import { generateKeyPairSync } from 'node:crypto';

let privateKey: string | null = null;

/** The accounts of the sandbox that Google refuses in some way; any other name works. */
export const REFUSED_ACCOUNTS = { revoked: 'revoked', apiOff: 'api-off', withoutScope: 'without-scope' } as const;

/**
 * The JSON key file of a service account, as Google Cloud hands it out; the key is made again in each process.
 * @param name one of REFUSED_ACCOUNTS for an account that fails
 */
export function sandboxServiceAccount(name = 'workbench'): string {
  privateKey ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
  const file = {
    type: 'service_account',
    project_id: 'fictional-project',
    private_key_id: 'a1b2c3d4e5f6',
    private_key: privateKey,
    client_email: `${name}@fictional-project.iam.example.com`,
    client_id: '100000000000000000001',
    auth_uri: 'https://accounts.google.com/o/oauth2/auth',
    token_uri: 'https://oauth2.googleapis.com/token',
    universe_domain: 'googleapis.com',
  };
  return JSON.stringify(file, null, 2);
}
