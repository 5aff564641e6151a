import { englishCity, foldLocationName } from './location.ts';

/** Whether two spellings mean the same city: letter case, accents and districts ("Praha 4") aside. */
export function isSameCity(one: string, other: string): boolean {
  return foldLocationName(englishCity(one)) === foldLocationName(englishCity(other));
}
