import { expect, it } from 'vitest';
import type { GenericSource } from '../schemas.ts';
import { findReadableSecret, usesKey } from './readable-secret.ts';

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

it.each([
  ['/v1?api_key=sk-live-4711abcd&domain={domain}', null, 'api_key'],
  ['/v1/{domain}', '{"query": {"access_token": "9f8e7d6c5b4a"}}', 'access_token'],
])('a key in the path %s and the body %s is found, and {key} takes its place', (path, body, name) => {
  const problem = findReadableSecret({ ...described, path, body });
  expect(problem).toContain(`Write {key} as the value of "${name}"`);
  const blank = (text: string) => text.replace(/sk-live-4711abcd|9f8e7d6c5b4a/, '{key}');
  const mended = { ...described, path: blank(path), body: body && blank(body) };
  expect(findReadableSecret(mended)).toBeNull();
  expect([usesKey(mended), usesKey(described)]).toEqual([true, false]);
});

it.each(['/v1?sort_key=employees&author=x1234567890', '/v1?token=', '/v1?fields=name,key_people&page=2'])(
  'the path %s holds no secret',
  (path) => {
    expect(findReadableSecret({ ...described, path })).toBeNull();
  },
);

it.each([
  ['X-Custom', 'sk-live-4711abcd4711abcd'],
  ['X-Forward', 'Bearer abc'],
])('a key in the header %s is found by its value', (name, value) => {
  expect(findReadableSecret({ ...described, headers: { [name]: value } })).toContain(`"${name}"`);
});

it('the path itself is no place for a key: addresses are stored with what was bought', () => {
  expect(findReadableSecret({ ...described, path: '/{key}/companies' })).toContain('query');
});
