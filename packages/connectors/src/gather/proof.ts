import { bareName, namesCompany, normaliseCompanyName } from '../company-identity/company-name.ts';
import { parseLocation } from '../geography/location.ts';
import { isSameCity } from '../geography/same-city.ts';
import { namesDomain } from './on-domain.ts';
import type { EvidenceProof, GatherTarget } from './types.ts';

const PART_BREAK = /[,;()\n]/;

/**
 * How an address line that someone else wrote ("Research Dept., Acme Inc., Boulder, CO") shows that it is about this
 * company: it names the company's domain, or its full name together with one of its cities. null: it may be another
 * one of the same name.
 */
export function findProof(text: string, { name, domain, locations }: GatherTarget): EvidenceProof | null {
  if (namesDomain(text, domain)) return 'names_domain';
  const cities = locations
    .map((location) => parseLocation(location).city)
    .filter((city): city is string => Boolean(city));
  const parts = text.split(PART_BREAK).map((part) => part.trim());
  // A whole part, since "Acme University" is not "Acme"; and not the part that is the city, for "Boston" of Boston.
  const named = parts.findIndex((part) => normaliseCompanyName(part) === normaliseCompanyName(name));
  const isNamed = named !== -1 || (PART_BREAK.test(bareName(name)) && namesCompany(text, name));
  const isInCity = parts.some((part, index) => index !== named && cities.some((city) => isCity(part, city)));
  return isNamed && isInCity ? 'name_and_place' : null;
}

/** With the postal code before it, as on the Continent: "D-80331 München", "110 00 Praha". */
const isCity = (part: string, city: string) =>
  isSameCity(part, city) || isSameCity(part.replace(/^(?:[A-Z]{1,2}-)?\d[\d ]{2,6}\s/, ''), city);
