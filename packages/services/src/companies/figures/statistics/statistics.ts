import { randomUUID } from 'node:crypto';
import { CompanyModel, CompanyStatModel } from '@workbench/db';
import {
  addToCounters,
  type CountedFields,
  LOCATION_PREFIX,
  SOURCE_PREFIX,
  type StatCounters,
  TOTALS_ID,
} from './statistics-counters.ts';

/** The counters of the totals document; missing ones are 0. */
export interface WorkspaceTotals {
  companies: number;
  known: number;
  employeeSum: number;
  deviationPpm: number;
  compared: number;
  comparedCompanies: number;
  demo: number;
  high: number;
  medium: number;
  low: number;
  /** Companies with the figure of one source alone. */
  single: number;
  /** Locations over all companies, each counted as often as it is named. */
  locationMentions: number;
}

const EMPTY_TOTALS: WorkspaceTotals = {
  companies: 0,
  known: 0,
  employeeSum: 0,
  deviationPpm: 0,
  compared: 0,
  comparedCompanies: 0,
  demo: 0,
  high: 0,
  medium: 0,
  low: 0,
  single: 0,
  locationMentions: 0,
};

/** Every page of a list reads the total: other processes' writes show within a second, our own at once. */
const TOTALS_FRESH_MS = 1000;
let cached: { totals: Promise<WorkspaceTotals>; at: number } | null = null;

export function getTotals(): Promise<WorkspaceTotals> {
  const now = performance.now();
  if (cached === null || now - cached.at > TOTALS_FRESH_MS) {
    const totals = loadTotals();
    cached = { totals, at: now };
    totals.catch(() => invalidateTotals());
  }
  return cached.totals;
}

export function invalidateTotals(): void {
  cached = null;
}

async function loadTotals(): Promise<WorkspaceTotals> {
  const stored = await CompanyStatModel.findById(TOTALS_ID).lean();
  return { ...EMPTY_TOTALS, ...stored?.counters };
}

/** Adds the collected differences to the stored counters; `syncedAt` per source moves forward only. */
export async function addToStatistics(counters: StatCounters, syncedAt: ReadonlyMap<string, Date>): Promise<void> {
  const operations = [];
  // A sync without news has no differences and yet a new time.
  const ids = new Set([...counters.keys(), ...[...syncedAt.keys()].map((source) => SOURCE_PREFIX + source)]);
  for (const id of ids) {
    const increments = Object.entries(counters.get(id) ?? {}).filter(([, by]) => by !== 0);
    const lastSync = id.startsWith(SOURCE_PREFIX) ? syncedAt.get(id.slice(SOURCE_PREFIX.length)) : undefined;
    if (increments.length === 0 && lastSync === undefined) continue;
    operations.push({
      updateOne: {
        filter: { _id: id },
        update: {
          $setOnInsert: kindAndName(id),
          ...(increments.length > 0 && {
            $inc: Object.fromEntries(increments.map(([name, by]) => [`counters.${name}`, by])),
          }),
          ...(lastSync && { $max: { lastSync } }),
        },
        upsert: true,
      },
    });
  }
  if (operations.length > 0) await CompanyStatModel.bulkWrite(operations as never, { ordered: false });
  invalidateTotals();
}

/** Recounts everything, after a process or the database died in the middle of a change. Seconds per million companies. */
export async function recountStatistics(): Promise<void> {
  const counters = await countAllCompanies();
  const count = randomUUID();
  const operations = [...counters].map(([id, values]) => ({
    updateOne: { filter: { _id: id }, update: { $set: { ...kindAndName(id), counters: values, count } }, upsert: true },
  }));
  for (let from = 0; from < operations.length; from += 1000) {
    await CompanyStatModel.bulkWrite(operations.slice(from, from + 1000) as never, { ordered: false });
  }
  // Sources and locations that no company has any more; a source keeps its document for its last sync.
  await CompanyStatModel.deleteMany({ count: { $ne: count }, kind: { $ne: 'source' } });
  await CompanyStatModel.updateMany({ count: { $ne: count }, kind: 'source' }, { $set: { counters: {} } });
  invalidateTotals();
}

/** Deletes the sources that no company has, once the demo that brought them is removed. */
export async function removeEmptySources(): Promise<void> {
  await CompanyStatModel.deleteMany({ kind: 'source', 'counters.companies': { $not: { $gt: 0 } } });
}

/** The statistics by a full scan; the stored ones must equal them. */
export async function countAllCompanies(): Promise<StatCounters> {
  const counters: StatCounters = new Map();
  const cursor = CompanyModel.find<CountedFields>(
    {},
    {
      records: 1,
      aggregatedEmployeeCount: 1,
      singleFigure: 1,
      agreement: 1,
      dataQuality: 1,
      locations: 1,
      demo: 1,
    },
  )
    .lean()
    .cursor({ batchSize: 1000 });
  for await (const company of cursor) addToCounters(counters, company, 1);
  return counters;
}

function kindAndName(id: string): { kind: 'totals' | 'source' | 'location'; name: string } {
  if (id.startsWith(SOURCE_PREFIX)) return { kind: 'source', name: id.slice(SOURCE_PREFIX.length) };
  if (id.startsWith(LOCATION_PREFIX)) return { kind: 'location', name: id.slice(LOCATION_PREFIX.length) };
  return { kind: 'totals', name: TOTALS_ID };
}
