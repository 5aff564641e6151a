import { type CompanyTouchDoc, CompanyTouchModel, companyWriteId } from '@workbench/db';
import type { mongo } from 'mongoose';
import { type LoggedWrite, readWriteLog } from './write-log.ts';

/** What the sessions of a span have written; `all` when it is not known company by company. */
export type WrittenCompanies = mongo.ObjectId[] | 'all';

/** After more of them everything is read again. */
const IDS_MAX = 200_000;

/** Written by the sessions whose versions are from `from` on and below `to`; a company may be named twice. */
export async function readWrittenCompanies(from: number, to: number): Promise<WrittenCompanies> {
  if (from >= to) return [];
  const ids: LoggedWrite['ids'] = [];
  for await (const entry of readWriteLog({ from: companyWriteId(from), to: companyWriteId(to) })) {
    if (entry.isAll || ids.length > IDS_MAX) return 'all';
    for (const id of entry.ids) ids.push(id);
  }
  return ids;
}

/**
 * Says that the sync or the report of companies is about to change; called before the change, so that a kill after it
 * loses nothing. Repeated with the change when that is retried.
 */
export async function touchCompanies(ids: readonly mongo.ObjectId[]): Promise<void> {
  if (ids.length === 0) return;
  await CompanyTouchModel.collection.bulkWrite(
    ids.map((_id) => ({ updateOne: { filter: { _id }, update: { $currentDate: { at: true } }, upsert: true } })),
    { ordered: false },
  );
}

/** The companies that were touched at this time or later, by the clock of the database, the last one last. */
export function readTouchedCompanies(from: Date): Promise<CompanyTouchDoc[]> {
  return CompanyTouchModel.find({ at: { $gte: from } })
    .sort({ at: 1 })
    .lean<CompanyTouchDoc[]>();
}

/** When a company was touched last; null when none was. */
export async function readLastTouch(): Promise<Date | null> {
  const [last] = await CompanyTouchModel.find({}, { _id: 0, at: 1 }).sort({ at: -1 }).limit(1).lean();
  return last?.at ?? null;
}
