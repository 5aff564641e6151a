import { fold } from '@workbench/text/fold';
import { countryOfName } from './country-names.ts';
import { knownCities } from './known-cities.ts';
import { nameOfArea, withoutDistrict, withoutPostcode } from './location-parts.ts';
import { countriesOfRegion } from './region-names.ts';
import { US_STATES } from './us-states.ts';

/** Which part of a location is its city, once the country is known. Pure. */

/** A city that we know; else the first part that is neither a region of the country nor a street. */
export function cityAmong(parts: readonly string[], country: string): string | null {
  const isRegion = (part: string) => countriesOfArea(part).includes(country) || countryOfName(part) === country;
  const names = parts.map(withoutPostcode);
  const known = names.flatMap((name) => findCity(name, country) ?? []);
  if (known[0] !== undefined) return known[0];
  const isCity = (name: string) => /\p{L}{2}/u.test(name) && !/[\d@]/.test(name) && !isRegion(name);
  const found = names.find((name) => isCity(name) && !isStateCode(name, country));
  return found === undefined ? null : (nameOfArea(found) ?? found);
}

const isStateCode = (name: string, country: string) => country === 'US' && US_STATES.has(name);

export function findCity(name: string, country: string): string | null {
  for (const spelling of spellingsOf(name)) {
    const city = knownCities(spelling).find((one) => one.country === country);
    if (city !== undefined) return city.name;
  }
  return null;
}

export function spellingsOf(name: string): string[] {
  const area = nameOfArea(name);
  return [name, withoutDistrict(name), ...(area === null ? [] : [area])].filter((one) => fold(one) !== '');
}

export function countriesOfArea(region: string): readonly string[] {
  const named = countriesOfRegion(region);
  const area = nameOfArea(region);
  return named.length > 0 || area === null ? named : countriesOfRegion(area);
}
