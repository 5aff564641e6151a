import type { LeadDoc } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { changeLead } from './find-lead.ts';
import { toLeadDetail } from './lead-view.ts';
import { chooseCandidate, refuseCandidates } from './rules/decide-review.ts';
import type { DecideReviewInput, DecideSuggestionInput, LeadDetail } from './schemas.ts';
import { changeGiven } from './update-lead.ts';

/**
 * Takes a suggested value over, which is confirmed by a person then, or dismisses it, and it is not suggested again.
 * @throws ServiceError not_found when nothing is suggested for the field (any more)
 */
export async function decideSuggestion({ ctx, input }: Verb<DecideSuggestionInput>): Promise<LeadDetail> {
  const { id, field, accept } = input;
  const now = ctx.now();
  const decide = (lead: LeadDoc): Partial<LeadDoc> => {
    const suggestion = lead.suggestions.find((one) => one.field === field);
    if (suggestion === undefined) {
      throw new ServiceError('not_found', 'Nothing is suggested for this field any more');
    }
    const suggestions = lead.suggestions.filter((one) => one !== suggestion);
    const { value, source, confidence } = suggestion;
    if (!accept) return { suggestions, dismissed: [...(lead.dismissed ?? []), { field, value }] };
    const origin = { source, at: now, confidence, isLocked: true };
    return { suggestions, [field]: value, origins: { ...lead.origins, [field]: origin } };
  };
  return toLeadDetail(await changeGiven(id, decide, now));
}

/**
 * Takes the values of the match that a person chose, or of none of them. What has been decided already stays so.
 * @throws ServiceError not_found when the match is not among the lead's (any more)
 */
export async function decideReview({ ctx, input }: Verb<DecideReviewInput>): Promise<LeadDetail> {
  const { id, candidateId } = input;
  const at = ctx.now();
  const decide = (lead: LeadDoc): Partial<LeadDoc> | null => {
    if (candidateId === null) return lead.candidates.length === 0 ? null : refuseCandidates(lead, at);
    const candidate = lead.candidates.find((one) => one.id === candidateId);
    if (candidate === undefined) throw new ServiceError('not_found', 'This match is not there any more');
    return chooseCandidate(lead, candidate, at);
  };
  return toLeadDetail(await changeLead(id, decide, at));
}
