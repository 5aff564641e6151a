import { expect, it } from 'vitest';
import { redactSecrets } from './redact-secrets.ts';

const settings = {
  apiKey: null,
  baseUrl: 'https://api.example.com',
  generic: {
    label: 'My list',
    baseUrl: 'https://api.example.com',
    method: 'GET' as const,
    path: '/c?d={domain}&min=1000&k=ab&k2=ab-long&token=s3cr3t-token&sig=a%2Bb123456',
    body: null,
    auth: { kind: 'none' as const },
    headers: { 'X-Tenant': 'acme', 'X-Pass': 'acme-7f3k', 'X-Quoted': 'a"b-7f3k9', 'X-Version': '2024' },
    countPath: 'employees',
    locationPath: null,
    credits: 0,
  },
};

it.each([
  ['a secret that begins with another one', 'no rights for acme-7f3k of acme', 'no rights for •••• of ••••'],
  ['a secret of a query wherever it stands', 'unknown: s3cr3t-token', 'unknown: ••••'],
  ['a parameter that begins with another one', 'no /c?k=ab&k2=ab-long', 'no /c?k=••••&k2=••••'],
  ['a secret as an address decodes it', '{"sig":"a+b123456"}', '{"sig":"••••"}'],
  ['a secret as JSON spells it', '{"pass":"a\\"b-7f3k9"}', '{"pass":"••••"}'],
  ['the figure of a header in a message', 'no version 2024', 'no version ••••'],
  [
    'no figure that is also in the query',
    '{"employees":1000} of /c?d=a.com&min=1000',
    '{"employees":1000} of /c?d=a.com&min=••••',
  ],
])('hides %s', (_, said, hidden) => {
  expect(redactSecrets(said, settings)).toBe(hidden);
});

it('shows a figure of a response that a header has, too', () => {
  expect(redactSecrets('{"employees":2024}', settings, { keepsFigures: true })).toBe('{"employees":2024}');
});
