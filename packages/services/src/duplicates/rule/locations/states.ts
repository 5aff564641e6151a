import { US_STATES } from '@workbench/identity/locations/us-states';
import { fold } from '@workbench/text/fold';

/** States and provinces that are written behind a city instead of the country: folded. Pure. */
const CA = 'ontario quebec alberta manitoba saskatchewan bc on qc ab';
const DE = 'bavaria bayern saxony sachsen hesse hessen saarland thuringia thuringen brandenburg nrw';
const GB = 'england scotland wales';

const PHRASES: Readonly<Record<string, string>> = {
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

/** Codes that are a state behind a city as often as a country. */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  'AL AR CA CO DE GA ID IL IN LA MA MD ME MN MO MS MT NC NE PA SC SD VA'.split(' '),
);

/** Georgia is a country, too. */
const american = [...US_STATES].flatMap(([code, name]) => [
  ...(AMBIGUOUS.has(code) ? [] : [fold(code)]),
  ...(name === 'Georgia' ? [] : [fold(name)]),
]);

const STATES: ReadonlyMap<string, string> = new Map([
  ...american.map((state): [string, string] => [state, 'us']),
  ...Object.entries({ ca: CA, de: DE, gb: GB }).flatMap(([country, states]) =>
    states.split(' ').map((state): [string, string] => [state, country]),
  ),
  ...Object.entries(PHRASES),
]);

/** The country of a folded state; null for what may be a country's code, too: "CA", "DE", "IN". */
export const countryOfState = (folded: string): string | null => STATES.get(folded) ?? null;

export const isAmbiguousState = (code: string): boolean => AMBIGUOUS.has(code);
