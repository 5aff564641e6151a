import { expect, it } from 'vitest';
import type { GenericSource } from '../schemas.ts';
import { findReadableSecret } from './readable-secret.ts';

const described: GenericSource = {
  label: 'My list',
  baseUrl: 'https://api.example.com/',
  method: 'GET',
  path: '/companies/{domain}',
  body: null,
  auth: { kind: 'none' },
  headers: {},
  countPath: 'employees',
  locationPath: null,
  credits: 0,
};

it.each([
  'Authorization',
  'Cookie',
  'X-Api-Key',
  'apikey',
  'Key',
  'Ocp-Apim-Subscription-Key',
  'X-Subscription-Token',
  'X-Auth',
  'Token',
  'X-Client-Secret',
  'X-Password',
])('a secret in the header %s is found', (header) => {
  expect(findReadableSecret({ ...described, headers: { [header]: 'sk-live' } })).toContain(`"${header}"`);
});

it.each(['Accept', 'Accept-Language', 'X-Version', 'X-Keyword', 'Content-Type', 'X-Site', 'Monkey'])(
  'the header %s is taken for what it is',
  (header) => {
    expect(findReadableSecret({ ...described, headers: { [header]: 'application/json' } })).toBeNull();
  },
);

it('user and password in an address are found, in that of the token as well', () => {
  expect(findReadableSecret({ ...described, baseUrl: 'https://user:password@api.example.com' })).toContain('password');
  const auth = { kind: 'client_credentials', tokenUrl: 'https://id@a.example/t', style: 'form', scope: null } as const;
  expect(findReadableSecret({ ...described, auth })).toContain('as the key');
  expect(findReadableSecret(described)).toBeNull();
});
