import { type CompanyDoc, CompanyModel } from '@workbench/db';
import { pairId } from '../pair-key.ts';
import type { FoundPair } from './store-pairs.ts';

type RelatedDoc = Pick<CompanyDoc, '_id' | 'ancestors'>;

/** Without pairs of which one company is above the other: both are what they are. */
export async function leaveOutRelated(pairs: readonly FoundPair[]): Promise<FoundPair[]> {
  if (pairs.length === 0) return [];
  const ids = pairs.flatMap((pair) => pair.ids);
  const companies = await CompanyModel.find(
    { _id: { $in: ids }, 'ancestors.id': { $exists: true } },
    { 'ancestors.id': 1 },
  ).lean<RelatedDoc[]>();
  const related = new Set(
    companies.flatMap(({ _id, ancestors = [] }) =>
      ancestors.map(({ id }) => pairId(_id.toHexString(), id.toHexString())),
    ),
  );
  return pairs.filter(({ id }) => !related.has(id));
}
