import { parseTable, toVocabulary } from '../sentence/vocabulary.ts';
import { CITY_TABLE } from './city-names.ts';
import { COUNTRY_TABLE } from './country-names.ts';
import { countryNamesAbroad } from './country-names-abroad.ts';
import { DEPARTMENT_TABLE } from './department-names.ts';
import { MORE_TOWN_TABLE } from './more-town-names.ts';
import { REGION_TABLE } from './region-names.ts';
import { STATE_TABLE } from './state-names.ts';
import { TOWN_TABLE } from './town-names.ts';

const STATE_CODE = /^[A-Z]{2}$/;
const states = parseTable(STATE_TABLE);
const cities = parseTable(CITY_TABLE + TOWN_TABLE + MORE_TOWN_TABLE).flatMap(({ value: country, words }) =>
  words.map((word) => {
    const [name = '', ...others] = word.split('|');
    return { country, name, others };
  }),
);

/** The larger cities: a mistyped name is more likely theirs than a town's. */
export const CITY_NAMES: ReadonlySet<string> = new Set(
  parseTable(CITY_TABLE).flatMap(({ words }) => words.map((word) => word.split('|')[0] ?? '')),
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
  ...parseTable(DEPARTMENT_TABLE),
  ...states.map(({ value, words }) => ({ value, words: words.filter((word) => !STATE_CODE.test(word)) })),
  ...cities.map(({ name, others }) => ({ value: name, words: others })),
  ...countryNamesAbroad(),
]);

/**
 * Locations whose name is also an English word or a first name. They count after "in", "from", "near" …, beside another
 * location, or capitalised within a sentence that is not all in capitals.
 */
export const AMBIGUOUS_LOCATIONS: ReadonlySet<string> = new Set(
  `nice reading mobile orange bath cork tours hull slough buffalo providence essen halle hamm chad turkey jordan phoenix
  polish english kent lincoln jackson madison chandler gilbert nancy mesa aurora como guinea darwin victoria regina surat
  halifax bangor newport hastings bedford ashford worthing carlisle lens sion worms singen soest pau vienne blois laval
  reus vic salta piura santa rosario lens linares zamora lugo stade lingen minden celle ahlen witten peine weiden limburg
  homburg freiberg neunkirchen cuenca merida trujillo mendoza cognac valence crewe bolton
  bari nis faro ulm zug salvador columbia columbus preston chester derby brest metz concepcion frisco mclean irving
  garland eugene henderson augusta charlotte florence sofia bali devon galicia dominica norfolk durham richmond
  dc la sf us ny nl gb kl bw mv nds rlp rio idf gta dom var gers gard lot nord orne eure aude cher allier loire manche marne meuse creuse tarn aisne doubs drome champagne tabasco hidalgo goa bahia parana holstein oberland northeast southeast southwest prairies highlands rockies midland surrey waterloo laurel bend waco gap mayen heide leer norden hof waren wangen cham lahr hard wil olpe aue goes oss ede geel mons como prato natal santos nelson napier sucre inca ronda onda utrera durango canton lowell quincy helena elgin dover rugby shannon vernon verdun dole privas thiers foix lens mansfield lancaster buxton andover havant poole armenia neiva pasto ica loja manta oran kano como pavia asti flint erie lima fez levante levant cis dmv marche lazio norfolk suffolk dorset beaumont everett olympia frederick macon marietta lafayette auburn baar brig emmen assen`.split(
    /\s+/,
  ),
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
  'bw',
  'mv',
  'nds',
  'rlp',
  'idf',
  'gta',
  'cis',
  'dmv',
]);
