import { DuplicateDismissalModel, type DuplicateKeyDoc, DuplicatePairModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { dismissalKeys } from '../pair-key.ts';
import type { Match } from '../rule/match-companies.ts';

export interface FoundPair {
  id: string;
  companies: [DuplicateKeyDoc, DuplicateKeyDoc];
  match: Match;
}

const RANKS = { sure: 0, possible: 1 } as const;

/**
 * Writes what was found about these companies. A pair that a person dismissed stays dismissed, and one that nothing speaks
 * for any longer leaves the queue.
 */
export async function storePairs(ids: readonly mongo.ObjectId[], pairs: readonly FoundPair[], now: Date) {
  const found = new Set(pairs.map(({ id }) => id));
  const open = await DuplicatePairModel.find({ ids: { $in: ids }, state: 'open' }, { _id: 1 }).lean();
  const gone = open.filter(({ _id }) => !found.has(_id)).map(({ _id }) => _id);
  if (gone.length > 0) await DuplicatePairModel.deleteMany({ _id: { $in: gone }, state: 'open' });
  if (pairs.length === 0) return 0;
  const dismissed = await findDismissed(pairs);
  const { upsertedCount } = await DuplicatePairModel.collection.bulkWrite(
    pairs.map(({ id, companies, match }) => ({
      updateOne: {
        filter: { _id: id as unknown as mongo.ObjectId },
        update: {
          $set: { rank: RANKS[match.strength], reasons: match.reasons },
          $setOnInsert: {
            ids: companies.map(({ _id }) => new mongo.ObjectId(_id.toHexString())),
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

async function findDismissed(pairs: readonly FoundPair[]): Promise<ReadonlySet<string>> {
  const pairOf = new Map(pairs.flatMap(({ id, companies }) => keysOf(companies).map((key) => [key, id] as const)));
  const known = await DuplicateDismissalModel.find({ _id: { $in: [...pairOf.keys()] } }, { _id: 1 }).lean();
  return new Set(known.flatMap(({ _id }) => pairOf.get(_id) ?? []));
}

function keysOf([a, b]: FoundPair['companies']): string[] {
  const paired = ({ _id, company }: DuplicateKeyDoc) => ({ id: _id.toHexString(), domain: company.domain });
  return dismissalKeys(paired(a), paired(b));
}
