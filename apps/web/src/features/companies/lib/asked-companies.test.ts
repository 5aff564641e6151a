import { expect, it } from 'vitest';
import { askedCompanies, endFirstSync, followFirstSync } from './asked-companies.ts';

it('follows each added company once, until its sync has ended', () => {
  followFirstSync('a');
  followFirstSync('b');
  followFirstSync('a');
  expect(askedCompanies()).toEqual(['a', 'b']);
  endFirstSync('a');
  expect(askedCompanies()).toEqual(['b']);
  endFirstSync('unknown');
  endFirstSync('b');
  expect(askedCompanies()).toEqual([]);
});

it('gives the same list while nothing changes, so that nothing is drawn anew', () => {
  followFirstSync('a');
  const before = askedCompanies();
  followFirstSync('a');
  endFirstSync('unknown');
  expect(askedCompanies()).toBe(before);
  endFirstSync('a');
});
