import { expect, test } from 'vitest';
import { ConnectorError } from '../../errors.ts';
import { WireError } from '../../http/transport/wire-error.ts';
import { toPageReadError } from './page-read-error.ts';

const PAGE = new URL('https://acme.example/x');
const ASKED = 'http://127.0.0.1:4010/website/acme.example/x';
const failure = (cause: WireError) =>
  new ConnectorError('vendor_unavailable', 'website', 'vendor website: 127.0.0.1:4010 did not answer within 10 s', {
    cause,
  });

test('a host that keeps silent is told from one that can not be reached, in words about the site', () => {
  const silent = toPageReadError(failure(new WireError('timeout', 'no whole answer', true)), PAGE, ASKED, 1);
  expect(silent).toMatchObject({
    state: 'failed',
    hasTimedOut: true,
    message: 'acme.example did not answer within 10 s.',
  });
  expect(
    toPageReadError(failure(new WireError('connection', 'no connection', false)), PAGE, ASKED, 1).hasTimedOut,
  ).toBe(false);
});
