import { type LeadDoc, LeadModel } from '@workbench/db';
import { findSuppressedLeads } from '../../leads/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import type { ServiceError } from '../../shared/errors.ts';
import { addedAgain } from './refused-restore.ts';
import { suppressedError } from './suppressed-error.ts';

/** A deleted lead that can't come back, and why. */
export interface ExcludedLead {
  lead: LeadDoc;
  reason: ServiceError;
}

export const nameOfLead = ({ firstName, lastName, email, company }: LeadDoc): string =>
  [[firstName, lastName].filter(Boolean).join(' ') || email, company].filter(Boolean).join(', ') || 'A lead';

/** Those on the do-not-contact list, and those who have been added again since. */
export async function findExcludedLeads(ctx: ServiceContext, leads: readonly LeadDoc[]): Promise<ExcludedLead[]> {
  const suppressed = await findSuppressedLeads(ctx, leads);
  const ids = leads.map(({ _id }) => _id);
  const keys = leads.flatMap((lead) => lead.keys);
  const others = await LeadModel.find({ keys: { $in: keys }, _id: { $nin: ids } }, { keys: 1 }).lean();
  const taken = new Set(others.flatMap((other) => other.keys));
  return leads.flatMap((lead) => {
    const name = nameOfLead(lead);
    if (suppressed.has(lead._id.toHexString())) return { lead, reason: suppressedError(name) };
    return lead.keys.some((key) => taken.has(key)) ? { lead, reason: addedAgain(name) } : [];
  });
}
