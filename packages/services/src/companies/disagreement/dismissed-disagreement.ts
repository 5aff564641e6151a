import type { CompanyDoc } from '@workbench/db';
import type { Aggregate } from '../figures/rule/aggregate.ts';
import { figuresState } from './figures-state.ts';

export function isDismissed(
  { dismissedDisagreement }: Pick<CompanyDoc, 'dismissedDisagreement'>,
  byRule: Aggregate,
): boolean {
  return dismissedDisagreement != null && dismissedDisagreement.state === figuresState(byRule);
}
