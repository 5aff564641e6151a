import { parseTable, toVocabulary } from '../sentence/vocabulary.ts';
import { CITY_TABLE } from './city-names.ts';
import { COUNTRY_TABLE } from './country-names.ts';
import { REGION_TABLE, STATE_TABLE } from './region-names.ts';

const STATE_CODE = /^[A-Z]{2}$/;
const states = parseTable(STATE_TABLE);
const cities = parseTable(CITY_TABLE).flatMap(({ value: country, words }) =>
  words.map((word) => {
    const [name = '', ...others] = word.split('|');
    return { country, name, others };
  }),
);

/** "TX" → "Texas". */
export const STATE_BY_CODE: ReadonlyMap<string, string> = new Map(
  states.flatMap(({ value, words }) => words.filter((word) => STATE_CODE.test(word)).map((code) => [code, value])),
);
export const STATE_NAMES: ReadonlySet<string> = new Set(states.map(({ value }) => value));
export const COUNTRY_NAMES: ReadonlySet<string> = new Set(parseTable(COUNTRY_TABLE).map(({ value }) => value));

/** A city's countries by its shown name: "Birmingham" is in two. */
export const COUNTRIES_OF_CITY: ReadonlyMap<string, ReadonlySet<string>> = cities.reduce((map, { name, country }) => {
  map.set(name, (map.get(name) ?? new Set<string>()).add(country));
  return map;
}, new Map<string, Set<string>>());

/** Regions that follow a city's name ("London, Ontario", "Munich, Bavaria"). */
export const COUNTRY_OF_REGION: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Germany: 'Bavaria|Hesse|Saxony|Lower Saxony|North Rhine-Westphalia|Baden-Württemberg|Brandenburg|Thuringia',
    Canada: 'Ontario|Quebec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick',
    Australia: 'New South Wales|Queensland|Western Australia|South Australia|Tasmania',
    'United Kingdom': 'England|Scotland|Wales|Northern Ireland|Yorkshire|Kent|Surrey|Essex|Sussex|Greater London',
    India: 'Maharashtra|Karnataka|Tamil Nadu|Kerala|Gujarat|Telangana',
    Spain: 'Catalonia|Andalusia|Basque Country|Galicia',
    Italy: 'Lombardy|Tuscany|Piedmont|Veneto|Sicily|Emilia-Romagna',
  }).flatMap(([country, regions]) => regions.split('|').map((region) => [region, country])),
);

const SPECIAL = [
  { value: 'Washington, D.C.', words: ['Washington DC', 'Washington D.C.', 'DC', 'D.C.'] },
  { value: 'New York', words: ['NY', 'New York state', 'New York City area'] },
  { value: 'Los Angeles', words: ['LA', 'L.A.'] },
  { value: 'San Francisco', words: ['SF', 'San Fran', 'Frisco Bay'] },
  { value: 'Georgia', words: ['GA'] },
];

/** Every location by all of its names; without state codes, which need capitals and a preceding location. */
export const LOCATION_NAMES = toVocabulary([
  ...SPECIAL,
  ...parseTable(COUNTRY_TABLE),
  ...parseTable(REGION_TABLE),
  ...states.map(({ value, words }) => ({ value, words: words.filter((word) => !STATE_CODE.test(word)) })),
  ...cities.map(({ name, others }) => ({ value: name, words: others })),
]);

/**
 * Locations whose name is also an English word or a first name. They count after "in", "from", "near" …, beside another
 * location, or capitalised within a sentence that is not all in capitals.
 */
export const AMBIGUOUS_LOCATIONS: ReadonlySet<string> = new Set(
  `nice reading mobile orange bath cork tours hull slough buffalo providence essen halle hamm chad turkey jordan phoenix
  polish english kent lincoln jackson madison chandler gilbert nancy mesa aurora como guinea darwin victoria regina surat
  bari nis faro ulm zug salvador columbia columbus preston chester derby brest metz concepcion frisco mclean irving
  garland eugene henderson augusta charlotte florence sofia bali devon galicia dominica norfolk durham richmond
  dc la sf us ny nl gb kl rio`.split(/\s+/),
);

/** Short forms that are locations only in capitals, except after "in" or "from". */
export const CAPITALS_ONLY_LOCATIONS: ReadonlySet<string> = new Set([
  'us',
  'la',
  'sf',
  'dc',
  'ny',
  'nl',
  'gb',
  'kl',
  'ca',
]);
