import { pickByName } from '../company-identity/pick-by-name.ts';
import { locationsInCountry } from '../geography/location.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import type { HttpClient, HttpRequest } from '../http/types.ts';
import type { Connector, ConnectorSettings } from '../types.ts';
import { type ReadPages, readPages } from '../vendor-api/read-pages.ts';
import { search } from './discover.ts';
import { mapCompany } from './mapper.ts';
import { searchSchema, type UniteLegale } from './schema.ts';

const WEEK_MS = 7 * 86_400_000;
/** INSEE's own number: always there. */
const TEST_SIREN = '120027016';
const NAME_PAGES_MAX = 4;

/** The French register of companies: bands of employees, without a website to find a company by. */
export const sirene: Connector = {
  id: 'sirene',
  label: 'Sirene (France)',
  gives: 'figures',
  needs: 'nothing',
  description: 'Size bands of companies in France, by registration number or by name and location.',
  licence: 'Licence Ouverte 2.0',
  defaultBaseUrl: 'https://recherche-entreprises.api.gouv.fr',
  creditsPerCompany: 0,
  freshForMs: WEEK_MS,
  requiresSourceId: true,
  sample: { name: 'INSEE', domain: 'insee.fr', locations: ['Montrouge, France'], ids: { siren: TEST_SIREN } },
  unqueriedReason: 'No French location or company number (SIREN) is known',
  findCompany: async (http, { ids, name, domain, locations }, settings) => {
    if (ids.siren !== undefined && /^\d{9}$/.test(ids.siren)) {
      const unite = (await searchSirene(http, settings, ids.siren, 1)).entries.find(({ siren }) => siren === ids.siren);
      return unite === undefined ? null : mapCompany(unite, 'id');
    }
    const knownLocations = locationsInCountry(locations, 'FR');
    if (knownLocations.length === 0 || name.trim() === '') return null;
    const { entries, isComplete } = await searchSirene(http, settings, name, NAME_PAGES_MAX);
    const candidates = entries.map((entry) => ({
      entry,
      // "NORTHWIND ROBOTICS (NWR)": the complete name carries a short one in brackets.
      names: [entry.nom_raison_sociale, entry.nom_complet, entry.nom_complet.replace(/\([^()]*\)/g, ' ')],
      cities: [entry.siege?.libelle_commune],
      isClosed: entry.etat_administratif === 'C',
    }));
    const pick = pickByName({ candidates, isComplete }, { name, domain, locations: knownLocations });
    return pick === null ? null : mapCompany(pick.entry, pick.match);
  },
  testConnection: async (http, settings) => {
    const { cacheMs: _, ...request } = requestOf(settings, TEST_SIREN, 1);
    await http.json(request, searchSchema);
  },
  discover: { credits: () => 0, search },
};

function searchSirene(
  http: HttpClient,
  settings: ConnectorSettings,
  q: string,
  pagesMax: number,
): Promise<ReadPages<UniteLegale>> {
  const readPage = async (page: number) => {
    const { data } = await http.json(requestOf(settings, q, 25, page + 1), searchSchema);
    return { entries: data.results, totalPages: data.total_pages };
  };
  return readPages(readPage, pagesMax);
}

function requestOf({ baseUrl }: ConnectorSettings, q: string, perPage: number, page = 1): HttpRequest {
  const include = 'siege,matching_etablissements';
  const query = new URLSearchParams({ q, page: String(page), per_page: String(perPage), minimal: 'true', include });
  return { vendor: 'sirene', url: `${baseUrl}/search?${query}`, limits: HOST_LIMITS.sirene, cacheMs: WEEK_MS };
}
