import type { HttpClient } from '../http/types.ts';
import { createApi } from '../wikidata/api.ts';
import { websiteVariants } from '../wikidata/mapper.ts';
import { rankProfiles } from './rank-profiles.ts';
import type { FoundProfile, ProfileQuery } from './types.ts';
import { isPerson, tiesOf, toProfiles } from './wikidata-people.ts';

interface WikidataProfileSettings {
  /** With `{host}` in the place of its two hosts. */
  baseUrl: string;
  /** Put into the User-Agent, without which nothing is answered. */
  contactEmail: string | null;
  signal?: AbortSignal;
}

/**
 * Looks for a person's profile (P6634) in Wikidata: humans of this name whom a statement ties to the organisation, on
 * their own item or on its. The organisation is known by its website, else by its whole name. All distinct candidates,
 * best first; [] when there is none, and when no organisation is given: a name alone finds someone else.
 * @throws ConnectorError `not_connected` without a contact address, and others when it can't be asked now
 */
export async function findProfilesInWikidata(
  http: HttpClient,
  query: ProfileQuery,
  { baseUrl, contactEmail, signal }: WikidataProfileSettings,
): Promise<FoundProfile[]> {
  const api = createApi(http, { baseUrl, contactEmail }, signal);
  const { organizationDomain: domain, organizationName } = query;
  // The first of several first names is enough to find by.
  const [firstName] = searchWords(query.firstName);
  const lastNames = searchWords(query.lastName);
  if (firstName === undefined || lastNames.length === 0 || (domain ?? organizationName) === null) return [];
  const ids = await api.findPeople([firstName, ...lastNames].join(' '));
  if (ids.length === 0) return [];
  const people = (await api.readNamed(ids)).entities.filter((entity) => isPerson(entity, query));
  if (people.length === 0) return [];
  const tied = people.flatMap((person) => tiesOf(person).map(({ organization }) => organization));
  const own = domain === null ? [] : await api.findByWebsite(websiteVariants(domain));
  const organizationIds = [...new Set([...own, ...tied])];
  if (organizationIds.length === 0) return [];
  const organizations = (await api.readNamed(organizationIds)).entities;
  return rankProfiles(people.flatMap((person) => toProfiles(person, organizations, query)));
}

/** Words of a name without the signs that the search reads as operators; "O'Neill" and "Jean-Pierre" stay whole. */
const searchWords = (name: string): string[] => name.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
