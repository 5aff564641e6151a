import { CONNECTOR_IDS } from '@workbench/connectors/types';
import { DailyUsageModel } from '@workbench/db';

/** A vendor's calls and credits of today. */
export interface DayUsage {
  calls: number;
  failures: number;
  /** Spent, or reserved for calls in progress. */
  credits: number;
}

/** UTC day: "2026-11-21". Caps restart every day. */
export const utcDayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Calls and credits of the UTC day, by connector id; unused sources are left out. */
export async function readUsageToday(now: Date = new Date()): Promise<Map<string, DayUsage>> {
  const ids = CONNECTOR_IDS.map((id) => `${id}:${utcDayOf(now)}`);
  const days = await DailyUsageModel.find({ _id: { $in: ids } }).lean();
  return new Map(
    days.map(({ _id, calls, failures, credits }) => [_id.slice(0, _id.lastIndexOf(':')), { calls, failures, credits }]),
  );
}
