import { hostAndParents, hostKey } from '@workbench/identity/domain/host-key';
import type { ParsedLocation } from '../geography/location.ts';
import { isSameCity } from '../geography/same-city.ts';
import type { MatchMethod } from '../types.ts';
import { normaliseCompanyName } from './company-name.ts';

export interface NamedCandidate<T> {
  entry: T;
  /** All names that the register has for it. */
  names: (string | null | undefined)[];
  cities: (string | null | undefined)[];
  /** Left out by registers that keep no websites. */
  website?: string | null | undefined;
  /** Dissolved or struck off. */
  isClosed?: boolean;
}

export interface NameSearch<T> {
  candidates: NamedCandidate<T>[];
  /** False when the register has further hits that were not read: one of them may be a namesake. */
  isComplete: boolean;
}

export interface NamePick<T> {
  entry: T;
  match: Extract<MatchMethod, 'name_and_place' | 'name'>;
}

interface SoughtCompany {
  name: string;
  domain: string;
  locations: ParsedLocation[];
}

/**
 * The one entry whose name is exactly the one asked for, legal form aside. Of several with the name, the one in a city
 * that the company is known to be in; null when that does not decide it, for a namesake's headcount is worse than none.
 * Only a living company in a known city, and the only such one of all hits, is more than a match by name.
 */
export function pickByName<T>(search: NameSearch<T>, sought: SoughtCompany): NamePick<T> | null {
  const normalisedName = normaliseCompanyName(sought.name);
  if (normalisedName === '') return null;
  const named = search.candidates.filter(
    ({ names, website }) =>
      names.some((each) => each && normaliseCompanyName(each) === normalisedName) &&
      !isOtherWebsite(website, sought.domain),
  );
  const open = named.filter(({ isClosed }) => isClosed !== true);
  const living = open.length > 0 ? open : named;
  const here = living.filter(({ cities }) => cities.some((city) => city && sought.locations.some(isLocatedIn(city))));
  const [only, ...others] = here.length > 0 ? here : living;
  if (only === undefined || others.length > 0) return null;
  const isSure = here.length > 0 && open.length > 0 && search.isComplete;
  return { entry: only.entry, match: isSure ? 'name_and_place' : 'name' };
}

const isLocatedIn = (city: string) => (location: ParsedLocation) =>
  location.city !== null && isSameCity(location.city, city);

/** Who states a website of another domain is another company; who states none may be this one. */
function isOtherWebsite(website: string | null | undefined, domain: string): boolean {
  const host = hostKey(website);
  return host !== null && !hostAndParents(host).includes(domain) && !hostAndParents(domain).includes(host);
}
