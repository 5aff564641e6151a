import { type LeadDoc, LeadModel } from '@workbench/db';
import { findSuppressedLeads } from '../../leads/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { suppressedError } from './contact.ts';

/** A deleted lead that can't come back, and why. */
export interface ExcludedLead {
  lead: LeadDoc;
  reason: ServiceError;
}

const NAMED_MAX = 3;

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

const addedAgain = (name: string): ServiceError =>
  new ServiceError('conflict', `${name} has been added again since; delete that first, then restore this`);

/** Names who stays in the trash. */
export function refuseLeads(excluded: readonly ExcludedLead[]): ServiceError {
  const [first] = excluded;
  if (excluded.length === 1 && first !== undefined) return first.reason;
  const named = excluded.slice(0, NAMED_MAX).map(({ reason }) => reason.message);
  const more = excluded.length - named.length;
  return new ServiceError('conflict', [...named, ...(more > 0 ? [`So it is with ${more} more`] : [])].join('. '));
}
