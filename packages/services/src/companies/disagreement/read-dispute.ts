import type { CompanyDoc } from '@workbench/db';
import type { AggregateSettings } from '../../settings/schemas.ts';
import type { DerivedFrom } from '../figures/derived-from.ts';
import { aggregateByRule } from '../figures/headcount/aggregate-company.ts';
import type { Aggregate } from '../figures/rule/aggregate.ts';
import { isDismissed } from './dismissed-disagreement.ts';
import { disputedPeople } from './disputed-people.ts';

export interface Dispute {
  /** See `disputedPeople`. */
  disputed: number | null;
  /** A typed figure counts beside sources that disagree, a preferred one does, or these same figures were left as they are. */
  isDecided: boolean;
}

export const NO_DISPUTE: Dispute = { disputed: null, isDecided: false };

export type DisputedCompany = DerivedFrom & Pick<CompanyDoc, 'dismissedDisagreement'>;

/** What the sources of a company disagree about by the rule, whatever was decided. @param aggregate with what was decided */
export function readDispute(
  company: DisputedCompany,
  aggregate: Aggregate,
  { settings, now }: { settings: AggregateSettings; now: Date },
): Dispute {
  const isChosen = aggregate.lockedSource !== undefined || aggregate.preferredSource !== undefined;
  const byRule = isChosen ? aggregateByRule(company, settings, now) : aggregate;
  const disputed = disputedPeople(byRule);
  const isTyped = aggregate.lockedSource !== undefined && disputed !== null;
  const isDecided = isTyped || aggregate.preferredSource !== undefined || isDismissed(company, byRule);
  return { disputed, isDecided };
}
