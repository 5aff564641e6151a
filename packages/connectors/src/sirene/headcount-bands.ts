import type { Headcount } from '../types.ts';

/** INSEE's "tranches d'effectif"; NN, for not known, is none of them. */
const BANDS: Record<string, readonly [min: number, max: number | null]> = {
  '01': [1, 2],
  '02': [3, 5],
  '03': [6, 9],
  '11': [10, 19],
  '12': [20, 49],
  '21': [50, 99],
  '22': [100, 199],
  '31': [200, 249],
  '32': [250, 499],
  '41': [500, 999],
  '42': [1000, 1999],
  '51': [2000, 4999],
  '52': [5000, 9999],
  '53': [10_000, null],
};

/** null for NN, no code and codes that are not in INSEE's list. */
export function headcountOfBand(code: string | null | undefined): Headcount | null {
  if (code === '00') return { value: 0 };
  const band = BANDS[code ?? ''];
  return band === undefined ? null : { min: band[0], max: band[1] };
}

/** All bands that have a number in common with the range, which is open where it is null. */
export function bandsWithin(min: number | null, max: number | null): string[] {
  return Object.entries(BANDS)
    .filter(
      ([, [from, to]]) => from <= (max ?? Number.POSITIVE_INFINITY) && (to ?? Number.POSITIVE_INFINITY) >= (min ?? 0),
    )
    .map(([code]) => code)
    .sort();
}
