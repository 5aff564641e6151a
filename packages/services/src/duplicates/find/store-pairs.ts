import { DuplicateDismissalModel, type DuplicatePairDoc, DuplicatePairModel } from '@workbench/db';
import { type Model, mongo } from 'mongoose';

export interface FoundPair {
  id: string;
  ids: [mongo.ObjectId, mongo.ObjectId];
  match: { strength: 'sure' | 'possible'; reasons: readonly object[] };
  /** Under which "not a duplicate" would be kept. */
  dismissalKeys: string[];
}

/** Where the pairs of one kind of record are kept. */
export interface PairStore {
  pairs: Model<DuplicatePairDoc>;
  dismissals: typeof DuplicateDismissalModel;
}

export const COMPANY_PAIRS: PairStore = { pairs: DuplicatePairModel, dismissals: DuplicateDismissalModel };

const RANKS = { sure: 0, possible: 1 } as const;

/**
 * Writes what was found about these records. A pair that a person dismissed stays dismissed, and one that nothing speaks
 * for any longer leaves the queue.
 */
export async function storePairs(
  { pairs: model, dismissals }: PairStore,
  ids: readonly mongo.ObjectId[],
  pairs: readonly FoundPair[],
  now: Date,
): Promise<number> {
  const found = new Set(pairs.map(({ id }) => id));
  const open = await model.find({ ids: { $in: ids }, state: 'open' }, { _id: 1 }).lean();
  const gone = open.filter(({ _id }) => !found.has(_id)).map(({ _id }) => _id);
  if (gone.length > 0) await model.deleteMany({ _id: { $in: gone }, state: 'open' });
  if (pairs.length === 0) return 0;
  const dismissed = await findDismissed(dismissals, pairs);
  const { upsertedCount } = await model.collection.bulkWrite(
    pairs.map(({ id, ids: both, match }) => ({
      updateOne: {
        filter: { _id: id as unknown as mongo.ObjectId },
        update: {
          $set: { rank: RANKS[match.strength], reasons: match.reasons },
          $setOnInsert: {
            ids: both.map((one) => new mongo.ObjectId(one.toHexString())),
            foundAt: now,
            ...(dismissed.has(id) ? { state: 'dismissed', dismissedAt: now } : { state: 'open' }),
          },
        },
        upsert: true,
      },
    })),
    { ordered: false },
  );
  return upsertedCount;
}

async function findDismissed(
  dismissals: PairStore['dismissals'],
  pairs: readonly FoundPair[],
): Promise<ReadonlySet<string>> {
  const pairOf = new Map(pairs.flatMap(({ id, dismissalKeys }) => dismissalKeys.map((key) => [key, id] as const)));
  const known = await dismissals.find({ _id: { $in: [...pairOf.keys()] } }, { _id: 1 }).lean();
  return new Set(known.flatMap(({ _id }) => pairOf.get(_id) ?? []));
}
