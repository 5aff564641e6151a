import { describe, expect, it } from 'vitest';
import { isCompanyId, parseCompaniesParams, validateCompaniesParams } from './url-params.ts';

describe('parseSearchParams', () => {
  it('keeps everything that the address may own', () => {
    const params = {
      q: 'acme',
      sort: 'name',
      filter: '{',
      tab: 'import',
      view: 'growing',
      columns: '["spread","source:Acme, Inc."]',
      density: 'compact',
      page: 3,
      after: 'abc',
      company: 'f'.repeat(24),
    };
    expect(parseCompaniesParams(params)).toEqual(params);
  });

  it.each([
    ['an unknown sort', { sort: 'size' }],
    ['an unknown tab', { tab: 'admin' }],
    ['a blank search text', { q: '   ' }],
    ['a page that is no number', { page: 'x', after: 'abc' }],
    ['a page without its cursor', { page: 4 }],
    ['a cursor without its page', { after: 'abc' }],
    ['the first page, which is the default', { page: 1, after: 'abc' }],
    ['a fraction of a page', { page: 2.5, after: 'abc' }],
    ['a cursor beyond the limit', { page: 2, after: 'x'.repeat(501) }],
    ['objects and arrays', { q: { a: 1 }, company: ['x'], sort: null }],
    ['columns that can not be read', { columns: '[' }],
    ['columns that no version has', { columns: '["planet"]' }],
    ['an unknown density', { density: 'huge' }],
    ['unknown names', { debug: true }],
  ])('leaves out %s', (_name, raw) => {
    expect(parseCompaniesParams(raw)).toEqual({});
  });

  it('keeps a table without columns, and names each column once', () => {
    expect(parseCompaniesParams({ columns: '[]' })).toEqual({ columns: '[]' });
    expect(parseCompaniesParams({ columns: '["tags","planet","tags"]' })).toEqual({ columns: '["tags"]' });
  });

  it('takes a number in the search text as text', () => {
    expect(parseCompaniesParams({ q: 42, page: '2', after: 7 })).toEqual({ q: '42', page: 2, after: '7' });
  });

  it('cuts a search text at the limit of the call', () => {
    expect(parseCompaniesParams({ q: 'a'.repeat(300) }).q).toHaveLength(200);
  });

  it('keeps characters that mean something in a path or a pattern', () => {
    for (const q of ['..', 'C++', 'a/b', '100%', '?', '#', '.*', '$ne', '\ud83d'])
      expect(parseCompaniesParams({ q }).q).toBe(q);
  });
});

describe('isCompanyId', () => {
  it.each([
    ['0123456789abcdefABCDEF01', true],
    ['', false],
    ['0123', false],
    ['g'.repeat(24), false],
    ['0'.repeat(25), false],
  ])('%s → %s', (value, expected) => {
    expect(isCompanyId(value)).toBe(expected);
  });
});

describe('replaceSearchParams', () => {
  it('names what is unfit, so that the router does not keep the raw value', () => {
    const replaced = validateCompaniesParams({ q: 'acme', sort: 'size', utm: 'x' });
    expect(Object.entries({ sort: 'size', utm: 'x', ...replaced })).toEqual([
      ['sort', undefined],
      ['utm', undefined],
      ['q', 'acme'],
    ]);
  });
});
