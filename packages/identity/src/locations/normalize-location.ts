import { fold } from '@workbench/text/fold';
import { cityAmong, countriesOfArea, findCity, spellingsOf } from './city-among-parts.ts';
import { countryOfName, isCountryCode } from './country-names.ts';
import { knownCities } from './known-cities.ts';
import { locationParts, nameOfArea, withoutPostcode } from './location-parts.ts';
import { US_STATES } from './us-states.ts';

export interface NormalizedLocation {
  /** ISO code of two letters. */
  country: string;
  /** null where only a country, or a region of it, is named. */
  city: string | null;
}

/**
 * The country and the city that a location names, in whatever order and language; null where the country is not certain.
 * "Berlin, DE" is Germany, as Delaware has no such city; "Fairview, CA" stays open. A city's name alone is enough only
 * where no other country has a city of the name that is nearly as large. Pure.
 */
export function normalizeLocation(location: string): NormalizedLocation | null {
  const parts = locationParts(location);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (last === '') return null;
  const others = parts.slice(0, -1);
  const country = countryOfPart(last, others);
  if (country !== null) return { country, city: cityAmong(others, country) };
  const leading = parts.length > 1 ? (countryOfName(first) ?? countryOfCode(first, parts.slice(1))) : null;
  if (leading !== null) return { country: leading, city: cityAmong(parts.slice(1), leading) };
  return unmistakableCity(last, others);
}

/** Of a country, a code or a region. */
function countryOfPart(part: string, others: readonly string[]): string | null {
  const name = withoutPostcode(part);
  const country = countryOfName(name) ?? countryOfCode(name, others);
  if (country !== null) return country;
  const isCityToo = others.length === 0 && knownCities(nameOfArea(name) ?? name).length > 0;
  const countries = isCityToo ? [] : countriesOfArea(name);
  return countries.length === 1 ? (countries[0] ?? null) : withKnownCity(countries, others);
}

/** A code may be that of a state, too; then a city that we know decides. Small letters need one in any case. */
function countryOfCode(code: string, others: readonly string[]): string | null {
  const upper = code.toUpperCase();
  if (!/^[A-Z]{2}$/.test(upper)) return null;
  const countries = [...(US_STATES.has(upper) ? ['US'] : []), ...(isCountryCode(upper) ? [upper] : [])];
  if (countries.length === 1 && code === upper) return countries[0] ?? null;
  return withKnownCity(countries, others);
}

/** The only one of the countries in which one of the cities is. */
function withKnownCity(countries: readonly string[], cities: readonly string[]): string | null {
  const known = countries.filter((country) => cities.some((city) => findCity(city, country) !== null));
  return known.length === 1 ? (known[0] ?? null) : null;
}

/** A district or a street may precede it, another city may not: then it is a list. */
function unmistakableCity(name: string, others: readonly string[]): NormalizedLocation | null {
  const isElsewhere = (country: string) =>
    others.some((other) => knownCities(other).some((one) => one.isUnmistakable && one.country !== country));
  for (const spelling of spellingsOf(withoutPostcode(name))) {
    const city = knownCities(spelling).find((one) => one.isUnmistakable);
    if (city !== undefined && !isElsewhere(city.country)) return { country: city.country, city: city.name };
  }
  return null;
}

const KNOWN_MAX = 10_000;
/** Most companies are in the same few hundred locations. */
const known = new Map<string, NormalizedLocation | null>();

/** Of all locations of a company, without repeats and without what is not recognised. */
export function normalizeLocations(locations: readonly string[]): NormalizedLocation[] {
  const distinct = new Map<string, NormalizedLocation>();
  for (const location of locations) {
    let found = known.get(location);
    if (found === undefined) {
      found = normalizeLocation(location);
      if (known.size >= KNOWN_MAX) known.clear();
      known.set(location, found);
    }
    if (found === null) continue;
    const key = `${found.country} ${fold(found.city ?? '')}`;
    if (!distinct.has(key)) distinct.set(key, found);
  }
  return [...distinct.values()];
}
