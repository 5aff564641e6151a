import { expect, it } from 'vitest';
import type { GenericSource } from '../../schemas.ts';
import { MASK, maskDescription } from './mask-description.ts';
import { isMasked, unmaskDescription } from './unmask-description.ts';

const described: GenericSource = {
  label: 'My list',
  baseUrl: 'https://x.example/?k=abc',
  method: 'GET',
  path: '/companies?q={domain}&page=1&t=a1&t=b2&format=json',
  body: null,
  auth: { kind: 'client_credentials', tokenUrl: 'https://x.example/token?s=xyz', style: 'form', scope: null },
  headers: { 'X-Custom': 'abc123', Accept: 'application/json', 'accept-language': 'de', 'X-Empty': '' },
  countPath: 'employees',
  locationPath: null,
  credits: 0,
};
const masked = maskDescription(described);

it('every value that may be a secret is masked, and what can be none stays readable', () => {
  expect(masked).toEqual({
    ...described,
    baseUrl: `https://x.example/?k=${MASK}`,
    path: `/companies?q={domain}&page=1&t=${MASK}&t=${MASK}&format=json`,
    auth: { ...described.auth, tokenUrl: `https://x.example/token?s=${MASK}` },
    headers: { ...described.headers, 'X-Custom': MASK },
  });
  expect(maskDescription({ ...described, path: '/companies?abc123' }).path).toBe(`/companies?${MASK}`);
});

it('a mask stands for the stored value of its header or parameter, whatever else changes', () => {
  expect(unmaskDescription(masked, described)).toEqual(described);
  const encoded = masked.path.replaceAll(MASK, encodeURIComponent(MASK));
  expect(unmaskDescription({ ...masked, path: encoded }, described)).toEqual(described);
  const edited = {
    ...masked,
    label: 'Other',
    path: `/v2?t=${MASK}&k=new&t=${MASK}`,
    headers: { 'x-custom': MASK, 'X-New': 'n' },
  };
  expect(unmaskDescription(edited, described)).toEqual({
    ...described,
    label: 'Other',
    path: '/v2?t=a1&k=new&t=b2',
    headers: { 'x-custom': 'abc123', 'X-New': 'n' },
  });
});

it('a mask of a value that is not stored is named', () => {
  expect(unmaskDescription(masked, null)).toBe('k');
  expect(unmaskDescription({ ...masked, headers: { 'X-Other': MASK } }, described)).toBe('X-Other');
  expect(unmaskDescription(masked, masked)).toBe('k');
});

it('a mask beside other text is no value', () => {
  for (const mask of [MASK, encodeURIComponent(MASK)]) {
    const value = `Bearer ${mask}`;
    expect(unmaskDescription({ ...masked, headers: { 'X-Custom': value } }, described)).toBe('X-Custom');
    expect(isMasked({ ...described, headers: { 'X-Custom': value } })).toBe(true);
  }
});

it.each([`/v2?t=${MASK}`, `/v2?t=new&t=${MASK}&t=${MASK}`])(
  'a mask says nothing in a list that changed: %s',
  (path) => {
    expect(unmaskDescription({ ...masked, path }, described)).toBe('t');
    expect(unmaskDescription({ ...masked, path: path.replaceAll(MASK, 'new') }, described)).not.toBe('t');
  },
);
