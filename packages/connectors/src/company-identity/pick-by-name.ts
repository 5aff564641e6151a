import { isSameCity, type ParsedLocation } from '../geography/location.ts';
import { normaliseCompanyName } from './company-name.ts';

export interface NamedCandidate<T> {
  entry: T;
  /** All names that the register has for it. */
  names: (string | null | undefined)[];
  cities: (string | null | undefined)[];
}

export interface NamePick<T> {
  entry: T;
  /** Whether one of the cities asked for is one of its cities. */
  isInCity: boolean;
}

/**
 * The one entry whose name is exactly the one asked for, legal form aside. Of several with the name, the one in a city
 * that the company is known to be in; null when that does not decide it, for a namesake's headcount is worse than none.
 */
export function pickByName<T>(
  candidates: NamedCandidate<T>[],
  name: string,
  locations: ParsedLocation[],
): NamePick<T> | null {
  const normalisedName = normaliseCompanyName(name);
  if (normalisedName === '') return null;
  const named = candidates.filter(({ names }) =>
    names.some((each) => each && normaliseCompanyName(each) === normalisedName),
  );
  const here = named.filter(({ cities }) => cities.some((city) => city && locations.some(isLocatedIn(city))));
  const [only, ...others] = here.length > 0 ? here : named;
  return only === undefined || others.length > 0 ? null : { entry: only.entry, isInCity: here.length > 0 };
}

const isLocatedIn = (city: string) => (location: ParsedLocation) =>
  location.city !== null && isSameCity(location.city, city);
