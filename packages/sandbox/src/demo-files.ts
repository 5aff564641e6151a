import { csvField } from './csv.ts';
import { DEMO_SOURCES, type DemoSource } from './demo-sources.ts';
import { createWorld, HISTORY_MONTHS, statedHeadcount, type World } from './world.ts';

export const DEMO_SEED = 20_260_101;
export const DEMO_COMPANIES = 440;

/** All sources begin on one day: a trend that began with one of them would jump as the others join. */
const OLDEST_DAYS_AGO = 405;
const DAY_MS = 86_400_000;
const DAYS_PER_MONTH = 365 / 12;

/** One file as a person would drop it on the importer. */
export interface DemoFile {
  fileName: string;
  source: string;
  /** Day for which its figures are true: YYYY-MM-DD. */
  asOf: string;
  csv: string;
}

interface Issue {
  source: DemoSource;
  monthsAgo: number;
  daysAgo: number;
}

/**
 * A year of figures about the fictional companies, oldest file first. The days are counted back from `now`, so that
 * the demo is always fresh; the same day gives the same files.
 */
export function* demoFiles(now: Date): Generator<DemoFile> {
  const world = createWorld({ seed: DEMO_SEED, companies: DEMO_COMPANIES });
  for (const issue of issuesOldestFirst()) {
    const asOf = new Date(now.getTime() - issue.daysAgo * DAY_MS).toISOString().slice(0, 10);
    const slug = issue.source.name.toLowerCase().replaceAll(' ', '-');
    yield { fileName: `${slug}-${asOf}.csv`, source: issue.source.name, asOf, csv: writeCsv(world, issue) };
  }
}

function issuesOldestFirst(): Issue[] {
  const issues: Issue[] = [];
  for (const source of DEMO_SOURCES) {
    for (let monthsAgo = 0; monthsAgo <= HISTORY_MONTHS; monthsAgo += source.everyMonths) {
      const daysAgo = source.newestDaysAgo + Math.round(monthsAgo * DAYS_PER_MONTH);
      issues.push({ source, monthsAgo, daysAgo: monthsAgo === HISTORY_MONTHS ? OLDEST_DAYS_AGO : daysAgo });
    }
  }
  return issues.sort((a, b) => b.daysAgo - a.daysAgo);
}

function writeCsv(world: World, { source, monthsAgo }: Issue): string {
  const lines = ['Name,Domain,Industry,Location,Employees,Scope'];
  for (const company of world.companies) {
    const view = company.views.find((candidate) => candidate.source === source);
    if (!view) continue;
    const fields = [company.name, company.domain, company.industry, view.location];
    lines.push([...fields, statedHeadcount(company, view, monthsAgo), source.scope].map(csvField).join(','));
  }
  return `${lines.join('\r\n')}\r\n`;
}
