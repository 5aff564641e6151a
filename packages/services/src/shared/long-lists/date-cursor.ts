import { ServiceError } from '../errors.ts';

/** The last row of a page of a list that is newest first; the next page begins after it. */
export interface DateCursor {
  at: Date;
  id: string;
}

/** "1763726400000_66aa…" */
export const encodeDateCursor = ({ at, id }: DateCursor): string => `${at.getTime()}_${id}`;

/** @throws ServiceError invalid for what no page has returned */
export function decodeDateCursor(cursor: string, id = /^[0-9a-f]{24}$/): DateCursor {
  const [, time, ownId] = /^(\d{1,15})_(.+)$/.exec(cursor) ?? [];
  if (time !== undefined && ownId !== undefined && id.test(ownId)) return { at: new Date(Number(time)), id: ownId };
  throw unknownCursor();
}

export function unknownCursor(): ServiceError {
  const message = 'This cursor does not belong to this list; start again without a cursor';
  return new ServiceError('invalid', message, [{ path: ['cursor'], message: 'Unknown cursor' }]);
}

/** The rows after a cursor: with an upper limit of the date, so that the query reads one range of the index. */
export function olderThan(field: string, after: DateCursor | null, toId: (id: string) => unknown): object {
  if (after === null) return {};
  const { at, id } = after;
  return { [field]: { $lte: at }, $or: [{ [field]: { $lt: at } }, { _id: { $lt: toId(id) } }] };
}
