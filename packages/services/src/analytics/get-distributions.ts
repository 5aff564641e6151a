import { type CompanyCounter, countryName, readCompanyCounter, toCanonical } from '../companies/index.ts';
import type { Verb } from '../shared/context.ts';
import {
  type Band,
  COMPARED_BAND,
  GROWTH_BANDS,
  HEADCOUNT_BANDS,
  QUALITY_BANDS,
  SIZE_BANDS,
} from './distribution-bands.ts';
import type { CountedCompanies, Distributions } from './schemas.ts';

/** Countries of their own in a chart; the others are one element. */
const COUNTRIES_MAX = 6;

/** How companies spread over growth, size, country and data quality: each number is that of a list. */
export async function getDistributions({ ctx }: Verb<object>): Promise<Distributions> {
  const counter = await readCompanyCounter(ctx.now());
  const counted = (band: Band): CountedCompanies => ({ ...band, count: counter.count(band.filter) });
  return {
    growth: GROWTH_BANDS.map(counted),
    size: SIZE_BANDS.map(counted),
    countries: countryBands(counter).map(counted),
    quality: QUALITY_BANDS.map(counted),
    headcount: HEADCOUNT_BANDS.map(counted),
    compared: counted(COMPARED_BAND),
  };
}

/** None without a company whose country is known. */
function countryBands(counter: CompanyCounter): Band[] {
  const countries = counter.countries();
  const shown = countries.slice(0, COUNTRIES_MAX).map(({ value }) => value);
  if (shown.length === 0) return [];
  const bands: Band[] = shown.map((value) => {
    return { key: value, label: countryName(value), filter: { field: 'country', op: 'is', value } };
  });
  if (countries.length > shown.length) {
    const others: Band['filter'] = {
      and: [
        { field: 'country', op: 'isNotEmpty' },
        { field: 'country', op: 'noneOf', value: shown },
      ],
    };
    bands.push({ key: 'other', label: 'Other countries', filter: toCanonical(others) });
  }
  return [...bands, { key: 'unknown', label: 'Unknown', filter: { field: 'country', op: 'isEmpty' } }];
}
