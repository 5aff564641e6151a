import { type OptOutReadDoc, OptOutReadModel } from '@workbench/db';
import { getTotals } from '../companies/index.ts';
import { measureQueue, type QueueMeasure } from '../shared/jobs/index.ts';
import { type DayUsage, readUsageToday } from '../sources/index.ts';
import { countDeliveries } from '../webhooks/index.ts';

/** What a monitoring system reads of the workspace: counts alone, no name and no id of anything. */
export interface WorkspaceMetrics {
  companies: number;
  jobs: QueueMeasure[];
  /** By connector, since 0:00 UTC. */
  usageToday: ReadonlyMap<string, DayUsage>;
  deliveries: { pending: number; failed: number };
  /** Readings of vendors' lists of people who asked to be removed. */
  optOuts: OptOutMeasure[];
}

interface OptOutMeasure {
  source: string;
  /** Seconds since 1970 when the list was last read to its end; null for never. */
  completedSeconds: number | null;
  ids: number;
  removed: number;
  isFailed: boolean;
  /** The list has lost more than half of its ids. */
  isShrunk: boolean;
}

/** Reads indexes alone, so that it may be asked every few seconds. */
export async function readMetrics(now: Date): Promise<WorkspaceMetrics> {
  const [totals, jobs, usageToday, deliveries, optOuts] = await Promise.all([
    getTotals(),
    measureQueue(now),
    readUsageToday(now),
    countDeliveries(),
    OptOutReadModel.find({}, { found: 0 }).lean<OptOutReadDoc[]>(),
  ]);
  return { companies: totals.companies, jobs, usageToday, deliveries, optOuts: optOuts.map(toMeasure) };
}

function toMeasure({ _id: source, completed, ids, peopleEver, failure }: OptOutReadDoc): OptOutMeasure {
  const completedSeconds = completed === null ? null : Math.floor(completed.at.getTime() / 1000);
  return {
    source,
    completedSeconds,
    ids,
    removed: peopleEver,
    isFailed: failure !== null,
    isShrunk: typeof completed?.shrunkFrom === 'number',
  };
}
