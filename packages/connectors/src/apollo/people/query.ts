import { stateName } from '@workbench/identity/locations/us-states';
import { ConnectorError } from '../../errors.ts';
import { expandCountry } from '../../geography/country-abbreviations.ts';
import { membersOfRegion } from '../../geography/world-regions.ts';
import type { RevealIdentifier } from '../../people/reveal-identifier.ts';
import type { PeopleFilters } from '../../people/types.ts';

const PER_PAGE_MAX = 100;

/**
 * Body of a people search. The names are Apollo's own and fixed here, because it ignores unknown ones silently and
 * answers with people who don't fit. Industries go as keyword tags: people have no documented industry filter.
 */
export function toPeopleBody(filters: PeopleFilters, page: number, perPage: number) {
  const { companySize, keywords } = filters;
  const locations = nonEmptyList(filters.locations).flatMap(
    (location) => membersOfRegion(location)?.names ?? [toApolloLocation(location)],
  );
  const [jobTitles, industries] = [nonEmptyList(filters.jobTitles), nonEmptyList(filters.industries)];
  const hasSize = companySize !== null && (companySize.min !== null || companySize.max !== null);
  return {
    ...(jobTitles.length > 0 && { person_titles: jobTitles }),
    ...(locations.length > 0 && { person_locations: [...new Set(locations)] }),
    ...(filters.seniorities.length > 0 && { person_seniorities: filters.seniorities }),
    ...companyNameOf(filters),
    ...(industries.length > 0 && { q_organization_keyword_tags: industries.map((name) => name.toLowerCase()) }),
    // An open end has no documented form, so it is written as a number that no company passes.
    ...(hasSize && {
      organization_num_employees_ranges: [`${Math.max(1, companySize.min ?? 1)},${companySize.max ?? 10_000_000}`],
    }),
    ...(keywords.trim() !== '' && { q_keywords: keywords.trim() }),
    // Both always: their defaults are not documented.
    page,
    per_page: Math.min(Math.max(1, perPage), PER_PAGE_MAX),
  };
}

/**
 * Apollo matches parts of one name.
 * @throws ConnectorError where several are searched for
 */
function companyNameOf({ companyNames = [] }: PeopleFilters): { q_organization_name?: string } {
  const [name, ...others] = nonEmptyList(companyNames);
  if (others.length > 0) {
    throw new ConnectorError('invalid_request', 'apollo', 'Searches one company name at a time: remove the others.');
  }
  return name === undefined ? {} : { q_organization_name: name };
}

/** One person to be matched, under Apollo's names. */
export interface MatchDetail {
  id?: string;
  linkedin_url?: string;
  email?: string;
  name?: string;
  domain?: string;
  organization_name?: string;
}

export function toMatchDetail(identity: RevealIdentifier): MatchDetail {
  switch (identity.by) {
    case 'id':
      return { id: identity.id };
    case 'profile':
      return { linkedin_url: identity.url };
    case 'email':
      return { email: identity.email };
    case 'name':
      return {
        name: identity.name,
        ...(identity.domain !== null && { domain: identity.domain }),
        ...(identity.organizationName !== null && { organization_name: identity.organizationName }),
      };
  }
}

/** "Austin, TX" → "Austin, Texas" and "USA" → "United States": states and countries are known by their names. */
function toApolloLocation(location: string): string {
  const parts = location.split(',').map((part) => part.trim());
  return parts
    .map((part, index) => {
      const state = index > 0 && /^[A-Z]{2}$/.test(part) ? stateName(part) : null;
      return state ?? expandCountry(part);
    })
    .filter(Boolean)
    .join(', ');
}

const nonEmptyList = (items: readonly string[]) => items.map((item) => item.trim()).filter(Boolean);
