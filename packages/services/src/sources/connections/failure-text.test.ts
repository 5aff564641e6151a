import { ConnectorError } from '@workbench/connectors/errors';
import { expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

const source = {
  label: 'GLEIF',
  settings: { baseUrl: 'https://api.example.com', apiKey: 'k-secret-1', contactEmail: null, generic: null },
};
const textOf = (error: unknown) => failureText(error, source);
const failed = (message: string) => new ConnectorError('vendor_unavailable', 'gleif', message);

it.each([
  ['vendor gleif: couldn’t reach api.gleif.org', 'Couldn’t reach api.gleif.org'],
  ['vendor us-states: api.gleif.org did not answer within 20 s', 'api.gleif.org did not answer within 20 s'],
  ['GLEIF refused the key k-secret-1', 'GLEIF refused the key ••••'],
])('%s is shown as %s', (message, expected) => {
  expect(textOf(failed(message))).toBe(expected);
});

it.each([
  [
    'credits_exhausted',
    'vendor pdl: has no credits left for this key (status 402)',
    'Has no credits left for this key',
  ],
  ['auth', 'vendor pdl: refused the key (status 401)', 'Refused the key'],
  ['vendor_unavailable', 'vendor pdl: has a fault of its own (status 503)', 'Has a fault of its own (status 503)'],
] as const)('%s is said with the number of its status only where that says more', (kind, message, expected) => {
  expect(textOf(new ConnectorError(kind, 'pdl', message))).toBe(expected);
});

it('names the field that did not fit, and nothing of a bug', () => {
  const changed = new ConnectorError('contract_changed', 'gleif', 'vendor gleif: field data', { field: 'data.id' });
  expect(textOf(changed)).toBe('vendor GLEIF: field data.id');
  expect(textOf(new TypeError('x is undefined'))).toBe('GLEIF could not be read');
});
