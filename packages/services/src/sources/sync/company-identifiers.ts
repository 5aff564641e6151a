import type { CompanyIds } from '@workbench/connectors/types';
import { CompanySyncModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { Verb } from '../../shared/context.ts';
import { readOwnIdentifiers } from './query/identifiers-of-sync.ts';
import { believedIds } from './query/known-ids.ts';
import { withoutStruckAnswers, withoutStruckIds } from './query/struck-ids.ts';

/**
 * The identifiers by which sources are queried about a company: those that a user or a file states, and what its last sync
 * left, without what was struck out.
 */
export async function getCompanyIdentifiers({ input }: Verb<{ id: string }>): Promise<CompanyIds> {
  const [stored, { own, struck }] = await Promise.all([
    CompanySyncModel.findById(new Types.ObjectId(input.id), { ids: 1, outcomes: 1 }).lean(),
    readOwnIdentifiers(input.id),
  ]);
  const { outcomes } = withoutStruckAnswers(stored?.outcomes ?? [], struck, own);
  // Syncs of earlier versions do not say who stated which.
  const isIncomplete = outcomes.length === 0 || outcomes.some(({ ids }) => ids === undefined);
  return { ...(isIncomplete && withoutStruckIds(stored?.ids ?? {}, struck)), ...believedIds(outcomes, own) };
}
