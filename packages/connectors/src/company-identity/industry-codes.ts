/**
 * Divisions of NACE, the classification that the registers of Norway, France, Czechia and (as SIC 2007) the United
 * Kingdom share, as they are searched: division, name in English, further words that a person may search for, and the French codes of the
 * division, which its register wants in full.
 */
const TABLE: [division: string, name: string, words: string, naf: string][] = [
  ['01', 'Agriculture', 'farming farms', '01.11Z 01.13Z 01.21Z 01.41Z 01.47Z 01.50Z 01.61Z'],
  ['03', 'Fishing', 'aquaculture fish', '03.11Z 03.21Z 03.22Z'],
  ['06', 'Oil and Gas', 'petroleum', '06.10Z 06.20Z'],
  ['10', 'Food Production', 'food foods', '10.13A 10.13B 10.39B 10.51C 10.71A 10.71C 10.82Z 10.85Z 10.89Z'],
  ['11', 'Beverages', 'drinks brewing wine', '11.01Z 11.02B 11.05Z 11.07A 11.07B'],
  ['13', 'Textiles', 'weaving', '13.10Z 13.20Z 13.92Z 13.96Z'],
  ['14', 'Clothing', 'garments fashion apparel', '14.13Z 14.14Z 14.19Z'],
  ['20', 'Chemicals', 'chemical', '20.13B 20.14Z 20.16Z 20.30Z 20.42Z 20.59Z'],
  ['21', 'Pharmaceuticals', 'pharma pharmaceutical', '21.10Z 21.20Z'],
  ['24', 'Metals', 'steel', '24.10Z 24.42Z'],
  ['26', 'Electronics', 'semiconductors computers hardware', '26.11Z 26.12Z 26.20Z 26.30Z 26.51A 26.51B'],
  ['27', 'Electrical Equipment', 'batteries', '27.11Z 27.12Z 27.20Z 27.40Z'],
  ['28', 'Machinery', 'machines robotics engineering', '28.22Z 28.25Z 28.29B 28.30Z 28.41Z 28.93Z 28.99B'],
  ['29', 'Automotive', 'cars vehicles', '29.10Z 29.20Z 29.31Z 29.32Z'],
  ['30', 'Aerospace', 'aviation shipbuilding', '30.11Z 30.30Z'],
  ['31', 'Furniture', 'interiors', '31.01Z 31.02Z 31.09B'],
  ['32', 'Medical Devices', 'medical instruments', '32.50A 32.50B'],
  ['35', 'Renewable Energy', 'energy power electricity solar wind utilities', '35.11Z 35.13Z 35.14Z'],
  ['36', 'Utilities', 'water', '36.00Z'],
  ['41', 'Construction', 'building builders', '41.10A 41.20A 41.20B'],
  ['46', 'Wholesale', 'trading distribution', '46.69B 46.90Z'],
  ['47', 'Retail', 'stores shops e-commerce', '47.11D 47.11F 47.91A 47.91B'],
  ['49', 'Logistics', 'freight transport trucking', '49.41A 49.41B'],
  ['50', 'Shipping', 'maritime', '50.10Z 50.20Z'],
  ['52', 'Warehousing', 'storage', '52.10B 52.29A 52.29B'],
  ['55', 'Hospitality', 'hotels hotel', '55.10Z 55.20Z'],
  ['56', 'Restaurants', 'catering', '56.10A 56.10C 56.29A'],
  ['58', 'Media', 'publishing press', '58.11Z 58.13Z 58.14Z'],
  ['61', 'Telecommunications', 'telecom networks', '61.10Z 61.20Z 61.90Z'],
  ['62', 'Software', 'it technology saas programming', '62.01Z 62.02A 62.02B 62.03Z 62.09Z'],
  ['63', 'Information Services', 'data internet', '63.11Z 63.12Z 63.99Z'],
  ['64', 'Banking', 'bank finance financial', '64.19Z 64.92Z 64.99Z'],
  ['65', 'Insurance', 'insurer', '65.11Z 65.12Z'],
  ['68', 'Real Estate', 'property', '68.10Z 68.20B 68.31Z 68.32A'],
  ['70', 'Consulting', 'advisory management', '70.22Z'],
  ['71', 'Engineering Services', 'architecture', '71.11Z 71.12B'],
  ['72', 'Biotechnology', 'biotech research', '72.11Z 72.19Z'],
  ['73', 'Advertising', 'marketing', '73.11Z 73.12Z'],
  ['78', 'Staffing', 'recruitment', '78.10Z 78.20Z'],
  ['85', 'Education', 'schools training', '85.42Z 85.59A'],
  ['86', 'Hospitals and Clinics', 'health healthcare hospital clinics', '86.10Z 86.21Z'],
  ['87', 'Residential Care', 'elderly nursing homes', '87.10A 87.30A'],
  ['88', 'Social Work', 'childcare kindergartens welfare', '88.10A 88.91A 88.99B'],
];

export interface IndustryCode {
  /** Two digits. */
  division: string;
  name: string;
  naf: string[];
}

const INDUSTRIES = TABLE.map(([division, name, words, naf]) => ({
  division,
  name,
  words: [name.toLowerCase(), ...words.split(' ')],
  naf: naf.split(' '),
}));

/** What an industry in words stands for: by its name, else by one of its words. Empty: the table does not know it. */
export function industryCodes(industry: string): IndustryCode[] {
  const searchedName = industry.trim().toLowerCase();
  const byName = INDUSTRIES.filter(({ words }) => words.includes(searchedName));
  if (byName.length > 0) return byName;
  const searchedWords = searchedName.split(/[^\p{L}-]+/u).filter((word) => word.length > 1 && word !== 'and');
  return INDUSTRIES.filter(({ words }) => searchedWords.some((word) => words.includes(word)));
}
