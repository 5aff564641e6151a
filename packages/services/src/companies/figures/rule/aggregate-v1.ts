import type { AggregateSettings } from '../../../settings/schemas.ts';
import { lowerEnd, upperEnd } from '../headcount/headcount.ts';
import type { Aggregate, AggregateRecord, ComparedFigure, ReasonCode, ReportingRecord } from './aggregate.ts';
import { findDeviating } from './deviation-outliers.ts';
import { intervalMedian, isOpenMedian } from './interval-median.ts';
import { type AggregateInput, latestPerSource } from './latest-per-source.ts';

/**
 * Version 1 of the rule, so that a past day can be shown as it was computed then: the median of every source's latest
 * figure, of whatever scope and age; an outlier is what lies beyond the statistical threshold, however near.
 */
export function aggregateHeadcountV1(
  records: readonly AggregateInput[],
  settings: Pick<AggregateSettings, 'minimumSources' | 'excludeOutliers'>,
): Aggregate {
  const latest = latestPerSource(records);
  const reporting = latest.filter((record): record is ReportingRecord => record.headcount !== null);
  const isSufficient = reporting.length > 0 && reporting.length >= settings.minimumSources;
  const outliers =
    isSufficient && settings.excludeOutliers ? findDeviating(reporting.map(({ headcount }) => headcount)) : null;
  const compared = reporting.map(({ source, headcount }, index): ComparedFigure => {
    return { source, headcount, used: isSufficient && outliers?.[index] !== true };
  });
  const judged = compared.map(({ source, used }): AggregateRecord => {
    const reason: ReasonCode = used ? 'used' : isSufficient ? 'outlier' : 'insufficient';
    return { source, used, reason };
  });
  const silent = latest.filter(({ headcount }) => headcount === null);
  const ends = compared.flatMap(({ headcount, used }) => (used ? [lowerEnd(headcount), upperEnd(headcount)] : []));
  const median = isSufficient ? intervalMedian(ends) : null;
  return {
    ruleVersion: '1',
    value: median === null ? null : Math.round(median),
    median,
    isMinimum: isSufficient && isOpenMedian(ends),
    scope: null,
    reporting: reporting.length,
    compared,
    records: [
      ...judged,
      ...silent.map(({ source }) => ({ source, used: false, reason: 'no_headcount' as const })),
    ].sort((a, b) => (a.source < b.source ? -1 : 1)),
    changesOn: null,
  };
}
