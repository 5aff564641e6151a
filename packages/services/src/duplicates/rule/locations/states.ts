/** States and provinces that are written behind a city instead of the country: folded. Pure. */
const US =
  'alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa ' +
  'kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska ' +
  'nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming ny nj tx ' +
  'wa oh fl mi wi az nv or ut ks ky ok ct ri nh vt hi ia ak dc tn wv wy';
const CA = 'ontario quebec alberta manitoba saskatchewan bc on qc ab';
const DE = 'bavaria bayern saxony sachsen hesse hessen saarland thuringia thuringen brandenburg nrw';
const GB = 'england scotland wales';

const PHRASES: Readonly<Record<string, string>> = {
  'new york': 'us',
  'new jersey': 'us',
  'new mexico': 'us',
  'new hampshire': 'us',
  'north carolina': 'us',
  'south carolina': 'us',
  'north dakota': 'us',
  'south dakota': 'us',
  'west virginia': 'us',
  'rhode island': 'us',
  'british columbia': 'ca',
  'nova scotia': 'ca',
  'lower saxony': 'de',
  'baden wurttemberg': 'de',
  'north rhine westphalia': 'de',
  'nordrhein westfalen': 'de',
  'rheinland pfalz': 'de',
  'schleswig holstein': 'de',
  'northern ireland': 'gb',
  'new south wales': 'au',
  victoria: 'au',
  queensland: 'au',
};

const STATES: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ us: US, ca: CA, de: DE, gb: GB }).flatMap(([country, states]) =>
    states.split(' ').map((state): [string, string] => [state, country]),
  ),
  ...Object.entries(PHRASES),
]);

/** The country of a folded state; null for what may be a country's code, too: "CA", "DE", "IN". */
export const countryOfState = (folded: string): string | null => STATES.get(folded) ?? null;

/** Codes that are a state behind a city as often as a country. */
export const isAmbiguousState = (code: string): boolean =>
  /^(?:AL|AR|CA|CO|DE|GA|ID|IL|IN|LA|MA|MD|ME|MN|MO|MS|MT|NC|NE|PA|SC|SD|VA)$/.test(code);
