const NORDICS = 'Denmark|Finland|Iceland|Norway|Sweden';
const DACH = 'Germany|Austria|Switzerland';
const BENELUX = 'Belgium|Netherlands|Luxembourg';
const BALTICS = 'Estonia|Latvia|Lithuania';
const IBERIA = 'Spain|Portugal';
const CENTRAL = 'Poland|Czechia|Slovakia|Hungary|Slovenia';
const BALKANS =
  'Albania|Bosnia and Herzegovina|Bulgaria|Croatia|Greece|Kosovo|Montenegro|North Macedonia|Romania|Serbia|Slovenia';
const EU =
  `Austria|Belgium|Bulgaria|Croatia|Cyprus|Czechia|Denmark|${BALTICS}|Finland|France|Germany|Greece|Hungary|Ireland|` +
  'Italy|Luxembourg|Malta|Netherlands|Poland|Portugal|Romania|Slovakia|Slovenia|Spain|Sweden';
const EUROPE = `${EU}|United Kingdom|Switzerland|Norway|Iceland|Ukraine|Moldova|${BALKANS}`;
const GULF = 'Bahrain|Kuwait|Oman|Qatar|Saudi Arabia|United Arab Emirates';
const MIDDLE_EAST = `${GULF}|Israel|Jordan|Lebanon|Turkey|Iraq|Egypt`;
const NORTH_AFRICA = 'Algeria|Egypt|Libya|Morocco|Tunisia';
const WEST_AFRICA = 'Benin|Burkina Faso|Ghana|Mali|Nigeria|Senegal|Togo';
const EAST_AFRICA = 'Ethiopia|Kenya|Rwanda|Tanzania|Uganda';
const SOUTHERN_AFRICA = 'Angola|Botswana|Mozambique|Namibia|South Africa|Zambia|Zimbabwe';
const BELOW_SAHARA = `${WEST_AFRICA}|${EAST_AFRICA}|${SOUTHERN_AFRICA}|Cameroon`;
const AFRICA = `${NORTH_AFRICA}|${BELOW_SAHARA}`;
const SOUTHEAST_ASIA = 'Cambodia|Indonesia|Malaysia|Philippines|Singapore|Thailand|Vietnam';
const SOUTH_ASIA = 'Bangladesh|India|Nepal|Pakistan|Sri Lanka';
const EAST_ASIA = 'China|Hong Kong|Japan|South Korea|Taiwan';
const ASIA = `${EAST_ASIA}|${SOUTH_ASIA}|${SOUTHEAST_ASIA}`;
const NORTH_AMERICA = 'United States|Canada|Mexico';
const SOUTH_AMERICA = 'Argentina|Bolivia|Brazil|Chile|Colombia|Ecuador|Guyana|Paraguay|Peru|Suriname|Uruguay|Venezuela';
const CENTRAL_AMERICA = 'Belize|Costa Rica|El Salvador|Guatemala|Honduras|Nicaragua|Panama';
const CARIBBEAN = 'Bahamas|Barbados|Cuba|Dominican Republic|Haiti|Jamaica|Puerto Rico';
const LATIN_AMERICA = `${SOUTH_AMERICA}|${CENTRAL_AMERICA}|Mexico|Dominican Republic`;
const OCEANIA = 'Australia|New Zealand';

