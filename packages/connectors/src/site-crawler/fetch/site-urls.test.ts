import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';
import { createSiteAddresses, isOwnHost } from './site-urls.ts';

const direct = createSiteAddresses({});
const through = createSiteAddresses({ website: 'http://127.0.0.1:4010/website/{domain}/' });
const HERE = new URL('https://acme.example/a/b?x=1');

test('a site is asked at its own address, or at its stand-in under its host', () => {
  expect(direct.toRequestUrl(HERE)).toBe('https://acme.example/a/b?x=1');
  expect(direct.toRequestUrl(new URL('http://press.example/x'))).toBe('http://press.example/x');
  expect(through.toRequestUrl(HERE)).toBe('http://127.0.0.1:4010/website/acme.example/a/b?x=1');
});

test.each([
  ['/c', 'https://acme.example/c'],
  ['c#top', 'https://acme.example/a/c'],
  ['https://www.acme.example/', 'https://www.acme.example/'],
  ['http://127.0.0.1:4010/website/acme.example/c?y=2', 'https://acme.example/c?y=2'],
  ['/website/acme.example/c', 'https://acme.example/c'],
  // Not the stand-in's part for this site: it stays what it is, and is refused as private.
  ['http://127.0.0.1:4010/api', 'http://127.0.0.1:4010/api'],
  ['http://[', null],
])('a redirect to %s leads to %s, in the terms of a person', (location, target) => {
  expect(through.toRedirectTarget(HERE, location)?.href ?? null).toBe(target);
});

test.each([
  ['acme.example', true],
  ['WWW.acme.example', true],
  ['news.eu.acme.example', true],
  ['notacme.example', false],
  ['acme.example.evil.test', false],
  ['example', false],
])('%s stands on acme.example: %s', (host, isOwn) => {
  expect(isOwnHost(host, 'acme.example')).toBe(isOwn);
});

test('one page has one key, however it is spelled', () => {
  const spellings = [
    'https://acme.example/x',
    'http://www.acme.example/x/',
    'https://acme.example/x?utm_source=a#b',
    'https://acme.example/x/index.html',
  ];
  expect(new Set(spellings.map(pageKey)).size).toBe(1);
  expect(pageKey('https://acme.example/x?id=1')).not.toBe(pageKey('https://acme.example/x?id=2'));
});
