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
}

/** Reads indexes alone, so that it may be asked every few seconds. */
export async function readMetrics(now: Date): Promise<WorkspaceMetrics> {
  const [totals, jobs, usageToday, deliveries] = await Promise.all([
    getTotals(),
    measureQueue(now),
    readUsageToday(now),
    countDeliveries(),
  ]);
  return { companies: totals.companies, jobs, usageToday, deliveries };
}
