import type { DuplicatePairDoc } from '@workbench/db';
import type { Model } from 'mongoose';
import { ServiceError } from '../../shared/errors.ts';
import type { PairStore } from '../find/store-pairs.ts';
import { DUPLICATES_COUNT_MAX, DUPLICATES_LIMIT_DEFAULT } from '../limits.ts';

/** Pairs of one kind of record, and how they are shown. */
export interface PairQueue<T> extends PairStore {
  /** The collection of the records. */
  records: Pick<Model<unknown>, 'collection'>;
  /** Pairs of which a record is gone are left out. */
  show: (pairs: readonly DuplicatePairDoc[]) => Promise<T[]>;
}

interface PairPage<T> {
  items: T[];
  nextCursor: string | null;
  total: number;
}

type PairFilter = Pick<DuplicatePairDoc, 'state'> & { ids?: DuplicatePairDoc['ids'][number] };
type Position = Pick<DuplicatePairDoc, 'rank' | '_id'>;

/** One page of a queue, sure ones first. */
export async function listPairs<T extends { id: string; strength: string }>(
  queue: PairQueue<T>,
  filter: PairFilter,
  { limit = DUPLICATES_LIMIT_DEFAULT, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<PairPage<T>> {
  const items: T[] = [];
  let from = cursor === undefined ? null : readCursor(cursor);
  for (;;) {
    const pairs = await readPairs(queue, filter, from, limit + 1 - items.length);
    items.push(...(await queue.show(pairs)));
    const last = pairs.at(-1);
    if (last === undefined || items.length > limit) break;
    from = last;
  }
  const page = items.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = items.length > limit && last ? cursorOf(last) : null;
  return { items: page, nextCursor, total: await countPairs(queue, filter) };
}

export const strengthOf = ({ rank }: DuplicatePairDoc) => (rank === 0 ? 'sure' : 'possible');

function readPairs(
  { pairs }: PairStore,
  filter: PairFilter,
  from: Position | null,
  limit: number,
): Promise<DuplicatePairDoc[]> {
  const after = from && { $or: [{ rank: { $gt: from.rank } }, { rank: from.rank, _id: { $gt: from._id } }] };
  return pairs
    .find({ ...filter, ...after } as object)
    .sort({ rank: 1, _id: 1 })
    .limit(limit)
    .lean<DuplicatePairDoc[]>()
    .exec();
}

/** Records may have been deleted since. */
async function countPairs({ pairs, records }: PairQueue<unknown>, filter: PairFilter): Promise<number> {
  const [counted] = await pairs.aggregate<{ count: number }>([
    { $match: filter },
    { $limit: DUPLICATES_COUNT_MAX },
    {
      $lookup: {
        from: records.collection.name,
        localField: 'ids',
        foreignField: '_id',
        as: 'records',
        pipeline: [{ $project: { _id: 1 } }],
      },
    },
    { $match: { records: { $size: 2 } } },
    { $count: 'count' },
  ]);
  return counted?.count ?? 0;
}

const cursorOf = ({ strength, id }: { strength: string; id: string }) => `${strength === 'sure' ? 0 : 1}:${id}`;

function readCursor(text: string): Position {
  const match = /^([01]):([0-9a-f]{24}-[0-9a-f]{24})$/.exec(text);
  if (match?.[2] === undefined)
    throw new ServiceError('invalid', 'The cursor is not one of this list', [
      { path: ['cursor'], message: 'The cursor is not one of this list' },
    ]);
  return { rank: Number(match[1]), _id: match[2] };
}
