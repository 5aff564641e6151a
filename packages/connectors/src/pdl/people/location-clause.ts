import { stateName } from '@workbench/identity/locations/us-states';
import { expandCountry } from '../../geography/country-abbreviations.ts';
import { countryCode, countryName } from '../../geography/location.ts';
import { stateOf } from '../../geography/us-states.ts';
import { membersOfRegion } from '../../geography/world-regions.ts';

/** Where our table of countries has another name than the one stored. */
const PDL_COUNTRY_NAMES: Record<string, string> = {
  türkiye: 'turkey',
  'hong kong sar china': 'hong kong',
  'macao sar china': 'macau',
  'myanmar (burma)': 'myanmar',
  'côte d’ivoire': "côte d'ivoire",
  'ivory coast': "côte d'ivoire",
  'congo - kinshasa': 'democratic republic of the congo',
  'congo - brazzaville': 'republic of the congo',
};
/** Names that people write and our table does not have. */
const KNOWN_COUNTRY_NAMES = new Set([
  ...Object.values(PDL_COUNTRY_NAMES),
  ...['bosnia and herzegovina', 'trinidad and tobago', 'antigua and barbuda', 'palestine', 'saint lucia'],
]);
/** Countries to us and regions to them. */
const REGIONS = new Set(['england', 'scotland', 'wales', 'northern ireland']);
type Field = 'country' | 'region' | 'locality';

/** One place as typed: each part, between commas, is where the person lives. null for an empty text. */
export function locationClause(typed: string): object | null {
  const region = membersOfRegion(typed);
  if (region !== null) {
    const stored = (name: string) => (region.kind === 'country' ? toPdlCountry(name) : null) ?? name.toLowerCase();
    return { terms: { [`location_${region.kind}`]: region.names.map(stored) } };
  }
  const parts = typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const must = parts.map((part, index) => partClause(part, index > 0));
  return must.length <= 1 ? (must[0] ?? null) : { bool: { must } };
}

/** A name may be a country, a state and a town at once ("Georgia", "New York"): any of them will do. */
function partClause(part: string, isBehindComma: boolean): object {
  const name = part.toLowerCase();
  const country = REGIONS.has(name) ? null : toPdlCountry(expandCountry(part));
  const isCode = /^[A-Z]{2}$/.test(part);
  const state = !isCode || isBehindComma ? stateName(stateOf(null, part) ?? '') : null;
  const clauses: object[] = [];
  if (country !== null) clauses.push(inField('country', country));
  if (country === null || state !== null) {
    clauses.push(inField('region', state?.toLowerCase() ?? name), inField('locality', name));
  }
  return clauses.length === 1 ? (clauses[0] as object) : { bool: { should: clauses } };
}

const inField = (field: Field, name: string) => ({ term: { [`location_${field}`]: name } });

function toPdlCountry(text: string): string | null {
  const typed = text.toLowerCase();
  const written = (Object.hasOwn(PDL_COUNTRY_NAMES, typed) ? PDL_COUNTRY_NAMES[typed] : undefined) ?? typed;
  if (KNOWN_COUNTRY_NAMES.has(written)) return written;
  const code = countryCode(text);
  const name = code === null ? null : countryName(code)?.toLowerCase();
  if (!name) return null;
  return (PDL_COUNTRY_NAMES[name] ?? name).replace(' & ', ' and ');
}
