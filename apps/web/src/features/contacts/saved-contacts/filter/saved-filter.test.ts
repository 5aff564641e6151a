import { expect, it } from 'vitest';
import { formatSavedFilter, parseSavedFilter, toggleSavedSort } from './saved-filter.ts';

const LIST = '3f0f7a0e-6f2b-4f0e-9d7c-0d9a5a3b7c11';

it('a filter is read from its own address', () => {
  const filter = {
    list: LIST,
    email: 'verified',
    notes: 'none',
    title: 'Head & Co',
    seniority: 'vp',
    source: 'pdl',
    sort: 'name',
  } as const;
  expect(parseSavedFilter(formatSavedFilter(filter))).toEqual(filter);
  expect(formatSavedFilter({ email: undefined, country: ' ' })).toBe('');
});

it.each([
  '',
  'email=maybe&seniority=chief&source=x&sort=size&list=x',
  'planet=x',
  '%E0%A4%A',
  'title=%20',
  'sort=newest',
])('nothing is read from %j', (text) => {
  expect(parseSavedFilter(text)).toEqual({});
});

it('a column orders the saved contacts, and once more gives the newest first', () => {
  expect(toggleSavedSort(undefined, 'name')).toBe('name');
  expect(toggleSavedSort('name', 'company')).toBe('company');
  expect(toggleSavedSort('company', 'company')).toBeUndefined();
  expect(toggleSavedSort(undefined, 'saved')).toBe('oldest');
  expect(toggleSavedSort('oldest', 'saved')).toBeUndefined();
});
