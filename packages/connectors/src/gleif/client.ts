import { pickByName } from '../company-identity/pick-by-name.ts';
import { parseLocation } from '../geography/location.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import type { HttpRequest } from '../http/types.ts';
import type { Connector, ConnectorSettings } from '../types.ts';
import { requestJsonOrNull } from '../vendor-api/request-json-or-null.ts';
import { mapCompany } from './mapper.ts';
import { leiListSchema, leiOneSchema } from './schema.ts';

const WEEK_MS = 7 * 86_400_000;
/** The register's largest page. */
const HITS_MAX = 200;

/** The register of legal entity identifiers: who a company is and where, no headcount. */
export const gleif: Connector = {
  id: 'gleif',
  label: 'GLEIF',
  gives: 'identity',
  needs: 'nothing',
  description: 'Legal entity identifier, legal status and addresses; no number of employees.',
  licence: 'CC0 1.0',
  defaultBaseUrl: 'https://api.gleif.org/api/v1',
  creditsPerCompany: 0,
  freshForMs: WEEK_MS,
  requiresSourceId: true,
  sample: {
    name: 'Apple Inc.',
    domain: 'apple.com',
    locations: ['Cupertino, United States'],
    ids: { lei: 'HWUPKR0MPOU8FGXBT394' },
  },
  findCompany: async (http, { ids, name, domain, locations }, settings) => {
    const lei = ids.lei?.trim().toUpperCase();
    if (lei !== undefined && /^[A-Z0-9]{20}$/.test(lei)) {
      const one = await requestJsonOrNull(http, requestOf(settings, `/lei-records/${lei}`), leiOneSchema);
      return one === null ? null : mapCompany(one.data, 'id');
    }
    if (name.trim() === '') return null;
    const query = new URLSearchParams({
      'filter[fulltext]': name,
      'page[size]': String(HITS_MAX),
      'page[number]': '1',
    });
    const { data } = await http.json(requestOf(settings, `/lei-records?${query}`), leiListSchema);
    const candidates = data.data.map((entry) => {
      const { legalName, otherNames, headquartersAddress, legalAddress, status } = entry.attributes.entity;
      return {
        entry,
        names: [legalName.name, ...(otherNames ?? []).map((other) => other.name)],
        cities: [headquartersAddress?.city, legalAddress?.city],
        isClosed: status === 'INACTIVE',
      };
    });
    const search = { candidates, isComplete: candidates.length < HITS_MAX };
    const pick = pickByName(search, { name, domain, locations: locations.map(parseLocation) });
    return pick === null ? null : mapCompany(pick.entry, pick.match);
  },
  testConnection: async (http, settings) => {
    const { cacheMs: _, ...request } = requestOf(settings, '/lei-records?page%5Bsize%5D=1&page%5Bnumber%5D=1');
    await http.json(request, leiListSchema);
  },
};

function requestOf({ baseUrl }: ConnectorSettings, path: string): HttpRequest {
  return {
    vendor: 'gleif',
    url: `${baseUrl}${path}`,
    headers: { accept: 'application/vnd.api+json' },
    limits: HOST_LIMITS.gleif,
    cacheMs: WEEK_MS,
  };
}
