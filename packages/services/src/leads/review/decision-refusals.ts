import type { LeadDoc, LeadSuggestionDoc } from '@workbench/db';
import { ServiceError } from '../../shared/errors.ts';
import type { LeftSuggestion } from '../schemas.ts';

export type Refusal = Pick<LeftSuggestion, 'reason' | 'message'>;

export const CHANGED: Refusal = { reason: 'changed', message: 'This suggestion does not exist any more' };
export const CHANGED_SINCE: Refusal = { reason: 'changed', message: 'The value was changed after the decision' };
export const DO_NOT_CONTACT: Refusal = {
  reason: 'do_not_contact',
  message: 'This person is on the do-not-contact list',
};

/**
 * Why a suggestion is not decided together with others; null when it may be. Pure.
 * @param asOf when a person saw what is to be decided; null: it was not looked at
 */
export function refusalOf(
  lead: Pick<LeadDoc, 'suggestions' | 'origins'>,
  { field, at }: LeadSuggestionDoc,
  { accept, asOf }: { accept: boolean; asOf: Date | null },
): Refusal | null {
  const origin = lead.origins[field];
  const isNewer = (date: Date | undefined) => asOf !== null && date !== undefined && date > asOf;
  if (isNewer(at)) return { reason: 'changed', message: 'Another value was suggested since the preview' };
  if (isNewer(origin?.at)) return { reason: 'changed', message: 'The value was changed since the preview' };
  if (!accept) return null;
  if (lead.suggestions.filter((one) => one.field === field).length > 1) {
    return { reason: 'several', message: 'Several values are suggested: choose one of them in the lead' };
  }
  if (origin?.source === 'typed') return { reason: 'locked', message: 'A person typed the present value' };
  if (origin?.isAccepted) return { reason: 'locked', message: 'A person accepted the present value' };
  return null;
}

/** Another lead has the value, or the lead was deleted meanwhile; null for every other error. */
export function refusalOfError(error: unknown): Refusal | null {
  if (!(error instanceof ServiceError)) return null;
  if (error.kind === 'conflict') return { reason: 'conflict', message: error.message };
  return error.kind === 'not_found' ? { reason: 'changed', message: error.message } : null;
}
