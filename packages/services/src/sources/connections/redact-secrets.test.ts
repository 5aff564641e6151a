import { expect, it } from 'vitest';
import { redactSecrets } from './redact-secrets.ts';

const settings = {
  apiKey: null,
  baseUrl: 'https://api.example.com',
  generic: {
    label: 'My list',
    baseUrl: 'https://api.example.com',
    method: 'GET' as const,
    path: '/c?d={domain}&min=1000&k=ab&k2=ab-long&token=s3cr3t-token',
    body: null,
    auth: { kind: 'none' as const },
    headers: { 'X-Tenant': 'acme', 'X-Pass': 'acme-7f3k' },
    countPath: 'employees',
    locationPath: null,
    credits: 0,
  },
};

it.each([
  ['a secret that begins with another one', 'no rights for acme-7f3k of acme', 'no rights for •••• of ••••'],
  ['a secret of a query wherever it stands', 'unknown: s3cr3t-token', 'unknown: ••••'],
  ['a parameter that begins with another one', 'no /c?k=ab&k2=ab-long', 'no /c?k=••••&k2=••••'],
  [
    'no figure that is also in the query',
    '{"employees":1000} of /c?d=a.com&min=1000',
    '{"employees":1000} of /c?d=a.com&min=••••',
  ],
])('hides %s', (_, said, hidden) => {
  expect(redactSecrets(said, settings)).toBe(hidden);
});
