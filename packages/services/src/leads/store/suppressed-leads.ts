import type { LeadDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { findSuppressedIds, identifiersOf } from '../../suppression/index.ts';

type Identifiable = Pick<LeadDoc, '_id' | 'sources' | 'email' | 'phone' | 'linkedinUrl' | 'organizationDomain'>;

/** Ids of those of these leads who are on the do-not-contact list; one query for all of them. */
export function findSuppressedLeads(ctx: ServiceContext, leads: readonly Identifiable[]): Promise<Set<string>> {
  return findSuppressedIds(
    ctx,
    leads.map((lead) => ({ id: lead._id.toHexString(), keys: identifiersOf(lead) })),
  );
}
