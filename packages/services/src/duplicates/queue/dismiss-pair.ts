import type { PairStore } from '../find/store-pairs.ts';

/** The pair leaves the queue and stays away for as long as one of the keys is theirs. Repeatable. */
export async function dismissPair(
  { pairs, dismissals }: PairStore,
  pairId: string,
  keys: readonly string[],
  at: Date,
): Promise<void> {
  await dismissals.bulkWrite(
    keys.map((_id) => ({ updateOne: { filter: { _id }, update: { $setOnInsert: { pairId, at } }, upsert: true } })),
  );
  await pairs.updateOne({ _id: pairId, state: 'open' }, { $set: { state: 'dismissed', dismissedAt: at } });
}

/** The pair comes back into the queue. */
export async function reopenPair(
  { pairs, dismissals }: PairStore,
  pairId: string,
  keys: readonly string[],
): Promise<void> {
  await dismissals.deleteMany({ $or: [{ _id: { $in: keys } }, { pairId }] });
  await pairs.updateOne({ _id: pairId }, { $set: { state: 'open' }, $unset: { dismissedAt: 1 } });
}
