import { countryCodes, countryNameIn, type Translated } from '../../locations/country-names.ts';
import { REGION_PHRASES, TOWN_NAMES } from '../../locations/location-names.ts';
import { foldPreservingLength } from './fold-preserving-length.ts';

const LANGUAGES: readonly Translated[] = ['de', 'fr', 'es'];
/** Words of a location that many have: alone they name none. */
const SHARED =
  /^(?:.{1,2}|the|den|der|die|das|des|del|las|los|les|und|and|city|ciudad|stadt|united|vereinigte[ns]?|unies?|unidos?|unidas|new|neu|nueva|nouvelle|north|south|east|west|nord|sud|sur|est|este|ost|oeste|ouest|norte|northern|republic|republik|republique|republica|islands?|inseln?|iles?|islas?|arab|arabische[ns]?|arabes|saint|sankt|san|democratic|demokratische[n]?|democratique|democratica|central|zentral\p{L}*|in|en|au|latin|america|amerique)$/u;

const wordsOf = (names: readonly string[]): string[] =>
  [
    ...new Set(
      names.flatMap((name) =>
        foldPreservingLength(name)
          .toLowerCase()
          .split(/[^\p{L}]+/u),
      ),
    ),
  ].filter((word) => word !== '' && !SHARED.test(word));

/** The words by which four languages call the same town, region or country, without accents. */
export const locationSynonyms = (): string[][] =>
  [
    ...[...TOWN_NAMES, ...REGION_PHRASES].map(([english, names]) => [english, ...Object.values(names)]),
    ...countryCodes().map((code) =>
      [...LANGUAGES, 'en' as const].map((language) => countryNameIn(code, language) ?? ''),
    ),
  ].map(wordsOf);
