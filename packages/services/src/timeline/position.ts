import { unknownCursor } from '../shared/long-lists/date-cursor.ts';

/** An entry's position in the timeline, and after it the next page begins. Pure. */
export interface Position {
  at: Date;
  /** Of the stream that it comes from: orders what happened at the same time. */
  rank: number;
  id: string;
}

/** Negative when `one` is shown first: the newest, then by stream, then the greater id. */
export function newestFirst(one: Position, other: Position): number {
  const byTime = other.at.getTime() - one.at.getTime();
  if (byTime !== 0) return byTime;
  if (one.rank !== other.rank) return one.rank - other.rank;
  return one.id < other.id ? 1 : one.id > other.id ? -1 : 0;
}

/** "1763726400000_3_66aa…" */
export const encodePosition = ({ at, rank, id }: Position): string => `${at.getTime()}_${rank}_${id}`;

/** @throws ServiceError invalid for what no page has returned */
export function decodePosition(cursor: string): Position {
  const [, time, rank, id] = /^(-?\d{1,15})_(\d{1,2})_([\w.:-]{1,200})$/.exec(cursor) ?? [];
  if (time === undefined || rank === undefined || id === undefined) throw unknownCursor();
  return { at: new Date(Number(time)), rank: Number(rank), id };
}

/** The rows of the stream of this rank that come after a position, as one range of an index of the date and `_id`. */
export function rowsAfter(field: string, rank: number, after: Position | null, toId: (id: string) => unknown): object {
  if (after === null) return {};
  const { at } = after;
  if (rank < after.rank) return { [field]: { $lt: at } };
  if (rank > after.rank) return { [field]: { $lte: at } };
  return { [field]: { $lte: at }, $or: [{ [field]: { $lt: at } }, { _id: { $lt: toId(after.id) } }] };
}
