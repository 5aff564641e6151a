import type { Random } from '../../random.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import type { Plot } from './plot.ts';
import type { BoardHost, StoryBoard, StoryJob } from './types.ts';

const BOARD_HOSTS: readonly BoardHost[] = [
  'greenhouse',
  'lever',
  'ashby',
  'smartrecruiters',
  'recruitee',
  'workable',
  'personio',
];

/** Where a company's openings stand, drawn once so that its careers page and its board agree. */
export type HiringKind = 'board' | 'postings' | 'none' | 'homonym';

export function hiringOf(plot: Plot): HiringKind {
  const share = plot.randomOf('hiring').next();
  if (share < 0.5) return 'board';
  if (share < 0.62) return 'postings';
  return plot.homonym !== null ? 'homonym' : 'none';
}

/** The company's own board, or that of another company which a guessed token finds. */
export function boardOf(plot: Plot): StoryBoard | null {
  const kind = hiringOf(plot);
  const random = plot.randomOf('board');
  const host = random.pick(BOARD_HOSTS);
  if (kind === 'board') {
    const token = random.pick(TOKENS)(plot.label);
    return { host, token, employer: plot.company.name, jobs: jobsOf(plot, random, host) };
  }
  if (kind !== 'homonym' || plot.homonym === null) return null;
  const employer = `${plot.company.name.split(' ')[0]} ${random.pick(['Holdings', 'Dental', 'Groceries', 'Brothers'])}`;
  const jobs = Array.from({ length: random.integer(2, 6) }, (_, index) => ({
    ...jobOf(plot, random, index),
    title: random.pick(['Dental Nurse', 'Night Shift Baker', 'Forklift Driver', 'Store Detective', 'Piano Teacher']),
    department: null,
    location: plot.homonym?.city ?? null,
  }));
  return { host, token: plot.label, employer, jobs };
}

const TOKENS = [
  (label: string) => label,
  (label: string) => label,
  (label: string) => `${label}-careers`,
  (label: string) => `${label}-jobs`,
];

/** The company whose board or organisation might have this name; null for a name that no company has. */
export function companyOfToken(world: SandboxWorld, token: string) {
  const label = token.toLowerCase().replace(/-(?:careers|jobs|oss)$/, '');
  return world.byDomain(`${label}.example.com`);
}

const TITLES: Record<string, readonly string[]> = {
  Engineering: ['Backend Engineer', 'Site Reliability Engineer', 'Embedded Engineer', 'Staff Engineer', 'QA Engineer'],
  Sales: ['Account Executive', 'Sales Development Representative', 'Regional Sales Manager'],
  Marketing: ['Content Strategist', 'Product Marketing Manager'],
  Operations: ['Supply Planner', 'Plant Technician', 'Warehouse Lead'],
  Finance: ['Financial Analyst', 'Payroll Accountant'],
  People: ['Talent Partner', 'Office Manager'],
  Research: ['Research Scientist', 'Laboratory Technician', 'Applied Scientist'],
};

export function jobsOf(plot: Plot, random: Random, host: BoardHost | null): StoryJob[] {
  const shape = random.next();
  // Few have an empty board, few a very long one.
  const count = shape < 0.06 ? 0 : shape > 0.96 ? random.integer(60, 130) : random.integer(1, 24);
  const jobs = Array.from({ length: count }, (_, index) => jobOf(plot, random, index));
  return host === 'ashby' ? jobs.map((job, index) => ({ ...job, isListed: index % 7 !== 6 })) : jobs;
}

function jobOf(plot: Plot, random: Random, index: number): StoryJob {
  const departments = Object.keys(TITLES).filter((name) => name !== 'Research' || plot.isResearcher);
  const department = random.pick(departments);
  const title = random.pick(TITLES[department] ?? ['Generalist']);
  return {
    id: String(7_000_000 + (random.integer(0, 899) * 1000 + index)),
    title: random.chance(0.3) ? `Senior ${title}` : title,
    department: random.chance(0.95) ? department : null,
    location: random.chance(0.9) ? (random.pick(plot.company.locations) ?? null) : 'Remote',
    postedOn: plot.dayAgo(random.integer(1, 150)),
    isPublished: true,
  };
}
