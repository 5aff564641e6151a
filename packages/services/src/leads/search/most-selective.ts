import { LeadModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { LEAD_COUNT_CAP, type LeadQuery } from './lead-filter.ts';

/** The one that leaves the fewest leads: it leads through its index, and the others are checked on each. */
export async function mostSelective(conditions: readonly [LeadQuery, ...LeadQuery[]]): Promise<LeadQuery> {
  const [first, ...others] = conditions;
  if (others.length === 0) return first;
  const counts = await Promise.all(conditions.map((one) => countLeadsOf(one)));
  return conditions[counts.indexOf(Math.min(...counts))] ?? first;
}

export function countLeadsOf({ filter, hint }: LeadQuery, limit = LEAD_COUNT_CAP): Promise<number> {
  return LeadModel.collection.countDocuments(filter as mongo.Filter<mongo.Document>, {
    hint,
    ...(limit > 0 && { limit }),
  });
}
