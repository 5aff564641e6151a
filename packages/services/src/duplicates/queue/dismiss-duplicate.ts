import type { Verb } from '../../shared/context.ts';
import { COMPANY_PAIRS } from '../find/store-pairs.ts';
import { dismissalKeys } from '../pair-key.ts';
import type { Duplicate } from '../schemas.ts';
import { dismissPair, reopenPair } from './dismiss-pair.ts';
import { getDuplicate } from './list-duplicates.ts';

/** "Not a duplicate": the pair leaves the queue and stays away, also when a company is renamed or imported again. */
export async function dismissDuplicate({ ctx, input }: Verb<{ id: string }>): Promise<Duplicate> {
  const pair = await getDuplicate({ ctx, input });
  await dismissPair(COMPANY_PAIRS, pair.id, keysOf(pair), ctx.now());
  return getDuplicate({ ctx, input });
}

/** The pair comes back into the queue. */
export async function reopenDuplicate({ ctx, input }: Verb<{ id: string }>): Promise<Duplicate> {
  const pair = await getDuplicate({ ctx, input });
  await reopenPair(COMPANY_PAIRS, pair.id, keysOf(pair));
  return getDuplicate({ ctx, input });
}

function keysOf({ companies: [a, b] }: Duplicate): string[] {
  return a && b ? dismissalKeys(a, b) : [];
}
