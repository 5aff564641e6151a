import { ConnectorError } from '../errors.ts';
import type { HttpClient } from '../http/types.ts';
import type { CompanyAnswer, CompanyQuery, Connector, ConnectorSettings, DiscoveryFilters } from '../types.ts';
import { createApi, WEEK_MS } from './api.ts';
import { toDiscovered, toDiscoveryQuery } from './discovery-mapper.ts';
import { hasWebsite, itemsToName, pickEntity, toAnswer, websiteVariants } from './mapper.ts';
import type { Entity } from './schema.ts';

/** Wikidata: headcounts with their history, seat, industry and the numbers that other registers know a company by. */
export const wikidata: Connector = {
  id: 'wikidata',
  label: 'Wikidata',
  gives: 'figures',
  needs: 'contact',
  description: 'Free knowledge base: headcounts with their years, seat, industry and register numbers.',
  licence: 'CC0',
  defaultBaseUrl: 'https://{host}',
  creditsPerCompany: 0,
  freshForMs: WEEK_MS,
  requiresSourceId: false,
  sample: {
    name: 'Apple Inc.',
    domain: 'apple.com',
    locations: ['Cupertino, United States'],
    ids: { wikidata: 'Q312' },
  },
  findCompany,
  testConnection: (http, settings) => createApiFor(http, settings).then((api) => api.ping()),
  discover: {
    credits: () => 0,
    search,
  },
};

/** A missing contact address rejects, as every other failure does. */
async function createApiFor(http: HttpClient, settings: ConnectorSettings) {
  return createApi(http, settings);
}

async function findCompany(
  http: HttpClient,
  query: CompanyQuery,
  settings: ConnectorSettings,
): Promise<CompanyAnswer | null> {
  const api = createApi(http, settings);
  const isOfDomain = (entity: Entity) => hasWebsite(entity, query.domain);

  /** The live item among these that is accepted; null when there is none. */
  async function read(ids: string[], isAccepted: (entity: Entity) => boolean, match: 'domain' | 'id') {
    if (ids.length === 0) return null;
    const { entities, fetchedAt } = await api.readNamed(ids);
    // Answers are keyed by id and come in any order: the search's order says which fits best.
    const ordered = ids.flatMap((id) => entities.find((entity) => entity.id === id) ?? []);
    const entity = pickEntity(ordered.filter(isAccepted), query.name, fetchedAt);
    return entity && toAnswer(entity, await api.readLabels(itemsToName(entity)), match, fetchedAt);
  }

  const known = query.ids.wikidata;
  return (
    (await read(await api.findByWebsite(websiteVariants(query.domain)), isOfDomain, 'domain')) ??
    (known === undefined ? null : await read([known], ({ id }) => id === known, 'id')) ??
    // Some state a page below the domain as their website, which the search by address misses.
    (await read(query.name.trim() === '' ? [] : await api.findByName(query.name), isOfDomain, 'domain'))
  );
}

async function search(http: HttpClient, filters: DiscoveryFilters, limit: number, settings: ConnectorSettings) {
  const api = createApi(http, settings);
  const { industry, location, minEmployees, maxEmployees } = filters;
  if (industry === null && location === null && minEmployees === null && maxEmployees === null) {
    throw new ConnectorError('invalid_request', 'wikidata', 'Enter an industry, a location or a size to search for.');
  }
  const industries = industry === null ? null : await api.findByName(industry);
  // "Berlin, Germany" is known as "Berlin".
  const locationItems = location === null ? null : await api.findByName(location.split(',')[0] ?? location);
  if (industries?.length === 0 || locationItems?.length === 0) return { companies: [], total: 0 };
  const { rows, fetchedAt } = await api.runQuery(
    toDiscoveryQuery(filters, { industries, locations: locationItems }, limit),
  );
  return { companies: toDiscovered(rows, filters, fetchedAt).slice(0, limit), total: null };
}
