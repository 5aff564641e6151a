import type { CompanyDoc } from '@workbench/db';
import type { AggregateSettings } from '../../settings/schemas.ts';
import { headcountSpread } from '../figures/growth/headcount-spread.ts';
import { aggregateByRule, toAggregateInputs } from '../figures/headcount/aggregate-company.ts';
import { headcountChoice } from '../figures/headcount/headcount-choice.ts';
import { findManualRecord } from '../figures/manual-record.ts';
import { type Aggregate, RULE_VERSION } from '../figures/rule/aggregate.ts';
import { explainHeadcount } from '../figures/rule/explanation.ts';
import { dayOfStoredFigure } from '../figures/stored-figure-day.ts';
import type { Disagreement } from '../schemas.ts';
import { isDismissed } from './dismissed-disagreement.ts';
import { disputedPeople } from './disputed-people.ts';
import { figuresState } from './figures-state.ts';

/** All that a decision needs: each figure with what is made of it, and what was decided before. */
export function showDisagreement(company: CompanyDoc, settings: AggregateSettings, now: Date): Disagreement {
  const day = dayOfStoredFigure(company, now);
  const byRule = aggregateByRule(company, settings, day);
  const explanation = explainHeadcount(toAggregateInputs(company.records, company), settings, {
    day,
    ruleVersion: RULE_VERSION,
    ...headcountChoice(company),
  });
  return {
    companyId: company._id.toHexString(),
    name: company.name,
    domain: company.domain,
    headcount: explanation.aggregatedEmployeeCount,
    headcountByRule: byRule.value,
    summary: explanation.summary,
    spread: headcountSpread(byRule.compared, byRule.value),
    disputed: disputedPeople(byRule),
    state: figuresState(byRule),
    figures: explanation.records,
    decision: decisionOf(company, byRule),
  };
}

/** A typed figure comes before a preferred source, as in the headcount. */
function decisionOf(company: CompanyDoc, byRule: Aggregate): Disagreement['decision'] {
  const { preferredSource, dismissedDisagreement, records } = company;
  const typed = headcountChoice(company).isLocked ? findManualRecord(records) : null;
  if (typed !== null) {
    return { kind: 'typed', source: typed.source, reason: typed.quote ?? '', at: typed.fetchedAt.toISOString() };
  }
  if (preferredSource) {
    const { source, reason, at } = preferredSource;
    return { kind: 'preferred', source, reason, at: at.toISOString() };
  }
  if (!dismissedDisagreement || !isDismissed(company, byRule)) return null;
  const { reason, at } = dismissedDisagreement;
  return { kind: 'dismissed', source: null, reason, at: at.toISOString() };
}
