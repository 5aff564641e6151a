import { industryName } from '../company-identity/nace-names.ts';
import { formatLocation } from '../geography/location.ts';
import type { CompanyAnswer, Headcount, MatchMethod } from '../types.ts';
import type { Zaznam } from './schema.ts';

/** The Czech Statistical Office's size categories; 000 is "not stated" and none of them. */
const BANDS: Record<string, readonly [min: number, max: number | null]> = {
  '120': [1, 5],
  '130': [6, 9],
  '210': [10, 19],
  '220': [20, 24],
  '230': [25, 49],
  '240': [50, 99],
  '310': [100, 199],
  '320': [200, 249],
  '330': [250, 499],
  '340': [500, 999],
  '410': [1000, 1499],
  '420': [1500, 1999],
  '430': [2000, 2499],
  '440': [2500, 2999],
  '450': [3000, 3999],
  '460': [4000, 4999],
  '470': [5000, 9999],
  '510': [10_000, null],
};

export function headcountOfCategory(code: string | null | undefined): Headcount | null {
  if (code === '110') return { value: 0 };
  const band = BANDS[code ?? ''];
  return band === undefined ? null : { min: band[0], max: band[1] };
}

/** From the records of one number: the primary one counts. null when there is none. */
export function mapCompany(zaznamy: Zaznam[], ico: string, match: MatchMethod): CompanyAnswer | null {
  const zaznam = zaznamy.find(({ primarniZaznam }) => primarniZaznam === true) ?? zaznamy[0];
  if (zaznam === undefined) return null;
  const code = zaznam.statistickeUdaje?.kategoriePoctuPracovniku;
  const headcount = headcountOfCategory(code);
  const kind = headcount !== null && 'value' in headcount ? 'exact' : 'band';
  const url = `https://ares.gov.cz/ekonomicke-subjekty?ico=${ico}`;
  const location = formatLocation(zaznam.sidlo?.nazevObce, zaznam.sidlo?.kodStatu);
  return {
    match,
    figures: headcount === null ? [] : [{ headcount, kind, scope: 'legal_entity', asOf: null, url, quote: null }],
    locations: location === null ? [] : [location],
    industry: industryName(zaznam.czNace?.[0]),
    ids: { ico },
    note: headcount === null ? noteOf(code) : null,
  };
}

function noteOf(code: string | null | undefined): string {
  return !code || code === '000'
    ? 'The register does not state the size'
    : `The register states an unknown size: ${code}`;
}
