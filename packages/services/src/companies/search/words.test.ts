import { domainToASCII } from 'node:url';
import { normalizeLocations } from '@workbench/identity/locations/normalize-location';
import { describe, expect, it } from 'vitest';
import { foldForSearch, searchNameKey } from './fold-for-search.ts';
import { companyQueryWords, companySearchWords } from './words.ts';

describe('foldText', () => {
  it.each([
    ['Éclair  GmbH', 'eclair gmbh'],
    ['ZETA', 'zeta'],
    ['Straße', 'strasse'],
    ['Ørsted Łódź', 'orsted lodz'],
    ['a\u0000b', 'a b'],
    ['  a\tb  ', 'a b'],
    ['ＦＵＬＬ', 'full'],
    ['日本', '日本'],
    ['Eiður Soft\u00adware', 'eidur software'],
  ])('folds %j to %j', (text, folded) => expect(foldForSearch(text)).toBe(folded));
});

describe('searchWords', () => {
  it('ranks the first word of the name, later ones, the domain and the industry', () => {
    const words = companySearchWords({
      nameKey: 'acme robot works',
      domain: 'big-acme.co.uk',
      industry: 'Financial Services',
    });
    expect(words).toEqual(['1acme', '2robot', '2works', '3big-acme.co.uk', '3acme', '4financial', '4services']);
  });

  it('has locations as they were written and as filters name them', () => {
    const words = companySearchWords({
      nameKey: 'acme',
      domain: 'acme.de',
      industry: null,
      locations: ['Köln, DE', 'Torino'],
      normalizedLocations: normalizeLocations(['Köln, DE', 'Torino']),
    });
    expect(words.filter((word) => word.startsWith('5')).sort()).toEqual([
      '5cologne',
      '5de',
      '5germany',
      '5italy',
      '5koln',
      '5torino',
      '5turin',
    ]);
  });

  it('keeps a name with a full stop whole and in pieces', () => {
    const words = companySearchWords({ nameKey: 'booking.com b.v.', domain: 'booking.com', industry: null });
    expect(words).toEqual(['1booking.com', '1booking', '2com', '2b.v', '1b', '2v', '3booking.com']);
  });

  it('is bounded for a name of a thousand words', () => {
    const nameKey = Array.from({ length: 1000 }, (_, i) => `w${i}`).join(' ');
    expect(companySearchWords({ nameKey, domain: 'a.de', industry: null }).length).toBeLessThanOrEqual(40);
  });
});

describe('a company is found by what people paste', () => {
  it.each([
    ['müller-technik.de', { name: 'Werkstatt', domain: domainToASCII('müller-technik.de') }],
    ['https://müller-technik.de/', { name: 'Werkstatt', domain: domainToASCII('müller-technik.de') }],
    ['トヨタ', { name: '株式会社トヨタ商会', domain: 'a.jp' }],
    ['mcdonalds', { name: 'McDonald’s', domain: 'm.com' }],
    ["mcdonald's", { name: 'McDonald’s', domain: 'm.com' }],
    ['oneill', { name: "O'Neill", domain: 'on.com' }],
    ['eidur', { name: 'Eiður', domain: 'e.is' }],
  ])('%s', (text, { name, domain }) => expectFound(text, { name, domain }));

  it('a name of 30 words by itself', () => {
    const name = Array.from({ length: 30 }, (_, i) => `word${i}'s`).join(' ');
    expectFound(name, { name, domain: 'w.com' });
  });
});

function expectFound(text: string, { name, domain }: { name: string; domain: string }): void {
  const stored = companySearchWords({ nameKey: searchNameKey(name), domain, industry: null });
  const missing = companyQueryWords(text).filter((word) => !stored.some((one) => one.slice(1).startsWith(word)));
  expect(missing).toEqual([]);
}

it('a name’s key fits into a cursor, whatever its letters unfold into', () => {
  expect(searchNameKey('\uFDFA'.repeat(300)).length).toBeLessThanOrEqual(600);
  expect(searchNameKey(`${'a'.repeat(599)}𝄞`).isWellFormed()).toBe(true);
});

describe('queryWords', () => {
  it.each([
    ['AT&T', ['at', 't']],
    ['C++', ['c++']],
    ['booking.com', ['booking.com']],
    ['www.acme.com', ['acme.com']],
    ['acme.com/about', ['acme.com']],
    ['https://acme.com:443/x', ['acme.com']],
    ['info@acme.com', ['acme.com']],
    ['https://müller-technik.de', ['muller-technik.de']],
    ['www.com', ['www.com']],
    ['https://www.acme.com/about?x', ['acme.com']],
    ['a\u0000b', ['a', 'b']],
    ['  Acme,  Inc. ', ['acme', 'inc']],
    ['.*', []],
    ['(a+)+$', ['a+', '+']],
    ['..', []],
  ])('reads %j as %j', (text, words) => expect(companyQueryWords(text)).toEqual(words));
});

it('finds a Greek name by a beginning in capitals, whose last sigma lower case writes in another way', () => {
  const stored = companySearchWords({ nameKey: searchNameKey('Κοσμος Λόγος'), domain: 'a.gr', industry: null });
  for (const typed of ['ΚΟΣ', 'κος', 'Κόσ', 'ΛΟΓΟΣ', 'λογοσ']) {
    const [word = ''] = companyQueryWords(typed);
    expect(
      stored.some((one) => one.slice(1).startsWith(word)),
      typed,
    ).toBe(true);
  }
  expect(searchNameKey('Κοσμος').startsWith(searchNameKey('ΚΟΣ'))).toBe(true);
});
