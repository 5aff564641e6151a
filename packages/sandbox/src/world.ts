import { DEMO_SOURCES, type DemoSource, drawFactor } from './demo-sources.ts';
import { CITIES, fictionalDomain, INDUSTRIES, inventName } from './names.ts';
import { createRandom, type Random } from './random.ts';

/** Months of history that are shown; the year before feeds the sources that lag behind. */
export const HISTORY_MONTHS = 12;
const OLDEST_MONTH = 24;

export interface FictionalCompany {
  name: string;
  domain: string;
  industry: string;
  locations: string[];
  /** True headcount; the index is months ago, 0 is today. */
  headcounts: number[];
  views: SourceView[];
}

/** How one source sees one company. */
export interface SourceView {
  source: DemoSource;
  factor: number;
  location: string;
  /** False for a source that knows the company but gives only a location. */
  givesHeadcount: boolean;
}

export interface World {
  companies: FictionalCompany[];
}

/** The same seed and number give the same world. At most about 20,000 companies, or names run out. */
export function createWorld({ seed, companies }: { seed: number; companies: number }): World {
  const random = createRandom(seed);
  const takenNames = new Set<string>();
  return { companies: Array.from({ length: companies }, () => createCompany(random, takenNames)) };
}

function createCompany(random: Random, takenNames: Set<string>): FictionalCompany {
  const industry = random.pick(INDUSTRIES);
  let name = inventName(random, industry);
  while (takenNames.has(name)) name = inventName(random, industry);
  takenNames.add(name);
  const locations = [...new Set(Array.from({ length: random.integer(1, 3) }, () => drawCity(random)))];
  return {
    name,
    domain: fictionalDomain(name),
    industry: industry.name,
    locations,
    headcounts: createHeadcounts(random),
    views: createViews(random, locations),
  };
}

/** Companies crowd in few places: the list begins with those that get most. */
function drawCity(random: Random): string {
  return CITIES[Math.floor(random.next() ** 2.5 * CITIES.length)] as string;
}

function createHeadcounts(random: Random): number[] {
  // Sizes of firms are spread by factors: most have tens or hundreds of people, few have thousands.
  let persons = Math.exp(4.9 + 1.3 * random.normal());
  const monthlyGrowth = 0.005 + 0.015 * random.normal();
  const headcounts: number[] = [];
  for (let monthsAgo = 0; monthsAgo <= OLDEST_MONTH; monthsAgo++) {
    headcounts.push(Math.max(3, Math.round(persons)));
    persons /= 1 + monthlyGrowth + 0.006 * random.normal();
  }
  return headcounts;
}

function createViews(random: Random, locations: string[]): SourceView[] {
  const count = random.integer(3, DEMO_SOURCES.length);
  const remaining = [...DEMO_SOURCES];
  while (remaining.length > count) remaining.splice(random.integer(0, remaining.length - 1), 1);
  const withoutHeadcount = count > 3 && random.chance(0.08) ? random.integer(0, count - 1) : -1;
  return remaining.map((source, index) => ({
    source,
    factor: drawFactor(source, random),
    location: random.chance(0.8) ? (locations[0] as string) : random.pick(locations),
    givesHeadcount: index !== withoutHeadcount,
  }));
}

/** What the source writes about the company for a month, or nothing when it gives only a location. */
export function statedHeadcount(company: FictionalCompany, view: SourceView, monthsAgo: number): string {
  if (!view.givesHeadcount) return '';
  const truth = company.headcounts[Math.min(monthsAgo + view.source.lagMonths, OLDEST_MONTH)] ?? 0;
  return view.source.write(Math.max(1, Math.round(truth * view.factor)));
}
