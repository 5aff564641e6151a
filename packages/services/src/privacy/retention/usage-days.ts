import { DailyUsageModel } from '@workbench/db';
import { EXAMPLES, type GrowingRecords, limitOf } from './dated-records.ts';

/** "apollo:2026-11-21": its day is in the id alone. */
const dayOf = (id: string): string => id.slice(id.lastIndexOf(':') + 1);

/** A few for each day: the ids are read whole. */
async function readDays(): Promise<{ id: string; day: string }[]> {
  const ids = await DailyUsageModel.distinct('_id');
  return ids.map((id) => ({ id, day: dayOf(id) })).sort((one, other) => (one.day < other.day ? -1 : 1));
}

async function expiredDays(limit: Date) {
  const limitDay = limit.toISOString().slice(0, 10);
  return (await readDays()).filter(({ day }) => day <= limitDay);
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** Calls and credits of a source on one day. */
export const USAGE_DAYS: GrowingRecords = {
  measure: async () => {
    const days = await readDays();
    return { count: days.length, oldestAt: days[0] === undefined ? null : startOf(days[0].day) };
  },
  preview: async (ctx, days) => {
    const expired = await expiredDays(limitOf(ctx, days));
    const examples = expired.slice(0, EXAMPLES).map(({ id, day }) => ({
      label: `Usage of ${id.slice(0, -day.length - 1)}`,
      at: startOf(day).toISOString(),
    }));
    return { count: expired.length, examples };
  },
  expire: async (ctx, days) => {
    const ids = (await expiredDays(limitOf(ctx, days))).map(({ id }) => id);
    return (await DailyUsageModel.deleteMany({ _id: { $in: ids } })).deletedCount;
  },
};
