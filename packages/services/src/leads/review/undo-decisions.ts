import { LEAD_INDEXES, type LeadDecisionDoc, type LeadDoc, LeadModel } from '@workbench/db';
import { Types } from 'mongoose';
import { findSurvivorId } from '../../companies/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { changeUserValues } from '../edit/change-user-values.ts';
import { invalidateFindingCounts } from '../findings/count-findings.ts';
import type { UndoneDecisions } from '../schemas.ts';
import { invalidateLeadCounts } from '../search/count-leads.ts';
import type { AfterLeadChange } from '../store/after-lead-change.ts';
import { isSameSuggestion } from './apply-decision.ts';
import { CHANGED_SINCE, type Refusal, refusalOfError } from './decision-refusals.ts';
import { LeftSuggestions } from './left-suggestions.ts';
import { revertDecision } from './revert-decision.ts';

/**
 * Takes a decision about many suggestions back as a whole. Values that were changed since stay and are listed.
 * @throws ServiceError not_found when no lead remembers the decision
 */
export async function undoDecisions(
  { ctx, input }: Verb<{ id: string }>,
  afterChange: AfterLeadChange,
): Promise<UndoneDecisions> {
  const decided = await LeadModel.find({ 'decisions.id': input.id }).hint(LEAD_INDEXES.decisions).lean<LeadDoc[]>();
  // Of a call that is carried out again, nothing is left to be restored.
  if (decided.length === 0 && !ctx.isRepeat)
    throw new ServiceError('not_found', 'This decision was undone already or is too old');
  const left = new LeftSuggestions();
  let restored = 0;
  for (const lead of decided) {
    for (const decision of (lead.decisions ?? []).toReversed()) {
      if (decision.id !== input.id) continue;
      const refusal = await undoOne(ctx, { lead, decision }, afterChange);
      if (refusal === null) restored++;
      else left.add(lead, decision, refusal);
    }
  }
  invalidateFindingCounts();
  invalidateLeadCounts();
  return { restored, ...left.list() };
}

/** @returns why it stays; null when it was undone */
async function undoOne(
  ctx: ServiceContext,
  { lead, decision }: { lead: LeadDoc; decision: LeadDecisionDoc },
  afterChange: AfterLeadChange,
): Promise<Refusal | null> {
  let isUndone = false;
  const survivor = await findFormerEmployer(decision);
  const change = (current: LeadDoc): Partial<LeadDoc> | null => {
    const own = current.decisions?.find(
      ({ id, suggestion }) => id === decision.id && isSameSuggestion(suggestion, decision.suggestion),
    );
    const reverted = own === undefined ? null : revertDecision(current, own);
    isUndone = reverted !== null;
    return reverted && { ...reverted, ...survivor };
  };
  try {
    await changeUserValues({ ctx, id: lead._id.toHexString(), now: ctx.now() }, change, afterChange);
    return isUndone ? null : CHANGED_SINCE;
  } catch (error) {
    const refusal = refusalOfError(error);
    if (refusal === null) throw error;
    return refusal;
  }
}

/** The company that the former employer was merged into since, if it was. */
async function findFormerEmployer({ before }: LeadDecisionDoc): Promise<Pick<LeadDoc, 'companyId'> | null> {
  const former = before?.employer?.companyId ?? null;
  const survivorId = former === null ? null : await findSurvivorId(former.toHexString());
  return survivorId === null ? null : { companyId: new Types.ObjectId(survivorId) };
}
