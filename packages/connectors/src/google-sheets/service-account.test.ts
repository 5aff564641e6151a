import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConnectorError } from '../errors.ts';
import { readServiceAccount } from './service-account.ts';

const privateKeyEncoding = { type: 'pkcs8', format: 'pem' } as const;
const publicKeyEncoding = { type: 'spki', format: 'pem' } as const;
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024, privateKeyEncoding, publicKeyEncoding });
const file = {
  type: 'service_account',
  client_email: 'leads@project.iam.example.com',
  private_key: privateKey,
  project_id: 'project',
};

describe('readServiceAccount', () => {
  it('takes the address and the key', () => {
    const account = { clientEmail: file.client_email, privateKey };
    expect(readServiceAccount(JSON.stringify(file))).toEqual(account);
    expect(readServiceAccount(`\uFEFF${JSON.stringify(file, null, 2)}\n`)).toEqual(account);
  });

  it('mends line breaks that were escaped twice', () => {
    const escaped = { ...file, private_key: privateKey.replaceAll('\n', '\\n') };
    expect(readServiceAccount(JSON.stringify(escaped)).privateKey).toBe(privateKey);
  });

  it.each([
    ['a text', 'secret-9d1 is my password', /not JSON/],
    ['a list', '["secret-9d1"]', /not a JSON object/],
    ['an OAuth client', { installed: { client_secret: 'secret-9d1' } }, /OAuth client/],
    ['an OAuth client for the web', { web: { client_secret: 'secret-9d1' } }, /OAuth client/],
    ['credentials of a person', { type: 'authorized_user', refresh_token: 'secret-9d1' }, /of a user/],
    ['another type', { ...file, type: 'external_account' }, /"type"/],
    ['no address', { ...file, client_email: undefined }, /"client_email" is missing/],
    ['no key', { ...file, private_key: undefined }, /"private_key" is missing/],
    ['an empty key', { ...file, private_key: '  ' }, /"private_key" is missing/],
    ['a damaged key', { ...file, private_key: privateKey.slice(0, 200) }, /damaged/],
    [
      'a key of another kind',
      { ...file, private_key: generateKeyPairSync('ed25519', { privateKeyEncoding, publicKeyEncoding }).privateKey },
      /not an RSA key/,
    ],
  ])('refuses %s and says what is wrong, without repeating it', (_, given, message) => {
    const refused = () => readServiceAccount(typeof given === 'string' ? given : JSON.stringify(given));
    expect(refused).toThrow(ConnectorError);
    expect(refused).toThrow(message);
    expect(refused).not.toThrow(/secret-9d1|PRIVATE KEY|MII/);
  });
});
