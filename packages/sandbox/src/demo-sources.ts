import type { Random } from './random.ts';

/** How one kind of source comes to its figures. A name that a connector has too continues in
 * the demo's sync: the sandbox plays that vendor. */
export interface DemoSource {
  name: string;
  /** Months between two of its figures. */
  everyMonths: number;
  /** How many days before today its newest figure is. */
  newestDaysAgo: number;
  /** How many months its figures lag behind the truth. */
  lagMonths: number;
  /** Its usual factor to the true headcount, and the deviation of that factor among companies. */
  bias: number;
  spread: number;
  /** What its figures count. */
  scope: 'group' | 'network profiles' | 'legal entity';
  /** How it writes a headcount of at least 1. */
  write(persons: number): string;
}

const BANDS = [
  [1, 10],
  [11, 50],
  [51, 200],
  [201, 500],
  [501, 1000],
  [1001, 5000],
  [5001, 10_000],
] as const;

export const DEMO_SOURCES: readonly DemoSource[] = [
  // Profiles include contractors and people who never updated their job.
  {
    name: 'Professional Network',
    everyMonths: 1,
    newestDaysAgo: 1,
    lagMonths: 0,
    bias: 1.06,
    spread: 0.05,
    scope: 'network profiles',
    write: String,
  },
  {
    name: 'UpLead',
    everyMonths: 3,
    newestDaysAgo: 3,
    lagMonths: 1,
    bias: 1,
    spread: 0.12,
    scope: 'group',
    write: asBand,
  },
  {
    name: 'Apollo',
    everyMonths: 3,
    newestDaysAgo: 6,
    lagMonths: 0,
    bias: 1.02,
    spread: 0.08,
    scope: 'group',
    write: String,
  },
  // The payroll of one legal entity, as of an earlier filing.
  {
    name: 'State Register',
    everyMonths: 6,
    newestDaysAgo: 20,
    lagMonths: 6,
    bias: 0.9,
    spread: 0.08,
    scope: 'legal entity',
    write: String,
  },
  {
    name: 'Wikidata',
    everyMonths: 6,
    newestDaysAgo: 40,
    lagMonths: 12,
    bias: 0.97,
    spread: 0.14,
    scope: 'group',
    write: String,
  },
  {
    name: 'Company Website',
    everyMonths: 3,
    newestDaysAgo: 10,
    lagMonths: 0,
    bias: 1.03,
    spread: 0.04,
    scope: 'group',
    write: asRounded,
  },
];

/** A source now and then takes the parent group or a single branch for the company. */
const MISTAKEN_FACTORS = [0.08, 0.15, 7, 12] as const;
const MISTAKE_PROBABILITY = 0.03;

/** The factor by which this source misses this company's true figure; it stays the same over the year. */
export function drawFactor(source: DemoSource, random: Random): number {
  if (random.chance(MISTAKE_PROBABILITY)) return random.pick(MISTAKEN_FACTORS);
  return Math.max(0.5, source.bias + source.spread * random.normal());
}

function asBand(persons: number): string {
  const band = BANDS.find(([, max]) => persons <= max);
  return band ? `${band[0]}-${band[1]}` : '10001+';
}

/** "Around 250 people": two leading digits, the second a 0 or a 5. */
function asRounded(persons: number): string {
  const step = persons < 20 ? 1 : 5 * 10 ** (Math.floor(Math.log10(persons)) - 1);
  return String(Math.max(1, Math.round(persons / step) * step));
}
