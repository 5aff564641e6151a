import type { Model } from 'mongoose';
import { unknownCursor } from './date-cursor.ts';

/** A list whose next page begins after the record that its cursor names: records that are added meanwhile come before it. */
export interface NewestFirst<D> {
  filter?: object;
  /** A number or a date by which the list is ordered, highest first. */
  by: keyof D & string;
  limit: number;
  cursor?: string | undefined;
  /** Fields that are not read. */
  without?: readonly (keyof D & string)[];
  hint?: string;
  /** From the text in a cursor; ids are texts unless it is given. */
  toId?: (text: string) => unknown;
}

export interface NewestPage<T> {
  items: T[];
  /** Of the whole list. */
  total: number;
  nextCursor: string | null;
}

/** @throws ServiceError invalid for what no page has returned */
export async function pageNewestFirst<D extends { _id: unknown }>(
  records: Model<D>,
  { filter = {}, by, limit, cursor, without = [], hint, toId = String }: NewestFirst<D>,
): Promise<NewestPage<D>> {
  const after = cursor === undefined ? {} : afterCursor(cursor, by, toId);
  const find = records
    .find({ $and: [filter, after] }, Object.fromEntries(without.map((field) => [field, 0])))
    .sort({ [by]: -1, _id: -1 })
    .limit(limit + 1);
  const [docs, total] = await Promise.all([
    (hint === undefined ? find : find.hint(hint)).lean<D[]>(),
    records.countDocuments(filter),
  ]);
  const items = docs.slice(0, limit);
  const last = items.at(-1);
  const nextCursor = docs.length > limit && last !== undefined ? encode(last[by], last._id) : null;
  return { items, total, nextCursor };
}

/** "d1763726400000_66aa…" for a date, "n1763726400000.001_…" for a number. */
const encode = (value: unknown, id: unknown): string =>
  value instanceof Date ? `d${value.getTime()}_${id}` : `n${value}_${id}`;

/** @throws ServiceError invalid */
function afterCursor(cursor: string, by: string, toId: (text: string) => unknown): object {
  const read = decode(cursor);
  if (read === null) throw unknownCursor();
  const [value, id] = [read.value, toId(read.id)];
  return { $or: [{ [by]: { $lt: value } }, { [by]: value, _id: { $lt: id } }] };
}

/** Either kind of id. */
const ID = /^[0-9a-f]{24}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function decode(cursor: string): { value: number | Date; id: string } | null {
  const [, kind, value, id = ''] = /^([nd])(\d{1,15}(?:\.\d{1,9})?)_(.+)$/.exec(cursor) ?? [];
  if (value === undefined || !ID.test(id)) return null;
  return { value: kind === 'd' ? new Date(Number(value)) : Number(value), id };
}
