import { describe, expect, it } from 'vitest';
import { mergeSpellings } from './merge-spellings.ts';

describe('locations of a company', () => {
  it.each([
    [['OSLO', 'Oslo', 'oslo'], ['Oslo']],
    [['Oslo', 'OSLO'], ['Oslo']],
    [['usa', 'USA'], ['USA']],
    [['US', 'Us', 'us'], ['US']],
    [['Usa', 'USA'], ['USA']],
    [['ULM', 'Ulm'], ['Ulm']],
    [
      ['BERLIN,  GERMANY', 'Paris', 'Berlin, Germany'],
      ['Berlin, Germany', 'Paris'],
    ],
    [
      ['MÜNCHEN', 'München', 'Munchen'],
      ['München', 'Munchen'],
    ],
    [['東京', '東京'], ['東京']],
    [[], []],
  ])('%j are %j', (given, merged) => expect(mergeSpellings(given)).toEqual(merged));
});
