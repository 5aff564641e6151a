import { pickByName } from '../company-identity/pick-by-name.ts';
import { locationsInCountry } from '../geography/location.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import type { HttpClient, HttpRequest } from '../http/types.ts';
import type { Connector, ConnectorSettings } from '../types.ts';
import { search } from './discover.ts';
import { mapCompany } from './mapper.ts';
import { searchSchema, type UniteLegale } from './schema.ts';

const WEEK_MS = 7 * 86_400_000;
/** INSEE's own number: always there. */
const TEST_SIREN = '120027016';

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
  findCompany: async (http, { ids, name, locations }, settings) => {
    if (ids.siren !== undefined && /^\d{9}$/.test(ids.siren)) {
      const unite = (await searchSirene(http, settings, ids.siren)).find(({ siren }) => siren === ids.siren);
      return unite === undefined ? null : mapCompany(unite, 'id');
    }
    const knownLocations = locationsInCountry(locations, 'FR');
    if (knownLocations.length === 0 || name.trim() === '') return null;
    const active = (await searchSirene(http, settings, name)).filter(
      ({ etat_administratif }) => etat_administratif !== 'C',
    );
    const candidates = active.map((entry) => ({
      entry,
      // "NORTHWIND ROBOTICS (NWR)": the complete name carries a short one in brackets.
      names: [entry.nom_raison_sociale, entry.nom_complet, entry.nom_complet.replace(/\([^()]*\)/g, ' ')],
      cities: [entry.siege?.libelle_commune],
    }));
    const pick = pickByName(candidates, name, knownLocations);
    return pick === null ? null : mapCompany(pick.entry, 'name_and_place');
  },
  testConnection: async (http, settings) => {
    const { cacheMs: _, ...request } = requestOf(settings, TEST_SIREN, 1);
    await http.json(request, searchSchema);
  },
  discover: { credits: () => 0, search },
};

async function searchSirene(http: HttpClient, settings: ConnectorSettings, q: string): Promise<UniteLegale[]> {
  return (await http.json(requestOf(settings, q, 25), searchSchema)).data.results;
}

function requestOf({ baseUrl }: ConnectorSettings, q: string, perPage: number): HttpRequest {
  const include = 'siege,matching_etablissements';
  const query = new URLSearchParams({ q, page: '1', per_page: String(perPage), minimal: 'true', include });
  return { vendor: 'sirene', url: `${baseUrl}/search?${query}`, limits: HOST_LIMITS.sirene, cacheMs: WEEK_MS };
}
