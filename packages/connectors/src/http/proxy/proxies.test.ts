import { describe, expect, it } from 'vitest';
import { readNoProxy } from './no-proxy.ts';
import { createProxies } from './proxies.ts';

const settings = { http: 'http://plain:3128', https: 'http://secure:3128', none: null };
const hostFor = (url: string, more: Partial<typeof settings> | { none: string } = {}) =>
  createProxies({ ...settings, ...more }).of(new URL(url))?.hostname ?? null;

describe('the proxy of an address', () => {
  it('is the one of its protocol, and none where that is not set', () => {
    expect(hostFor('https://acme.com/')).toBe('secure');
    expect(hostFor('http://acme.com/')).toBe('plain');
    expect(
      createProxies({ http: 'http://plain:3128', https: null, none: null }).of(new URL('https://acme.com')),
    ).toBeNull();
  });

  it.each(['http://127.0.0.1:4000/', 'http://localhost/', 'https://[::1]/'])('is none for this machine: %s', (url) => {
    expect(hostFor(url)).toBeNull();
  });

  it.each([
    ['acme.com', 'https://acme.com/', true],
    ['acme.com', 'https://api.acme.com/', true],
    ['acme.com', 'https://notacme.com/', false],
    ['ACME.com.', 'https://acme.com./', true],
    ['.acme.com', 'https://acme.com/', true],
    ['*.acme.com', 'https://api.acme.com/', true],
    ['*.acme.com', 'https://acme.com/', false],
    ['other.com, acme.com', 'https://acme.com/', true],
    ['other.com acme.com', 'https://acme.com/', true],
    ['acme.com:8443', 'https://acme.com:8443/', true],
    ['acme.com:8443', 'https://acme.com/', false],
    ['acme.com:443', 'https://acme.com/', true],
    ['*', 'https://acme.com/', true],
    ['10.0.0.0/8', 'http://10.1.2.3/', true],
    ['10.0.0.0/8', 'http://11.1.2.3/', false],
    ['10.0.0.0/8', 'http://acme.com/', false],
    ['10.1.2.3', 'http://10.1.2.3/', true],
    ['fd00::/8', 'http://[fd12::1]/', true],
    ['fd12::1', 'http://[fd12::1]/', true],
    ['[fd12::1]:8080', 'http://[fd12::1]:8080/', true],
    ['', 'https://acme.com/', false],
  ])('is none by NO_PROXY=%s for %s: %s', (none, url, isExcepted) => {
    expect(hostFor(url, { none }) === null).toBe(isExcepted);
  });

  it.each(['10.0.0.0/40', 'acme.com:port', 'https://acme.com', 'acme.com/path'])('can not be read from %s', (entry) => {
    expect(readNoProxy(`acme.com,${entry}`)).toEqual({ unreadable: entry });
  });
});
