import { fold } from '@workbench/text/fold';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CITY_TABLE } from './city-names.gen.ts';
import { LOCATION_CASES } from './normalize-location.cases.ts';
import { normalizeLocation, normalizeLocations } from './normalize-location.ts';

const cases = LOCATION_CASES.trim()
  .split('\n')
  .map((line) => line.split(' → ') as [string, string]);
const english = new Intl.DisplayNames('en', { type: 'region' });
const cities = CITY_TABLE.trim()
  .split('\n')
  .flatMap((line) =>
    line
      .slice(3)
      .split(', ')
      .map((entry) => [line.slice(0, 2), entry] as const),
  );

/** A state has the name of Georgia, and "Congo - Kinshasa" is of lists alone. */
const OTHERWISE: Record<string, string> = { GE: 'საქართველო', CD: 'DR Congo', CG: 'Republic of the Congo' };

function inWords(location: string): string {
  const found = normalizeLocation(location);
  return found === null ? '?' : [found.country, found.city].filter(Boolean).join(' ');
}

describe('a location', () => {
  it.each(cases)('%s is %s', (location, expected) => expect(inWords(location)).toBe(expected));

  it('is the same with every large city and its country, in any of its spellings', () => {
    for (const [country, entry] of cities) {
      const [name = '', ...others] = entry.replace('*', '').split('|');
      for (const spelling of [name, ...others]) {
        const found = normalizeLocation(`${spelling}, ${OTHERWISE[country] ?? english.of(country)}`);
        expect(found, `${spelling}, ${country}`).toEqual({ country, city: name });
      }
    }
  });

  it('means the same in capitals, with an address in front and a remark behind', () => {
    const written = fc.constantFrom(...cases.filter(([location]) => /^\p{L}[\p{L}ß -]+, \p{L}{3,}/u.test(location)));
    fc.assert(
      fc.property(written, ([location, expected]) => {
        for (const other of [location.toUpperCase(), `1 Main St, ${location}`, `${location} (HQ)`]) {
          expect(fold(inWords(other)), other).toBe(fold(expected));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('never fails, whatever is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
        expect(normalizeLocation(text)?.country ?? 'DE').toMatch(/^[A-Z]{2}$/);
      }),
      { numRuns: 500 },
    );
  });
});

it('the locations of a company have no repeats, and none that is not recognised', () => {
  expect(normalizeLocations(['Berlin, Germany', 'Nowhere', 'Berlin, Deutschland', 'Germany', 'Köln'])).toEqual([
    { country: 'DE', city: 'Berlin' },
    { country: 'DE', city: null },
    { country: 'DE', city: 'Cologne' },
  ]);
});
