import { industryCodes } from '../company-identity/industry-codes.ts';
import { type ParsedLocation, parseLocation } from '../geography/location.ts';
import { isSameCity } from '../geography/same-city.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import type { HttpClient } from '../http/types.ts';
import type { ConnectorSettings, DiscoveryAnswer, DiscoveryFilters } from '../types.ts';
import { departmentOf } from './departments.ts';
import { bandsWithin } from './headcount-bands.ts';
import { mapDiscovered } from './mapper.ts';
import { searchSchema, type UniteLegale } from './schema.ts';

const NOTHING: DiscoveryAnswer = { companies: [], total: 0 };
/** The register's largest page. */
const PAGE_SIZE = 25;
const PAGES_MAX = 4;

/** By industry, place and size band. What the register can't know gives nothing, rather than everything. */
export async function search(
  http: HttpClient,
  { industry, location, minEmployees, maxEmployees }: DiscoveryFilters,
  limit: number,
  settings: ConnectorSettings,
): Promise<DiscoveryAnswer> {
  const parsedLocation = parseLocation(location ?? '');
  if (parsedLocation.country !== null && parsedLocation.country !== 'FR') return NOTHING;
  const codes = industry === null ? [] : industryCodes(industry).flatMap(({ naf }) => naf);
  if (industry !== null && codes.length === 0) return NOTHING;

  const parameters = new URLSearchParams({
    etat_administratif: 'A',
    // Always set: it is what leaves out the millions of firms without employees.
    tranche_effectif_salarie: bandsWithin(minEmployees, maxEmployees).join(','),
    minimal: 'true',
    include: 'siege',
    per_page: String(PAGE_SIZE),
  });
  if (parameters.get('tranche_effectif_salarie') === '') return NOTHING;
  if (codes.length > 0) parameters.set('activite_principale', codes.join(','));
  for (const [name, value] of Object.entries(locationParameters(parsedLocation))) parameters.set(name, value);

  const found: UniteLegale[] = [];
  let total: number | null = null;
  for (let page = 1; page <= PAGES_MAX && found.length < limit; page++) {
    parameters.set('page', String(page));
    const url = `${settings.baseUrl}/search?${parameters}`;
    const { data } = await http.json({ vendor: 'sirene', url, limits: HOST_LIMITS.sirene }, searchSchema);
    found.push(...data.results.filter((unite) => liesIn(unite, parsedLocation)));
    // A department is more than the city: its count would promise too many.
    total = isCity(parsedLocation) ? null : data.total_results;
    if (page >= data.total_pages) break;
  }
  return { companies: found.slice(0, limit).map(mapDiscovered), total };
}

function locationParameters({ city }: ParsedLocation): Record<string, string> {
  if (city === null) return {};
  if (/^\d{5}$/.test(city)) return { code_postal: city };
  const department = departmentOf(city);
  // The search text also looks into addresses; the answer is sorted out by the seat's town.
  return department === null ? { q: city } : { departement: department };
}

const isCity = ({ city }: ParsedLocation) => city !== null && !/^\d{5}$/.test(city);

function liesIn({ siege }: UniteLegale, parsedLocation: ParsedLocation): boolean {
  return !isCity(parsedLocation) || isSameCity(siege?.libelle_commune ?? '', parsedLocation.city ?? '');
}
