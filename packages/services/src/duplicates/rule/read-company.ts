import type { Identifiers } from './compare-identifiers.ts';
import { type ReadSites, readSites, type Sites } from './compare-sites.ts';
import { type ReadLocations, readLocations } from './locations/compare-locations.ts';
import { namesIn } from './names/other-names.ts';
import { type ReadName, readName } from './names/read-name.ts';

/** What is compared of a company. */
export interface ComparableCompany extends Sites {
  name: string;
  industry: string | null;
  locations: readonly string[];
  employees: number | null;
  /** By kind: "lei", "siren" … */
  identifiers: Identifiers;
}

export interface ReadCompany extends ComparableCompany {
  /** The first is its name; the others are former and further ones that the text names. */
  names: ReadName[];
  readLocations: ReadLocations;
  sites: ReadSites;
}

export function readCompany(company: ComparableCompany): ReadCompany {
  return {
    ...company,
    names: namesIn(company.name).map(readName),
    readLocations: readLocations(company.locations),
    sites: readSites(company),
  };
}
