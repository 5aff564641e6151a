import { type CompanyCounter, type CompanyFilter, countryName, toCanonical } from '../companies/index.ts';
import type { Band } from './distribution-bands.ts';

/** The countries of the most companies, all others, unknown. None without a company whose country is known. */
export function countryBands(counter: CompanyCounter, limit: number): Band[] {
  const countries = counter.countries().map(({ value }) => value);
  const shown = countries.slice(0, limit);
  if (shown.length === 0) return [];
  const bands: Band[] = shown.map((value) => {
    return { key: value, label: countryName(value), filter: { field: 'country', op: 'is', value } };
  });
  if (countries.length > shown.length) {
    bands.push({ key: 'other', label: 'Other countries', filter: others('country', shown) });
  }
  return [...bands, { key: 'unknown', label: 'Unknown', filter: { field: 'country', op: 'isEmpty' } }];
}

/** The cities of a country in the same way; unknown are companies that name the country alone. */
export function cityBands(counter: CompanyCounter, country: string, limit: number): Band[] {
  const cities = counter.cities(country).map(({ value }) => value);
  const shown = cities.slice(0, limit);
  const inCountry: CompanyFilter = { field: 'country', op: 'is', value: country };
  const bands: Band[] = shown.map((value) => {
    return { key: value, label: value.slice(0, value.lastIndexOf(',')), filter: { field: 'city', op: 'is', value } };
  });
  if (cities.length > shown.length) {
    const filter = toCanonical({ and: [inCountry, others('city', shown)] });
    bands.push({ key: 'other', label: 'Other cities', filter });
  }
  const filter = toCanonical({ and: [inCountry, { field: 'city', op: 'isEmpty' }] });
  return [...bands, { key: 'unknown', label: 'City unknown', filter }];
}

function others(field: 'country' | 'city', shown: string[]): CompanyFilter {
  return toCanonical({
    and: [
      { field, op: 'isNotEmpty' },
      { field, op: 'noneOf', value: shown },
    ],
  });
}
