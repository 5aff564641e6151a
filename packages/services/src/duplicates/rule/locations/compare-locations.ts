import { countryCode } from '@workbench/identity/locations/country-code';
import { fold } from '@workbench/text/fold';
import { evenSpelling, romanise, toLatin } from '../names/transliterate.ts';
import { cityName } from './city-names.ts';
import { regionOf } from './regions.ts';
import { countryOfState, isAmbiguousState } from './states.ts';

export type LocationRelation = 'city' | 'country' | 'abroad' | 'apart' | 'unknown';

/** What is known of where a company is. */
export interface ReadLocations {
  cities: string[];
  countries: string[];
}

export function readLocations(locations: readonly string[]): ReadLocations {
  const cities = new Set<string>();
  const countries = new Set<string>();
  for (const location of locations) {
    const parts = location
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    const named = countriesOfLocation(parts);
    for (const country of named) countries.add(country);
    const city = cityOf(parts[0] ?? '');
    if (city !== '' && !(parts.length === 1 && named.length > 0)) cities.add(city);
  }
  return { cities: [...cities], countries: [...countries] };
}

/** `apart`: cities of the same country, or of unknown ones, that differ. */
export function compareLocations(a: ReadLocations, b: ReadLocations): LocationRelation {
  const bothCountries = a.countries.length > 0 && b.countries.length > 0;
  const isSameCountry = a.countries.some((country) => b.countries.includes(country));
  if (bothCountries && !isSameCountry) return 'abroad';
  if (a.cities.some((city) => b.cities.some((other) => isSameCity(city, other)))) return 'city';
  if (a.cities.length > 0 && b.cities.length > 0) return 'apart';
  return isSameCountry ? 'country' : 'unknown';
}

/** A folded word of a name as cities are compared: "munchen" and "munich" are one. */
export const cityWord = (word: string): string => evenSpelling(cityName(word));

/** "Bingen" and "Bingen am Rhein" are one. */
function isSameCity(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);
}

/** Two for "Springfield, IL": a state or Israel. */
function countriesOfLocation(parts: readonly string[]): string[] {
  const last = parts.at(-1) ?? '';
  if (parts.length > 1) {
    if (isAmbiguousState(last)) return ['us', last.toLowerCase()];
    const state = countryOfState(fold(last));
    if (state !== null) return [state];
  }
  const country = countryCode(last) ?? countryOfName(last);
  return country === null ? [] : [country.toLowerCase()];
}

function countryOfName(name: string): string | null {
  const region = regionOf(fold(name));
  return region?.length === 2 ? region : null;
}

function cityOf(name: string): string {
  const written = fold(name)
    .replace(/\b\d{4,6}\b/g, '')
    .trim();
  const known = cityName(written);
  const city = known === written ? cityName(toLatin(fold(romanise(written)))) : known;
  return city === '' ? '' : evenSpelling(city);
}
