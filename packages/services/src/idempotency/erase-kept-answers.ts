import { IdempotentCallModel } from '@workbench/db';

/**
 * Drops what calls have answered: it may be about anyone, and nothing but repeats needs it. A repeat is refused.
 * @returns how many answers there were
 */
export async function eraseKeptAnswers(): Promise<number> {
  const { modifiedCount } = await IdempotentCallModel.updateMany(
    { $or: [{ 'answer.body': { $exists: true } }, { outcome: { $exists: true } }] },
    { $unset: { 'answer.body': 1, outcome: 1 } },
  );
  return modifiedCount;
}
