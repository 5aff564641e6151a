import type { LookupAddress } from 'node:dns';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMemoryShared } from '../in-memory/http-shared.ts';
import { ask, reply, serve, testClient } from '../test-helpers/local-server.ts';
import { createTransport } from '../transport/transport.ts';
import { classifyAddress } from './classify-address.ts';
import { createNetworkGuard, type NetworkGuard } from './network-guard.ts';

const never = () => Promise.reject(new Error('nobody is to be asked'));
const answers =
  (...addresses: string[]) =>
  async (): Promise<LookupAddress[]> =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://127.0.0.1./',
  'http://127%2e0%2e0%2e1/',
  'http://①②⑦.0.0.1/',
  'http://127。0。0。1/',
  'http://１２７.0.0.1。/',
  'http://%6c%6fcalhost/',
  'http://127.0.0.1\\@8.8.8.8/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[2002:a9fe:a9fe::1]/',
  'http://0/',
  'http://0.0.0.0/',
  'http://10.0.0.1/',
  'http://172.16.5.4/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/',
  'http://168.63.129.16/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:0:127.0.0.1]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[64:ff9b:1::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:470::5efe:192.168.0.1]/',
  'http://[fe80::1]/',
  'http://[fe80::1%25eth0]/',
  'http://[fe80::1%eth0]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  'http://[2001::1]/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://db.localhost/',
  'http://user:secret@example.com/',
  'http://example.com:22/',
  'https://example.com:8443/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'not an address',
])('refuses %s before a name is resolved or a byte is sent', async (url) => {
  const shared = createMemoryShared();
  const { http } = testClient({ allowPrivateNetwork: false, lookup: never, shared });
  await expect(http.request(ask(url))).rejects.toMatchObject({ kind: 'blocked_address', vendor: 'sec' });
  expect(shared.usage('sec').calls).toBe(0);
});

test.each([
  'https://linkedin.com/company/acme',
  'https://www.linkedin.com/',
  'https://www.linkedin。com。/',
  'https://ｌｉｎｋｅｄｉｎ.com/',
  'https://link\u00adedin.com/',
  'https:\\\\linkedin.com/',
  'https://WWW.LinkedIn.COM./in/x',
  'https://no.linkedin.com../',
  'http://api.linkedin.com:80/',
  'https://linked%69n.com/',
  'https://ｌinkedin.com/',
])('never fetches %s, also where private networks are allowed', async (url) => {
  const { http } = testClient({ lookup: never });
  await expect(http.request(ask(url))).rejects.toMatchObject({ kind: 'blocked_address' });
});

test.each([
  'https://notlinkedin.com/',
  'https://linkedin.com.example.org/',
  'https://8.8.8.8/',
  'http://[2606:4700::1]/',
])('has nothing against %s', (url) => {
  const guard = createNetworkGuard({ allowPrivateNetwork: false, lookup: never });
  expect(guard.checkUrl(url).href).toBe(new URL(url).href);
});

test.each([
  ['127.0.0.1'],
  ['93.184.216.34', '10.0.0.1'],
  ['2606:4700::1', '::ffff:192.168.1.1'],
  ['64:ff9b::a00:1'],
  ['fe80::1%eth0'],
])('refuses a name when any of its addresses is private: %s %s', async (...addresses) => {
  const { http } = testClient({ allowPrivateNetwork: false, lookup: answers(...addresses) });
  await expect(http.request(ask('http://acme.example/'))).rejects.toMatchObject({ kind: 'blocked_address' });
});

test('connects to nothing when the second answer of the resolver is private', async () => {
  const server = await serve((_request, response) => reply(200, 'secret')(response));
  const send = (guard: NetworkGuard) => {
    const transport = createTransport(guard);
    onTestFinished(() => transport.close());
    // The transport alone, as the client would refuse the port of the local server before any name is resolved.
    const url = new URL(`http://rebind.example:${server.port}/`);
    const request = { url, method: 'GET', headers: {}, body: null, isPaid: false } as const;
    return transport.send(request, { timeoutMs: 2000, bytesMax: 1000 });
  };
  let lookups = 0;
  const rebinding = async () => {
    lookups += 1;
    return [{ address: lookups === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }];
  };
  const guard = createNetworkGuard({ allowPrivateNetwork: false, lookup: rebinding });
  expect(await resolved(guard, 'rebind.example')).toEqual([{ address: '93.184.216.34', family: 4 }]);
  await expect(send(guard)).rejects.toMatchObject({ reason: 'blocked', wasSent: false });
  expect(lookups).toBe(2);
  expect(server.connections).toBe(0);
  const open = createNetworkGuard({ allowPrivateNetwork: true, lookup: answers('127.0.0.1') });
  expect((await send(open)).body).toBe('secret');
  expect(server.connections).toBe(1);
});

test('connects to the very address that was checked: the resolver is asked once per connection', async () => {
  const server = await serve((_request, response) => reply(200, 'here')(response));
  let asked = 0;
  const lookup = async () => {
    asked += 1;
    return [{ address: '127.0.0.1', family: 4 }];
  };
  const { http } = testClient({ lookup });
  const answer = await http.request(ask(`http://acme.example:${server.port}/`));
  expect(answer.body).toBe('here');
  expect(asked).toBe(1);
});

test('refuses a socket that ended at a private address', () => {
  const guard = createNetworkGuard({ allowPrivateNetwork: false });
  expect(() => guard.checkAddress('::ffff:127.0.0.1')).toThrow('not a public address');
  expect(() => guard.checkAddress('')).toThrow('not a public address');
});

test.each([
  'http://169.254.169.254/',
  'http://linkedin.com/',
  'http://user:pw@127.0.0.1/',
  'http://[::ffff:169.254.169.254]/',
])('refuses a redirect to %s, also where private networks are allowed', async (location) => {
  const server = await serve((_request, response) => reply(302, '', { location })(response));
  const { http } = testClient({ lookup: never });
  for (const redirectsMax of [0, 3]) {
    await expect(http.request(ask(server.origin, { redirectsMax }))).rejects.toMatchObject({ kind: 'blocked_address' });
  }
  expect(server.requests).toHaveLength(2);
});

test.each([
  ['8.8.8.8', 'public'],
  ['64:ff9b::808:808', 'public'],
  ['2002:808:808::1', 'public'],
  ['10.1.2.3', 'private'],
  ['169.254.1.1', 'never'],
  ['100.100.100.200', 'never'],
  ['4000::1', 'never'],
  ['127.1', 'never'],
  ['', 'never'],
])('%s is %s', (address, reach) => {
  expect(classifyAddress(address)).toBe(reach);
});

function resolved(guard: NetworkGuard, host: string) {
  return new Promise((resolve, reject) => {
    guard.lookup(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });
}

describe('a name that a proxy resolves', () => {
  const guardOf = (...addresses: string[]) =>
    createNetworkGuard({
      allowPrivateNetwork: false,
      lookup: async () => addresses.map((address) => ({ address, family: 4 })),
    });

  test('is refused where this machine sees it in a private network', async () => {
    await expect(guardOf('93.184.216.34', '10.0.0.7').checkName('intranet.acme.com')).rejects.toThrow('10.0.0.7');
    await expect(guardOf('93.184.216.34').checkName('acme.com')).resolves.toBeUndefined();
  });

  test('is left to the proxy where this machine can not resolve it', async () => {
    const lookup = () => Promise.reject(new Error('ENOTFOUND'));
    const guard = createNetworkGuard({ allowPrivateNetwork: false, lookup });
    await expect(guard.checkName('acme.com')).resolves.toBeUndefined();
  });
});
