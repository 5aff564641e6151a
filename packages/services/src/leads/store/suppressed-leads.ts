import type { LeadDoc } from '@workbench/db';
import { identifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import type { ServiceContext } from '../../shared/context.ts';
import { findSuppressedIds } from '../../suppression/index.ts';

type Identifiable = Pick<LeadDoc, '_id' | 'sources' | 'email' | 'phone' | 'linkedinUrl' | 'organizationDomain'>;

/** Ids of the suppressed ones of these leads, in one query. */
export function findSuppressedLeads(ctx: ServiceContext, leads: readonly Identifiable[]): Promise<Set<string>> {
  return findSuppressedIds(
    ctx,
    leads.map((lead) => ({ id: lead._id.toHexString(), keys: identifiersOf(lead) })),
  );
}
