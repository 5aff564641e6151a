import type { LeadDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { findSuppressedIds } from '../../suppression/index.ts';
import { identifiersOfLead } from '../people/lead-identifiers.ts';

type Identifiable = Pick<
  LeadDoc,
  '_id' | 'keys' | 'sources' | 'email' | 'phone' | 'linkedinUrl' | 'organizationDomain'
>;

/** Ids of the suppressed ones of these leads, in one query. */
export function findSuppressedLeads(ctx: ServiceContext, leads: readonly Identifiable[]): Promise<Set<string>> {
  return findSuppressedIds(
    ctx,
    leads.map((lead) => ({ id: lead._id.toHexString(), keys: identifiersOfLead(lead) })),
  );
}
