import { LEAD_INDEXES, type LeadDecisionDoc, type LeadDoc, LeadModel, type LeadSuggestionDoc } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { newUuid } from '../../shared/record-ids.ts';
import { changeUserValues } from '../edit/change-user-values.ts';
import { invalidateFindingCounts } from '../findings/count-findings.ts';
import type { DecideSuggestionsInput, LeadDecisions } from '../schemas.ts';
import { invalidateLeadCounts } from '../search/count-leads.ts';
import type { AfterLeadChange } from '../store/after-lead-change.ts';
import type { LeadSummary } from '../store/lead-view.ts';
import { applyDecision, isSameSuggestion, toDecision } from './apply-decision.ts';
import { CHANGED, DO_NOT_CONTACT, type Refusal, refusalOf, refusalOfError } from './decision-refusals.ts';
import { LeftSuggestions } from './left-suggestions.ts';
import { selectLeads } from './select-leads.ts';

/** Decided suggestions that a lead keeps for an undo; what was decided together is kept or dropped together. */
const KEPT_MAX = 60;
const AT_ONCE = 8;

type Decision = Pick<LeadDecisionDoc, 'id' | 'at' | 'isAccepted'>;

/**
 * Accepts or dismisses the suggestions of many leads, or counts them. What was not seen, what a person typed and what
 * another lead has already is listed and stays.
 * @throws ServiceError invalid for more than 5,000 leads; nothing has been written then
 */
export async function decideSuggestions(
  { ctx, input }: Verb<DecideSuggestionsInput>,
  afterChange: AfterLeadChange,
): Promise<LeadDecisions> {
  const decision: Decision = { id: newUuid(ctx), at: ctx.now(), isAccepted: input.accept };
  const work = { ctx, input, decision, afterChange };
  const left = new LeftSuggestions();
  const decidedLeads = new Set<string>();
  let suggestions = 0;
  for (const { _id, decisions = [] } of await findDecided(ctx, decision)) {
    suggestions += decisions.filter(({ id }) => id === decision.id).length;
    decidedLeads.add(_id.toHexString());
  }
  const decide = async (lead: LeadSummary, isSuppressed: boolean) => {
    for (const suggestion of lead.suggestions) {
      if (input.field !== undefined && suggestion.field !== input.field) continue;
      const refusal = isSuppressed ? DO_NOT_CONTACT : await decideOne(lead, suggestion, work);
      if (refusal !== null) left.add(lead, suggestion, refusal);
      else {
        suggestions++;
        decidedLeads.add(lead._id.toHexString());
      }
    }
  };
  for await (const { leads, suppressed } of selectLeads(ctx, input)) {
    for (let from = 0; from < leads.length; from += AT_ONCE) {
      const some = leads.slice(from, from + AT_ONCE);
      await Promise.all(some.map((lead) => decide(lead, suppressed.has(lead._id.toHexString()))));
    }
  }
  invalidateFindingCounts();
  invalidateLeadCounts();
  const isWritten = !input.preview && suggestions > 0;
  return {
    decisionId: isWritten ? decision.id : null,
    at: decision.at.toISOString(),
    suggestions,
    leads: decidedLeads.size,
    ...left.list(),
  };
}

/** By an attempt of the same call that was interrupted. */
async function findDecided(ctx: ServiceContext, { id }: Decision): Promise<LeadDoc[]> {
  if (!ctx.isRepeat) return [];
  return LeadModel.find({ 'decisions.id': id }).hint(LEAD_INDEXES.decisions).lean<LeadDoc[]>();
}

function withoutOldest(decisions: readonly LeadDecisionDoc[]): LeadDecisionDoc[] {
  const [oldest] = decisions;
  if (decisions.length <= KEPT_MAX || oldest === undefined || oldest.id === decisions.at(-1)?.id) return [...decisions];
  return withoutOldest(decisions.filter(({ id }) => id !== oldest.id));
}

interface DecisionWork {
  ctx: ServiceContext;
  input: DecideSuggestionsInput;
  decision: Decision;
  afterChange: AfterLeadChange;
}

/** @returns why it was not decided; null when it was, or would be */
async function decideOne(
  lead: LeadSummary,
  suggestion: LeadSuggestionDoc,
  { ctx, input, decision, afterChange }: DecisionWork,
): Promise<Refusal | null> {
  const asOf = input.asOf === undefined ? null : new Date(input.asOf);
  const terms = { accept: input.accept, asOf };
  if (input.preview) return refusalOf(lead, suggestion, terms);
  let refusal: Refusal | null = null;
  const change = (current: LeadDoc): Partial<LeadDoc> | null => {
    const own = current.suggestions.find((one) => isSameSuggestion(one, suggestion));
    refusal = own === undefined ? CHANGED : refusalOf(current, own, terms);
    if (refusal !== null || own === undefined) return null;
    const changes = applyDecision(current, own, input.accept, decision.at);
    const decisions = [...(current.decisions ?? []), toDecision(current, own, changes, decision)];
    return { ...changes, decisions: withoutOldest(decisions) };
  };
  try {
    await changeUserValues({ ctx, id: lead._id.toHexString(), now: decision.at }, change, afterChange);
    return refusal;
  } catch (error) {
    const known = refusalOfError(error);
    if (known === null) throw error;
    return known;
  }
}
