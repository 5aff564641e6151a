import { headcountSpread } from '../figures/growth/headcount-spread.ts';
import type { Aggregate } from '../figures/rule/aggregate.ts';
import { DISAGREEMENT_SPREAD_FROM } from '../limits.ts';

/**
 * How many people the sources disagree about: from the smallest to the largest comparable exact figure, which is the spread
 * times the headcount. null where they are too close for a decision, or fewer than two figures are comparable. Pure.
 */
export function disputedPeople({ compared, value }: Pick<Aggregate, 'compared' | 'value'>): number | null {
  const spread = headcountSpread(compared, value);
  if (spread === null || spread < DISAGREEMENT_SPREAD_FROM) return null;
  const exact = compared.flatMap(({ headcount }) => ('value' in headcount ? [headcount.value] : []));
  return Math.round(Math.max(...exact) - Math.min(...exact));
}