const COUNTRIES: Record<string, string> = {
  europe: EUROPE,
  eu: EU,
  'european union': EU,
  emea: `${EUROPE}|${MIDDLE_EAST}|${AFRICA}`,
  dach: DACH,
  nordics: NORDICS,
  'nordic countries': NORDICS,
  scandinavia: 'Denmark|Norway|Sweden',
  benelux: BENELUX,
  baltics: BALTICS,
  balkans: BALKANS,
  iberia: IBERIA,
  'western europe': `${DACH}|${BENELUX}|France|United Kingdom|Ireland`,
  'northern europe': `${NORDICS}|${BALTICS}|United Kingdom|Ireland`,
  'southern europe': `${IBERIA}|Italy|Greece|Malta|Cyprus`,
  'central europe': `${DACH}|${CENTRAL}`,
  'eastern europe': `${CENTRAL}|${BALTICS}|Bulgaria|Romania|Ukraine|Moldova`,
  cee: `${CENTRAL}|${BALTICS}|${BALKANS}|Ukraine|Moldova`,
  'middle east': MIDDLE_EAST,
  mena: `${MIDDLE_EAST}|${NORTH_AFRICA}`,
  gcc: GULF,
  africa: AFRICA,
  'north africa': NORTH_AFRICA,
  'west africa': WEST_AFRICA,
  'east africa': EAST_AFRICA,
  'southern africa': SOUTHERN_AFRICA,
  'sub saharan africa': BELOW_SAHARA,
  asia: ASIA,
  koreas: 'North Korea|South Korea',
  'southeast asia': SOUTHEAST_ASIA,
  'south asia': SOUTH_ASIA,
  'east asia': EAST_ASIA,
  'central asia': 'Kazakhstan|Kyrgyzstan|Tajikistan|Turkmenistan|Uzbekistan',
  apac: `${ASIA}|${OCEANIA}`,
  'asia pacific': `${ASIA}|${OCEANIA}`,
  oceania: OCEANIA,
  anz: OCEANIA,
  americas: `${NORTH_AMERICA}|${LATIN_AMERICA}|${CARIBBEAN}`,
  'north america': NORTH_AMERICA,
  'south america': SOUTH_AMERICA,
  'central america': CENTRAL_AMERICA,
  caribbean: CARIBBEAN,
  'latin america': LATIN_AMERICA,
  latam: LATIN_AMERICA,
};

const STATES: Record<string, string> = {
  'new england': 'Connecticut|Maine|Massachusetts|New Hampshire|Rhode Island|Vermont',
  virginias: 'Virginia|West Virginia',
  midwest: 'Illinois|Indiana|Iowa|Kansas|Michigan|Minnesota|Missouri|Nebraska|North Dakota|Ohio|South Dakota|Wisconsin',
  'west coast': 'California|Oregon|Washington',
  'east coast':
    'Connecticut|Delaware|Florida|Georgia|Maine|Maryland|Massachusetts|New Hampshire|New Jersey|New York|' +
    'North Carolina|Pennsylvania|Rhode Island|South Carolina|Vermont|Virginia',
  'pacific northwest': 'Oregon|Washington|Idaho',
  'tri state area': 'Connecticut|New Jersey|New York',
};

const BAY =
  'San Francisco|Oakland|San Jose|Palo Alto|Mountain View|Sunnyvale|Santa Clara|Fremont|Menlo Park|Redwood City';
const METRO_AREAS: Record<string, string> = {
  'bay area': BAY,
  'san francisco bay area': BAY,
  'silicon valley':
    'San Jose|Palo Alto|Mountain View|Sunnyvale|Santa Clara|Cupertino|Menlo Park|Redwood City|Fremont|Milpitas',
  'orange county': 'Irvine|Anaheim|Santa Ana|Costa Mesa|Huntington Beach|Newport Beach|Fullerton',
};

export interface WorldRegion {
  kind: 'country' | 'region' | 'locality';
  /** In English. */
  names: string[];
}

/** What a part of the world ("DACH", "New England") is made of; null for what is none. No vendor has a name for these. */
export function membersOfRegion(regionName: string): WorldRegion | null {
  const name = regionName
    .trim()
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[-\s]+/g, ' ');
  const found = (
    [
      ['country', COUNTRIES],
      ['region', STATES],
      ['locality', METRO_AREAS],
    ] as const
  ).find(([, table]) => Object.hasOwn(table, name));
  if (found === undefined) return null;
  const [kind, table] = found;
  return { kind, names: [...new Set((table[name] ?? '').split('|'))] };
}
