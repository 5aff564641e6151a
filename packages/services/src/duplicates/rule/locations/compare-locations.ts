import { countryCode } from '@workbench/identity/country-code';
import { fold } from '@workbench/text/fold';
import { evenSpelling, toLatin } from '../names/transliterate.ts';
import { regionOf } from './regions.ts';
import { countryOfState, isAmbiguousState } from './states.ts';

export type LocationRelation = 'city' | 'country' | 'abroad' | 'apart' | 'unknown';

/** What is known of where a company is. */
export interface ReadLocations {
  cities: string[];
  countries: string[];
}

/** Names of one city that no rule of spelling brings together. */
const CITY_NAMES: Readonly<Record<string, string>> = {
  munchen: 'munich',
  muenchen: 'munich',
  koln: 'cologne',
  koeln: 'cologne',
  wien: 'vienna',
  praha: 'prague',
  warszawa: 'warsaw',
  milano: 'milan',
  roma: 'rome',
  torino: 'turin',
  firenze: 'florence',
  lisboa: 'lisbon',
  kobenhavn: 'copenhagen',
  goteborg: 'gothenburg',
  bruxelles: 'brussels',
  brussel: 'brussels',
  geneve: 'geneva',
  genf: 'geneva',
  zurich: 'zurich',
  zuerich: 'zurich',
  nurnberg: 'nuremberg',
  nuernberg: 'nuremberg',
  nyc: 'new york',
  'new york city': 'new york',
  moskva: 'moscow',
  athina: 'athens',
  bucuresti: 'bucharest',
  sevilla: 'seville',
  'den haag': 'the hague',
  antwerpen: 'antwerp',
  kyiv: 'kiev',
  beograd: 'belgrade',
  hannover: 'hanover',
  basle: 'basel',
  'frankfurt am main': 'frankfurt',
  sf: 'san francisco',
  venezia: 'venice',
  napoli: 'naples',
  bengaluru: 'bangalore',
  mumbai: 'bombay',
  aarhus: 'arhus',
  bern: 'bern',
  berne: 'bern',
  'ciudad de mexico': 'mexico city',
  'saint petersburg': 'st petersburg',
  'sankt peterburg': 'st petersburg',
  gothenburg: 'gothenburg',
  hanover: 'hanover',
  guetersloh: 'gutersloh',
  krakow: 'cracow',
};

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
export const cityWord = (word: string): string => evenSpelling(CITY_NAMES[word] ?? word);

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
  const folded = toLatin(fold(name))
    .replace(/\b\d{4,6}\b/g, '')
    .trim();
  return folded === '' ? '' : evenSpelling(CITY_NAMES[folded] ?? folded);
}
