import { type CompanyTouchDoc, CompanyTouchModel, CompanyWriteModel } from '@workbench/db';
import { mongo } from 'mongoose';

/** What the sessions of a span have written; `all` when it is not known company by company. */
export type WrittenCompanies = mongo.ObjectId[] | 'all';

const ID_BYTES = 12;
/** Of one session; after more of them everything is read again. */
const IDS_MAX = 200_000;

/** Says which companies a session has written, before it releases the lock; repeatable. */
export async function saveWrittenCompanies(
  version: number,
  written: ReadonlyMap<string, mongo.ObjectId> | 'all',
): Promise<void> {
  if (written !== 'all' && written.size === 0) return;
  const isAll = written === 'all' || written.size > IDS_MAX;
  const ids = isAll ? [] : [...written.values()].map(({ id }) => id);
  const doc = { ids: Buffer.concat(ids), isAll, at: new Date() };
  await CompanyWriteModel.replaceOne({ _id: version }, doc, { upsert: true });
}

/** Written by the sessions whose versions are from `from` on and below `to`; a company may be named twice. */
export async function readWrittenCompanies(from: number, to: number): Promise<WrittenCompanies> {
  if (from >= to) return [];
  const writes = await CompanyWriteModel.find({ _id: { $gte: from, $lt: to } }).lean();
  if (writes.some(({ isAll }) => isAll)) return 'all';
  // The driver reads bytes as its own type.
  return writes.flatMap(({ ids }) => splitIds((ids as unknown as mongo.Binary).value()));
}

function splitIds(bytes: Uint8Array): mongo.ObjectId[] {
  return Array.from(
    { length: bytes.length / ID_BYTES },
    (_, index) => new mongo.ObjectId(bytes.slice(index * ID_BYTES, (index + 1) * ID_BYTES)),
  );
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
