import { DuplicateDismissalModel, DuplicatePairModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { dismissalKeys } from '../pair-key.ts';
import type { Duplicate } from '../schemas.ts';
import { getDuplicate } from './list-duplicates.ts';

/** "Not a duplicate": the pair leaves the queue and stays away, also when a company is renamed or imported again. */
export async function dismissDuplicate({ ctx, input }: Verb<{ id: string }>): Promise<Duplicate> {
  const pair = await getDuplicate({ ctx, input });
  const [a, b] = pair.companies;
  const keys = a && b ? dismissalKeys(a, b) : [];
  const at = ctx.now();
  await DuplicateDismissalModel.bulkWrite(
    keys.map((_id) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: { pairId: pair.id, at } }, upsert: true },
    })),
  );
  await DuplicatePairModel.updateOne(
    { _id: pair.id, state: 'open' },
    { $set: { state: 'dismissed', dismissedAt: at } },
  );
  return getDuplicate({ ctx, input });
}

/** The pair comes back into the queue. */
export async function reopenDuplicate({ ctx, input }: Verb<{ id: string }>): Promise<Duplicate> {
  const pair = await getDuplicate({ ctx, input });
  const [a, b] = pair.companies;
  const keys = a && b ? dismissalKeys(a, b) : [];
  await DuplicateDismissalModel.deleteMany({ $or: [{ _id: { $in: keys } }, { pairId: pair.id }] });
  await DuplicatePairModel.updateOne({ _id: pair.id }, { $set: { state: 'open' }, $unset: { dismissedAt: 1 } });
  return getDuplicate({ ctx, input });
}
