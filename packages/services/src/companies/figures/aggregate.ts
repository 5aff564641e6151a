import type { Headcount } from '@workbench/connectors/types';
import type { AggregateSettings } from '../../settings/schemas.ts';
import { lowerEnd, upperEnd } from './headcount.ts';
import { intervalMedian } from './interval-median.ts';
import { type AggregateInput, latestPerSource } from './latest-per-source.ts';
import { findOutliers } from './outliers.ts';

export type { AggregateInput } from './latest-per-source.ts';

/** Raised whenever the same records and settings could give another value; part of each explanation. */
const AGGREGATE_RULE_VERSION = '1';

/** `insufficient`: fewer sources report than the minimum, so no figure is used yet. */
type ReasonCode = 'used' | 'outlier' | 'insufficient' | 'no_headcount';

export interface AggregateRecord {
  source: string;
  used: boolean;
  reason: ReasonCode;
}

export interface Aggregate {
  ruleVersion: typeof AGGREGATE_RULE_VERSION;
  /** Employees, a whole number; null when fewer sources report than the minimum. Never 0 for "unknown". */
  value: number | null;
  /** Sources that give a headcount, used or not. */
  reporting: number;
  /** One per source, by name. */
  records: AggregateRecord[];
}

type ReportingRecord = AggregateInput & { headcount: Headcount };

/**
 * The company's employee count from what its sources say (design, section 5): the median of the latest figure of each
 * source, where a band acts as an interval, rounded half up. With three or more reporting sources, outliers are
 * excluded when the settings say so. The minimum counts the reporting sources before that: an excluded figure was still a
 * second opinion, and the outlier rule never leaves less than half of them.
 */
export function aggregateHeadcount(records: readonly AggregateInput[], settings: AggregateSettings): Aggregate {
  const latest = latestPerSource(records);
  const reporting = latest.filter((record): record is ReportingRecord => record.headcount !== null);
  const isSufficient = reporting.length > 0 && reporting.length >= settings.minimumSources;
  const outliers =
    isSufficient && settings.excludeOutliers ? findOutliers(reporting.map((record) => record.headcount)) : null;

  const judged: AggregateRecord[] = [];
  const ends: number[] = [];
  reporting.forEach(({ source, headcount }, index) => {
    const reason = !isSufficient ? 'insufficient' : outliers?.[index] ? 'outlier' : 'used';
    judged.push({ source, used: reason === 'used', reason });
    if (reason === 'used') ends.push(lowerEnd(headcount), upperEnd(headcount));
  });
  for (const { source, headcount } of latest) {
    if (headcount === null) judged.push({ source, used: false, reason: 'no_headcount' });
  }

  return {
    ruleVersion: AGGREGATE_RULE_VERSION,
    value: isSufficient ? Math.round(intervalMedian(ends)) : null,
    reporting: reporting.length,
    records: judged.sort((a, b) => (a.source < b.source ? -1 : 1)),
  };
}
