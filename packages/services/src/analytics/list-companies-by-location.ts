import { type CompanyFilter, readCompanyCounter } from '../companies/index.ts';
import type { Verb } from '../shared/context.ts';
import { LOCATIONS_DEFAULT } from './limits.ts';
import { cityBands, countryBands } from './location-bands.ts';
import type { CompaniesByLocation, CompaniesByLocationInput } from './schemas.ts';

const ALL: CompanyFilter = { field: 'quality', op: 'anyOf', value: ['high', 'medium', 'low'] };

/** Companies by country or, within a country, by city: each number is that of a list. */
export async function listCompaniesByLocation({
  ctx,
  input,
}: Verb<CompaniesByLocationInput>): Promise<CompaniesByLocation> {
  const { country, limit = LOCATIONS_DEFAULT } = input;
  const counter = await readCompanyCounter(ctx.now());
  const bands = country === undefined ? countryBands(counter, limit) : cityBands(counter, country, limit);
  return {
    companies: counter.count(country === undefined ? ALL : { field: 'country', op: 'is', value: country }),
    locations: bands.map((band) => ({ ...band, count: counter.count(band.filter) })).filter(({ count }) => count > 0),
  };
}
