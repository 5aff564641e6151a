import { readCompanyCounter } from '../companies/index.ts';
import type { Verb } from '../shared/context.ts';
import {
  type Band,
  COMPARED_BAND,
  GROWTH_BANDS,
  HEADCOUNT_BANDS,
  QUALITY_BANDS,
  SIZE_BANDS,
} from './distribution-bands.ts';
import { COUNTRIES_SHOWN } from './limits.ts';
import { countryBands } from './location-bands.ts';
import type { CountedCompanies, Distributions } from './schemas.ts';

/** How companies spread over growth, size, country and data quality: each number is that of a list. */
export async function getDistributions({ ctx }: Verb<object>): Promise<Distributions> {
  const counter = await readCompanyCounter(ctx.now());
  const counted = (band: Band): CountedCompanies => ({ ...band, count: counter.count(band.filter) });
  return {
    growth: GROWTH_BANDS.map(counted),
    size: SIZE_BANDS.map(counted),
    countries: countryBands(counter, COUNTRIES_SHOWN).map(counted),
    quality: QUALITY_BANDS.map(counted),
    headcount: HEADCOUNT_BANDS.map(counted),
    compared: counted(COMPARED_BAND),
  };
}
