import type { AggregateSettings } from '../../../settings/schemas.ts';
import { type Aggregate, type AggregateInput, type AggregateRecord, aggregateHeadcount } from './aggregate.ts';
import { latestPerSource } from './latest-per-source.ts';
import { isManualSource } from './manual-source.ts';

/**
 * The headcount of a company whose user has typed one and locked it: that figure, whatever the sources say. The comparable
 * ones say how well they support it. On a day before it was typed the rule applies.
 */
export function aggregateLockedHeadcount(
  records: readonly AggregateInput[],
  settings: AggregateSettings,
  day: Date,
): Aggregate {
  const unlocked = aggregateHeadcount(records, settings, day);
  const typed = latestPerSource(records).find(({ source, headcount }) => headcount !== null && isManualSource(source));
  if (typed === undefined) return unlocked;
  const own = aggregateHeadcount([typed], { ...settings, minimumSources: 1 }, day);
  const comparable = unlocked.scope === own.scope ? unlocked.compared : own.compared;
  return {
    ...own,
    lockedSource: typed.source,
    reporting: unlocked.reporting,
    compared: comparable.map((figure) => ({ ...figure, used: true })),
    records: unlocked.records.map(({ source, reason }): AggregateRecord => {
      if (source === typed.source) return { source, used: true, reason: 'used' };
      return { source, used: false, reason: reason === 'no_headcount' ? reason : 'locked' };
    }),
    changesOn: unlocked.changesOn,
  };
}
