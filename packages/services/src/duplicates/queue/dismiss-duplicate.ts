import type { Verb } from '../../shared/context.ts';
import { COMPANY_PAIRS } from '../find/store-pairs.ts';
import { dismissalKeys } from '../pair-key.ts';
import type { DismissDuplicateInput, Duplicate, ReopenDuplicateInput } from '../schemas.ts';
import { dismissPair, reopenPair } from './dismiss-pair.ts';
import { getDuplicate } from './list-duplicates.ts';
import { refuseRelated, relateCompanies } from './relate-pair.ts';
import { separateCompanies } from './separate-companies.ts';

/**
 * "Not a duplicate": the pair leaves the queue and stays away, also when a company is renamed or imported again. With a
 * parent, the relation of the two comes first: what a kill interrupts then leaves the queue with the next search.
 * @throws ServiceError not_found; invalid for a parent that is none of the two; conflict when the relation is not possible
 */
export async function dismissDuplicate({ ctx, input }: Verb<DismissDuplicateInput>): Promise<Duplicate> {
  const pair = await getDuplicate({ ctx, input });
  if (input.parentId !== undefined) await relateCompanies(ctx, pair, input.parentId.toLowerCase());
  await dismissPair(COMPANY_PAIRS, pair.id, keysOf(pair), ctx.now());
  return getDuplicate({ ctx, input });
}

/** The pair comes back into the queue. @throws ServiceError not_found; conflict while one company is above the other */
export async function reopenDuplicate({ ctx, input }: Verb<ReopenDuplicateInput>): Promise<Duplicate> {
  const pair = await getDuplicate({ ctx, input });
  if (input.removeParent) await separateCompanies(ctx, pair);
  await refuseRelated(pair);
  await reopenPair(COMPANY_PAIRS, pair.id, keysOf(pair));
  return getDuplicate({ ctx, input });
}

function keysOf({ companies: [a, b] }: Duplicate): string[] {
  return a && b ? dismissalKeys(a, b) : [];
}
