import { normaliseCompanyName } from '../company-identity/company-name.ts';
import { pickByName } from '../company-identity/pick-by-name.ts';
import { locationsInCountry } from '../geography/location.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import type { HttpClient, HttpRequest } from '../http/types.ts';
import type { CompanyQuery, Connector, ConnectorSettings, MatchMethod } from '../types.ts';
import { readPages } from '../vendor-api/read-pages.ts';
import { requestJsonOrNull } from '../vendor-api/request-json-or-null.ts';
import { search } from './discover.ts';
import { mapCompany, pickBySite, siteKey } from './mapper.ts';
import { type Enhet, enheterSchema, enhetSchema, underenheterSchema } from './schema.ts';

const WEEK_MS = 7 * 86_400_000;
/** The register's largest page that one answer's size limit certainly holds. */
const WORKPLACES_MAX = 100;
const NAME_PAGES_MAX = 5;

/** The Norwegian register of legal entities: exact headcounts, and workplaces as places. */
export const brreg: Connector = {
  id: 'brreg',
  label: 'Brønnøysund Register (Norway)',
  gives: 'figures',
  needs: 'nothing',
  description: 'Registered number of employees and workplaces of companies in Norway.',
  licence: 'NLOD 2.0',
  defaultBaseUrl: 'https://data.brreg.no/enhetsregisteret/api',
  creditsPerCompany: 0,
  freshForMs: WEEK_MS,
  requiresSourceId: false,
  sample: { name: 'Equinor ASA', domain: 'equinor.com', locations: ['Stavanger, Norway'], ids: { orgnr: '923609016' } },
  unqueriedReason: 'No Norwegian location or organisation number is known',
  findCompany: async (http, query, settings) => {
    const found = await findUnit(http, query, settings);
    if (found === null) return null;
    const parameters = { overordnetEnhet: found.enhet.organisasjonsnummer, size: String(WORKPLACES_MAX) };
    const { data } = await http.json(requestOf(settings, '/underenheter', parameters), underenheterSchema);
    return mapCompany(found.enhet, data._embedded?.underenheter ?? [], found.match);
  },
  testConnection: async (http, settings) => {
    const { cacheMs: _, ...request } = requestOf(settings, '/enheter', { size: '1' });
    await http.json(request, enheterSchema);
  },
  discover: { credits: () => 0, search },
};

async function findUnit(
  http: HttpClient,
  { ids, domain, name, locations }: CompanyQuery,
  settings: ConnectorSettings,
): Promise<{ enhet: Enhet; match: MatchMethod } | null> {
  if (ids.orgnr !== undefined && /^\d{9}$/.test(ids.orgnr)) {
    const enhet = await requestJsonOrNull(http, requestOf(settings, `/enheter/${ids.orgnr}`), enhetSchema);
    return enhet === null || enhet.slettedato ? null : { enhet, match: 'id' };
  }
  const searchUnits = async (parameters: Record<string, string>) => {
    const { data } = await http.json(requestOf(settings, '/enheter', { ...parameters, size: '50' }), enheterSchema);
    return { entries: data._embedded?.enheter ?? [], totalPages: data.page.totalPages };
  };
  const knownLocations = locationsInCountry(locations, 'NO');
  const isNamed = (each: string) => normaliseCompanyName(each) === normaliseCompanyName(name);
  // Sites are registered with and without "www."; the second spelling is worth a request where Norway is likely.
  const spellings = knownLocations.length > 0 || domain.endsWith('.no') ? [domain, `www.${domain}`] : [domain];
  for (const hjemmeside of spellings) {
    const enhet = pickBySite((await searchUnits({ hjemmeside })).entries, domain, isNamed);
    if (enhet !== null) return { enhet, match: 'domain' };
  }
  if (knownLocations.length === 0 || name.trim() === '') return null;
  const found = await readPages((page) => searchUnits({ navn: name, page: String(page) }), NAME_PAGES_MAX);
  const candidates = found.entries.map((entry) => ({
    entry,
    names: [entry.navn],
    cities: [entry.forretningsadresse?.poststed, entry.forretningsadresse?.kommune],
    website: siteKey(entry.hjemmeside),
  }));
  const sought = { name, domain, locations: knownLocations };
  const pick = pickByName({ candidates, isComplete: found.isComplete }, sought);
  return pick === null ? null : { enhet: pick.entry, match: pick.match };
}

function requestOf({ baseUrl }: ConnectorSettings, path: string, parameters: Record<string, string> = {}): HttpRequest {
  const query = new URLSearchParams(parameters).toString();
  const url = `${baseUrl}${path}${query === '' ? '' : `?${query}`}`;
  return { vendor: 'brreg', url, limits: HOST_LIMITS.brreg, cacheMs: WEEK_MS };
}
