import { industryCodes } from '../company-identity/industry-codes.ts';
import { parseLocation } from '../geography/location.ts';
import { isSameCity } from '../geography/same-city.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import type { HttpClient } from '../http/types.ts';
import type { ConnectorSettings, DiscoveryAnswer, DiscoveryFilters } from '../types.ts';
import { mapDiscovered } from './mapper.ts';
import { municipalityNumber } from './municipalities.ts';
import { type Enhet, enheterSchema } from './schema.ts';

const NOTHING: DiscoveryAnswer = { companies: [], total: 0 };
const PAGE_SIZE = 100;
/** Where the place is compared here, more than a page may be needed; the register is not read through for it. */
const PAGES_MAX = 3;
/** The register refuses smaller numbers in a search than it publishes. */
const PUBLISHED_MIN = 5;

/** By industry, municipality and size. An industry or a country that the register has nothing of gives nothing. */
export async function search(
  http: HttpClient,
  filters: DiscoveryFilters,
  limit: number,
  settings: ConnectorSettings,
): Promise<DiscoveryAnswer> {
  const parsedLocation = parseLocation(filters.location ?? '');
  if (parsedLocation.country !== null && parsedLocation.country !== 'NO') return NOTHING;
  const codes = filters.industry === null ? [] : industryCodes(filters.industry);
  if (filters.industry !== null && codes.length === 0) return NOTHING;

  const municipality = parsedLocation.city === null ? null : municipalityNumber(parsedLocation.city);
  const parameters = new URLSearchParams({ size: String(PAGE_SIZE) });
  if (codes.length > 0) parameters.set('naeringskode', codes.map(({ division }) => division).join(','));
  if (municipality !== null) parameters.set('kommunenummer', municipality);
  const { minEmployees: min, maxEmployees: max } = filters;
  if (min !== null && min >= PUBLISHED_MIN) parameters.set('fraAntallAnsatte', String(min));
  if (max !== null) parameters.set('tilAntallAnsatte', String(Math.max(max, PUBLISHED_MIN)));

  const { city } = parsedLocation;
  const matchesFilters = (enhet: Enhet) =>
    (municipality !== null || city === null || isSameCity(enhet.forretningsadresse?.poststed ?? '', city)) &&
    hasSize(enhet, filters);
  const found: Enhet[] = [];
  let total: number | null = null;
  for (let page = 0; page < PAGES_MAX && found.length < limit; page++) {
    parameters.set('page', String(page));
    const url = `${settings.baseUrl}/enheter?${parameters}`;
    const { data } = await http.json({ vendor: 'brreg', url, limits: HOST_LIMITS.brreg }, enheterSchema);
    found.push(...(data._embedded?.enheter ?? []).filter(matchesFilters));
    // What is sorted out here is not in the register's own count.
    total = municipality === null && city !== null ? null : data.page.totalElements;
    if (page + 1 >= data.page.totalPages) break;
  }
  return { companies: found.slice(0, limit).map(mapDiscovered), total };
}

function hasSize({ antallAnsatte }: Enhet, { minEmployees, maxEmployees }: DiscoveryFilters): boolean {
  if (minEmployees === null && maxEmployees === null) return true;
  if (typeof antallAnsatte !== 'number') return false;
  return antallAnsatte >= (minEmployees ?? 0) && antallAnsatte <= (maxEmployees ?? Number.POSITIVE_INFINITY);
}
