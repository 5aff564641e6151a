import type { DiscoveryFilters } from '../types.ts';

/** How people write countries that are stored under another name. */
const COUNTRIES: Record<string, string> = {
  usa: 'united states',
  us: 'united states',
  uk: 'united kingdom',
  'great britain': 'united kingdom',
  'czech republic': 'czechia',
  'the netherlands': 'netherlands',
};

/**
 * Body of a company search, or null when no filter is set: each record returned is paid for, so "everybody" is never
 * asked for. Values go in lower case because the query runs raw against lower-case text; `size` is always sent,
 * because the default is 1.
 * @param industries the vendor's own names for the industry that was typed
 */
export function toSearchBody(filters: DiscoveryFilters, industries: readonly string[], limit: number) {
  const { location, minEmployees, maxEmployees } = filters;
  const must: object[] = [];
  if (industries.length > 0) must.push({ terms: { industry: industries.map((name) => name.toLowerCase()) } });
  for (const part of location?.split(',') ?? []) {
    const parsedLocation = part.trim().toLowerCase();
    if (parsedLocation !== '') must.push(inLocation(COUNTRIES[parsedLocation] ?? parsedLocation));
  }
  if (minEmployees !== null || maxEmployees !== null) {
    const range = {
      ...(minEmployees !== null && { gte: minEmployees }),
      ...(maxEmployees !== null && { lte: maxEmployees }),
    };
    must.push({ range: { employee_count: range } });
  }
  // Nested twice, as the documentation shows it.
  return must.length === 0 ? null : { size: Math.min(limit, 100), query: { query: { bool: { must } } } };
}

/** A word typed as a place may be a city, a region or a country. */
function inLocation(location: string) {
  const levels = ['country', 'region', 'locality'];
  return { bool: { should: levels.map((level) => ({ term: { [`location.${level}`]: location } })) } };
}
