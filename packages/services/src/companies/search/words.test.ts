import { describe, expect, it } from 'vitest';
import { companyQueryWords, companySearchWords, foldForSearch } from './words.ts';

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

  it('keeps a name with a full stop whole and in pieces', () => {
    const words = companySearchWords({ nameKey: 'booking.com b.v.', domain: 'booking.com', industry: null });
    expect(words).toEqual(['1booking.com', '1booking', '2com', '2b.v', '1b', '2v', '3booking.com']);
  });

  it('is bounded for a name of a thousand words', () => {
    const nameKey = Array.from({ length: 1000 }, (_, i) => `w${i}`).join(' ');
    expect(companySearchWords({ nameKey, domain: 'a.de', industry: null }).length).toBeLessThanOrEqual(40);
  });
});

describe('queryWords', () => {
  it.each([
    ['AT&T', ['at', 't']],
    ['C++', ['c++']],
    ['booking.com', ['booking.com']],
    ['https://www.acme.com/about?x', ['acme.com']],
    ['a\u0000b', ['a', 'b']],
    ['  Acme,  Inc. ', ['acme', 'inc']],
    ['.*', []],
    ['(a+)+$', ['a+', '+']],
    ['..', []],
  ])('reads %j as %j', (text, words) => expect(companyQueryWords(text)).toEqual(words));
});
