import { normaliseCompanyName } from '../company-identity/company-name.ts';
import { pickByName } from '../company-identity/pick-by-name.ts';
import { DAY_MS } from '../durations.ts';
import { locationsInCountry } from '../geography/location.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import type { HttpClient, HttpRequest } from '../http/types.ts';
import type { CompanyQuery, Connector, ConnectorSettings, MatchMethod } from '../types.ts';
import { requestJsonOrNull } from '../vendor-api/request-json-or-null.ts';
import { requireApiKey } from '../vendor-api/require-api-key.ts';
import { mapCompany } from './mapper.ts';
import { readAccounts } from './read-accounts.ts';
import { profileSchema, searchSchema } from './schema.ts';

const HITS_MAX = 100;
const CLOSED_STATUSES: ReadonlySet<string> = new Set(['dissolved', 'converted-closed', 'closed', 'removed']);
const API_HOST = 'api.company-information.service.gov.uk';

/** The British register: average numbers of employees out of the accounts that companies file. */
export const companiesHouse: Connector = {
  id: 'companies-house',
  label: 'Companies House (UK)',
  gives: 'figures',
  needs: 'key',
  description: 'Average number of employees in the filed accounts of companies in the United Kingdom; the key is free.',
  licence: 'Open Government Licence v3.0',
  defaultBaseUrl: 'https://{host}',
  creditsPerCompany: 0,
  freshForMs: 7 * DAY_MS,
  requiresSourceId: true,
  sample: {
    name: 'Tesco PLC',
    domain: 'tescoplc.com',
    locations: ['Welwyn Garden City, United Kingdom'],
    ids: { companiesHouse: '00445790' },
  },
  unqueriedReason: 'No location in the United Kingdom and no company number is known',
  findCompany: async (http, query, settings) => {
    const buildRequest = createRequestBuilder(settings);
    const found = await findNumber(http, query, buildRequest);
    if (found === null) return null;
    const profile = await requestJsonOrNull(http, buildRequest(API_HOST, `/company/${found.number}`), profileSchema);
    if (profile === null) return null;
    return mapCompany(profile, await readAccounts(http, found.number, buildRequest), found.match);
  },
  testConnection: async (http, settings) => {
    const path = '/search/companies?q=limited&items_per_page=1';
    const { cacheMs: _, ...request } = createRequestBuilder(settings)(API_HOST, path);
    await http.json(request, searchSchema);
  },
};

/** Builds a request to one of the register's hosts, with the key as its user name. */
type BuildRequest = (host: string, path: string) => HttpRequest;

function createRequestBuilder({ apiKey, baseUrl }: ConnectorSettings): BuildRequest {
  const key = requireApiKey(apiKey, 'companies-house', 'Companies House');
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
  return (host, path) => ({
    vendor: 'companies-house',
    url: `${baseUrl.replace('{host}', host)}${path}`,
    headers: { authorization },
    limits: HOST_LIMITS.companiesHouse,
    cacheMs: DAY_MS,
  });
}

async function findNumber(
  http: HttpClient,
  { ids, name, domain, locations }: CompanyQuery,
  buildRequest: BuildRequest,
): Promise<{ number: string; match: MatchMethod } | null> {
  const known = ids.companiesHouse?.trim().toUpperCase();
  if (known !== undefined && /^[A-Z0-9]{1,8}$/.test(known)) return { number: known.padStart(8, '0'), match: 'id' };
  const knownLocations = locationsInCountry(locations, 'GB');
  if (knownLocations.length === 0 || name.trim() === '') return null;
  const query = new URLSearchParams({ q: name, items_per_page: String(HITS_MAX) });
  const { data } = await http.json(buildRequest(API_HOST, `/search/companies?${query}`), searchSchema);
  const candidates = data.items.map((entry) => ({
    entry,
    names: [entry.title],
    cities: [entry.address?.locality],
    isClosed: CLOSED_STATUSES.has(entry.company_status ?? ''),
  }));
  // Hits are ranked and go on to names that have one word in common: behind another name comes no namesake.
  const last = normaliseCompanyName(data.items.at(-1)?.title ?? '');
  const isComplete = data.items.length < HITS_MAX || last !== normaliseCompanyName(name);
  const pick = pickByName({ candidates, isComplete }, { name, domain, locations: knownLocations });
  // The number becomes a part of the path, so it must look like one.
  if (pick === null || !/^[A-Z0-9]{8}$/.test(pick.entry.company_number)) return null;
  return { number: pick.entry.company_number, match: pick.match };
}
