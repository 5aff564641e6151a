import { pickByName } from '../company-identity/pick-by-name.ts';
import { locationsInCountry } from '../geography/location.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import type { HttpClient, HttpRequest } from '../http/types.ts';
import type { CompanyQuery, Connector, ConnectorSettings, MatchMethod } from '../types.ts';
import { requestJsonOrNull } from '../vendor-api/request-json-or-null.ts';
import { mapCompany } from './mapper.ts';
import { hledaniSchema, resSchema } from './schema.ts';

const WEEK_MS = 7 * 86_400_000;
/** The Ministry of Finance, which runs the service: always there. */
const TEST_ICO = '00006947';
const HITS_MAX = 100;

/** The Czech register of economic subjects: bands of employees. */
export const ares: Connector = {
  id: 'ares',
  label: 'ARES (Czechia)',
  gives: 'figures',
  needs: 'nothing',
  description: 'Size bands of companies in Czechia, by registration number or by name and location.',
  licence: null,
  defaultBaseUrl: 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest',
  creditsPerCompany: 0,
  freshForMs: WEEK_MS,
  requiresSourceId: true,
  sample: { name: 'Ministerstvo financí', domain: 'mfcr.cz', locations: ['Praha, Czechia'], ids: { ico: TEST_ICO } },
  unqueriedReason: 'No Czech location or company number (IČO) is known',
  findCompany: async (http, query, settings) => {
    const found = await findNumber(http, query, settings);
    if (found === null) return null;
    const data = await requestJsonOrNull(http, recordRequest(settings, found.ico), resSchema);
    return data === null ? null : mapCompany(data.zaznamy, found.ico, found.match);
  },
  testConnection: async (http, settings) => {
    const { cacheMs: _, ...request } = recordRequest(settings, TEST_ICO);
    await requestJsonOrNull(http, request, resSchema);
  },
};

async function findNumber(
  http: HttpClient,
  { ids, name, domain, locations }: CompanyQuery,
  settings: ConnectorSettings,
): Promise<{ ico: string; match: MatchMethod } | null> {
  // Numbers are 8 digits; leading zeros get lost where someone kept them as a number.
  if (ids.ico !== undefined && /^\d{1,8}$/.test(ids.ico)) return { ico: ids.ico.padStart(8, '0'), match: 'id' };
  const knownLocations = locationsInCountry(locations, 'CZ');
  if (knownLocations.length === 0 || name.trim() === '') return null;
  const request: HttpRequest = {
    vendor: 'ares',
    url: `${settings.baseUrl}/ekonomicke-subjekty/vyhledat`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ obchodniJmeno: name, start: 0, pocet: HITS_MAX }),
    limits: HOST_LIMITS.ares,
    cacheMs: WEEK_MS,
  };
  const data = await requestJsonOrNull(http, request, hledaniSchema);
  const candidates = (data?.ekonomickeSubjekty ?? []).map((entry) => ({
    entry,
    names: [entry.obchodniJmeno],
    cities: [entry.sidlo?.nazevObce],
  }));
  // A full page may have further hits behind it.
  const search = { candidates, isComplete: candidates.length < HITS_MAX };
  const pick = pickByName(search, { name, domain, locations: knownLocations });
  return pick === null ? null : { ico: pick.entry.ico, match: pick.match };
}

function recordRequest({ baseUrl }: ConnectorSettings, ico: string): HttpRequest {
  const url = `${baseUrl}/ekonomicke-subjekty-res/${ico}`;
  return { vendor: 'ares', url, limits: HOST_LIMITS.ares, cacheMs: WEEK_MS };
}
