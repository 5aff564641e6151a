import type { AggregateSettings } from '../../../settings/schemas.ts';
import { type Aggregate, type AggregateInput, type AggregateRecord, aggregateHeadcount } from './aggregate.ts';
import { latestPerSource } from './latest-per-source.ts';
import { isManualSource } from './manual-source.ts';
import { sourceKey } from './source-key.ts';

/** What users have decided about the headcount of one company. */
export interface HeadcountChoice {
  /** A typed headcount is locked; it comes before a preferred source. */
  isLocked?: boolean;
  /** The source whose figure is the headcount. */
  preferredSource?: string | undefined;
}

/**
 * The headcount of a company on a day. A figure that a user has typed and locked counts whatever the sources say, else that
 * of the source which a user prefers here; the comparable ones say how well they support it. The rule applies where neither
 * has a figure on that day.
 */
export function aggregateChosenHeadcount(
  records: readonly AggregateInput[],
  settings: AggregateSettings,
  day: Date,
  { isLocked = false, preferredSource }: HeadcountChoice,
): Aggregate {
  const byRule = aggregateHeadcount(records, settings, day);
  if (!isLocked && preferredSource === undefined) return byRule;
  const figures = latestPerSource(records).filter(({ headcount }) => headcount !== null);
  const typed = isLocked ? figures.find(({ source }) => isManualSource(source)) : undefined;
  if (typed !== undefined) return { ...countOnly(typed, 'locked', byRule, settings, day), lockedSource: typed.source };
  if (preferredSource === undefined) return byRule;
  const key = sourceKey(preferredSource);
  const preferred = figures.find(({ source, countedParent }) => !countedParent && sourceKey(source) === key);
  if (preferred === undefined) return { ...byRule, silentSource: preferredSource };
  return { ...countOnly(preferred, 'not_preferred', byRule, settings, day), preferredSource: preferred.source };
}

/** @param reason why no other figure counts */
function countOnly(
  chosen: AggregateInput,
  reason: 'locked' | 'not_preferred',
  byRule: Aggregate,
  settings: AggregateSettings,
  day: Date,
): Aggregate {
  const own = aggregateHeadcount([chosen], { ...settings, minimumSources: 1 }, day);
  const comparable = byRule.scope === own.scope ? byRule.compared : own.compared;
  return {
    ...own,
    reporting: byRule.reporting,
    compared: comparable.map((figure) => ({ ...figure, used: true })),
    records: byRule.records.map((judged): AggregateRecord => {
      if (judged.source === chosen.source) return { source: judged.source, used: true, reason: 'used' };
      return { source: judged.source, used: false, reason: judged.reason === 'no_headcount' ? judged.reason : reason };
    }),
    changesOn: byRule.changesOn,
  };
}
