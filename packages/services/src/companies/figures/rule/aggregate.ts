import type { Headcount } from '@workbench/connectors/types';
import type { AggregateSettings } from '../../../settings/schemas.ts';
import { lowerEnd, upperEnd } from '../headcount/headcount.ts';
import { excludeOutliers } from './exclude-outliers.ts';
import { findTooOld, nextTooOldDay } from './figure-age.ts';
import { intervalMedian, isOpenMedian } from './interval-median.ts';
import { type AggregateInput, latestPerSource } from './latest-per-source.ts';
import { chooseScope, comparableScope, type HeadlineScope } from './scopes.ts';

export type { AggregateInput } from './latest-per-source.ts';

/** Raised whenever the same records, settings and day could give another value; part of each explanation. */
export const RULE_VERSION = '2';
export type RuleVersion = '1' | typeof RULE_VERSION;

/**
 * `insufficient`: fewer sources report than the minimum, so no figure is used yet. `locked`: a user has typed the headcount.
 * `not_preferred`: a user prefers another source at this company.
 */
export type ReasonCode =
  | 'used'
  | 'outlier'
  | 'insufficient'
  | 'other_scope'
  | 'too_old'
  | 'no_headcount'
  | 'locked'
  | 'not_preferred'
  | 'counts_parent';

export interface AggregateRecord {
  source: string;
  used: boolean;
  reason: ReasonCode;
}

/** A figure of the headline's scope that is not too old. */
export interface ComparedFigure {
  source: string;
  headcount: Headcount;
  used: boolean;
}

export interface Aggregate {
  ruleVersion: RuleVersion;
  /** Employees, a whole number; null when fewer sources report than the minimum. Never 0 for "unknown". */
  value: number | null;
  /** The same before rounding: what outliers are compared with. */
  median: number | null;
  /** True when the figures say "so many or more" only. */
  isMinimum: boolean;
  /** What the value counts; null without figures. */
  scope: HeadlineScope | null;
  /** Sources that give a headcount, used or not. */
  reporting: number;
  compared: ComparedFigure[];
  /** One per source, by name. */
  records: AggregateRecord[];
  /** The source whose figure is the headcount because a user has locked it. */
  lockedSource?: string;
  /** The source whose figure is the headcount because a user prefers it at this company. */
  preferredSource?: string;
  /** A preferred source that gives no headcount of the company itself, so that the rule applies. */
  silentSource?: string;
  /** The first day on which the same records give another outcome because one of them is too old by then. */
  changesOn: Date | null;
}

export type ReportingRecord<T extends AggregateInput = AggregateInput> = T & { headcount: Headcount };

/**
 * The company's employee count on a day, from what its sources say: the median of the comparable figures, one of each
 * source, where a range acts as an interval, rounded half up. Comparable are figures of one scope, without those that
 * are too old beside fresher ones. With three or more of them, outliers are excluded when the settings say so. The minimum
 * counts the comparable sources before that: an excluded figure was still a second opinion. A figure that counts the
 * company's parent is compared with nothing.
 */
export function aggregateHeadcount(
  records: readonly AggregateInput[],
  settings: AggregateSettings,
  day: Date,
): Aggregate {
  const latest = latestPerSource(records).toSorted((a, b) => (a.source < b.source ? -1 : 1));
  const reporting = latest.filter((record): record is ReportingRecord => record.headcount !== null);
  const own = reporting.filter(({ countedParent }) => !countedParent);
  const scope = chooseScope(own, settings.headlineScope);
  const inScope = own.filter((record) => comparableScope(record.scope) === scope);
  const tooOld = findTooOld(inScope, settings.maxFigureAgeMonths, day);
  const comparable = inScope.filter((record) => !tooOld.has(record));
  const isSufficient = comparable.length >= Math.max(1, settings.minimumSources);
  const isOutlier =
    isSufficient && settings.excludeOutliers ? excludeOutliers(comparable.map(({ headcount }) => headcount)) : [];
  const compared = comparable.map(({ source, headcount }, index) => ({
    source,
    headcount,
    used: isSufficient && isOutlier[index] !== true,
  }));
  const used = compared.filter((figure) => figure.used);
  const ends = used.flatMap(({ headcount }) => [lowerEnd(headcount), upperEnd(headcount)]);
  const median = isSufficient ? intervalMedian(ends) : null;
  const usedSources = new Set(used.map(({ source }) => source));
  const reasonOf = (record: AggregateInput): ReasonCode => {
    if (record.headcount === null) return 'no_headcount';
    if (record.countedParent) return 'counts_parent';
    if (comparableScope(record.scope) !== scope) return 'other_scope';
    if (tooOld.has(record as ReportingRecord)) return 'too_old';
    if (!isSufficient) return 'insufficient';
    return usedSources.has(record.source) ? 'used' : 'outlier';
  };
  return {
    ruleVersion: RULE_VERSION,
    value: median === null ? null : Math.round(median),
    median,
    isMinimum: isSufficient && isOpenMedian(ends),
    scope,
    reporting: reporting.length,
    compared,
    records: latest.map((record) => {
      return { source: record.source, used: usedSources.has(record.source), reason: reasonOf(record) };
    }),
    changesOn: nextTooOldDay(inScope, settings.maxFigureAgeMonths, day),
  };
}
