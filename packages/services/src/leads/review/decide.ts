import type { LeadDoc, LeadSuggestionDoc } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { changeAsPerson, changeUserValues } from '../edit/change-user-values.ts';
import type { DecideReviewInput, DecideSuggestionInput, LeadDetail } from '../schemas.ts';
import type { AfterLeadChange } from '../store/after-lead-change.ts';
import { toLeadDetail } from '../store/lead-view.ts';
import type { LeadField } from '../values/fields.ts';
import { applyDecision } from './apply-decision.ts';
import { chooseCandidate, rejectCandidates } from './choose-candidate.ts';

/**
 * Takes a suggested value over, which is confirmed by a person then, or dismisses it, and it is not suggested again.
 * @throws ServiceError not_found when it is not suggested (any more); conflict when several are and none is named
 */
export async function decideSuggestion(
  { ctx, input }: Verb<DecideSuggestionInput>,
  afterChange: AfterLeadChange,
): Promise<LeadDetail> {
  const { id, field, value: named, accept } = input;
  const now = ctx.now();
  const decide = (lead: LeadDoc): Partial<LeadDoc> | null => {
    const suggestion = findSuggestion(lead, field, named);
    if (suggestion !== null) return applyDecision(lead, suggestion, accept, now);
    // An attempt of the same call that was interrupted has decided.
    if (ctx.isRepeat) return null;
    const message = named === undefined ? 'Nothing is suggested for this field' : 'This suggestion does not exist';
    throw new ServiceError('not_found', `${message} any more`);
  };
  return toLeadDetail(await changeUserValues({ ctx, id, now }, decide, afterChange));
}

function findSuggestion(lead: LeadDoc, field: LeadField, value: string | undefined): LeadSuggestionDoc | null {
  const suggested = lead.suggestions.filter((one) => one.field === field);
  if (value === undefined && suggested.length > 1) {
    const values = suggested.map((one) => `"${one.value}"`).join(', ');
    throw new ServiceError('conflict', `Several values are suggested for this field: ${values}. Name the one you mean`);
  }
  return suggested.find((one) => one.value === (value ?? one.value)) ?? null;
}

/**
 * Takes the values of the match that a person chose, or of none of them. What has been decided already stays so.
 * @throws ServiceError not_found when the match is not among the lead's (any more)
 */
export async function decideReview(
  { ctx, input }: Verb<DecideReviewInput>,
  afterChange: AfterLeadChange,
): Promise<LeadDetail> {
  const { id, candidateId } = input;
  const now = ctx.now();
  const decide = (lead: LeadDoc): Partial<LeadDoc> | null => {
    if (candidateId === null) return lead.candidates.length === 0 ? null : rejectCandidates(lead, now);
    const candidate = lead.candidates.find((one) => one.id === candidateId);
    if (candidate === undefined && ctx.isRepeat) return null;
    if (candidate === undefined) throw new ServiceError('not_found', 'This match does not exist any more');
    return chooseCandidate(lead, candidate, now);
  };
  return toLeadDetail(await changeAsPerson({ ctx, id, now }, decide, afterChange));
}
