import { CITIES } from '../../names.ts';
import { createRandom, type Random } from '../../random.ts';
import { hash, type SandboxCompany } from '../sandbox-world.ts';
import { type Facts, factsOf } from './facts.ts';

/** What the parts of one company's story share, so that site, boards and press tell the same. */
export interface Plot {
  company: SandboxCompany;
  now: Date;
  /** "brindlewick-foods". */
  label: string;
  facts: Facts;
  isResearcher: boolean;
  /** Another company of the same name, far away; null for most. */
  homonym: Homonym | null;
  /** Its own stream for each part: a change in one part leaves the others as they are. */
  randomOf(part: string): Random;
  /** "2026-10-02". */
  dayAgo(days: number): string;
}

interface Homonym {
  domain: string;
  /** "City, Country", none of the company's own. */
  location: string;
  city: string;
}

const DAY_MS = 24 * 3600_000;
/** Fresh: the last eleven months, so that a test at the year's edge is no matter of hours. */
const FRESH_DAYS_MAX = 330;
const STALE_DAYS = { min: 430, max: 900 };

const RESEARCH_INDUSTRIES = new Set(
  'Software|Biotechnology|Pharmaceuticals|Medical Devices|Aerospace|Automotive|Renewable Energy|Chemicals|Machinery|Telecommunications|Agriculture'.split(
    '|',
  ),
);

export function plotOf(company: SandboxCompany, now: Date): Plot {
  const randomOf = (part: string) => createRandom(hash(`story ${part} ${company.domain}`));
  return {
    company,
    now,
    label: company.domain.split('.')[0] ?? company.domain,
    facts: factsOf(company, randomOf('facts')),
    isResearcher: RESEARCH_INDUSTRIES.has(company.industry) && randomOf('researcher').chance(0.75),
    homonym: homonymOf(company, randomOf('homonym')),
    randomOf,
    dayAgo: (days) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10),
  };
}

function homonymOf(company: SandboxCompany, random: Random): Homonym | null {
  if (!random.chance(0.25)) return null;
  const label = company.domain.split('.')[0];
  const location = random.pick(CITIES.filter((city) => !company.locations.includes(city)));
  return { domain: `${label}.example.org`, location, city: location.split(', ')[0] ?? location };
}

/** A day of the last eleven months. */
export const freshDay = (plot: Plot, random: Random) => plot.dayAgo(random.integer(2, FRESH_DAYS_MAX));
export const staleDay = (plot: Plot, random: Random) => plot.dayAgo(random.integer(STALE_DAYS.min, STALE_DAYS.max));

/** Different ones, in drawn order. */
export function pickSome<T>(random: Random, items: readonly T[], count: number): T[] {
  const remaining = [...items];
  const picked: T[] = [];
  while (picked.length < count && remaining.length > 0) {
    picked.push(...remaining.splice(random.integer(0, remaining.length - 1), 1));
  }
  return picked;
}
