import type { AggregateSettings } from '../../settings/schemas.ts';
import type { Explanation } from '../schemas.ts';
import { type Aggregate, type AggregateInput, type AggregateRecord, aggregateHeadcount } from './aggregate.ts';
import { rateDataQuality } from './data-quality.ts';
import { formatHeadcount, formatPersons, headcountMidpoint, lowerEnd } from './headcount.ts';
import { latestPerSource } from './latest-per-source.ts';

export interface ExplainedRecord extends AggregateInput {
  locations?: readonly string[];
}

/** "Why this number" in plain sentences: one for the aggregate, one for each source's latest record. */
export function explainHeadcount(records: readonly ExplainedRecord[], settings: AggregateSettings): Explanation {
  const aggregate = aggregateHeadcount(records, settings);
  const latest = new Map(latestPerSource(records).map((record) => [record.source, record]));
  const { quality, reason } = rateDataQuality(records, aggregate.value);
  return {
    aggregatedEmployeeCount: aggregate.value,
    dataQuality: quality,
    dataQualityReason: reason,
    ruleVersion: aggregate.ruleVersion,
    minimumSources: settings.minimumSources,
    reportingSources: aggregate.reporting,
    summary: summarise(aggregate, settings.minimumSources),
    records: aggregate.records.map((judged) => {
      const record = latest.get(judged.source);
      return {
        source: judged.source,
        value: record?.headcount ? formatHeadcount(record.headcount) : '–',
        used: judged.used,
        reason: reasonInWords(judged, record, aggregate, settings.minimumSources),
      };
    }),
  };
}

function summarise({ value, reporting, records }: Aggregate, minimumSources: number): string {
  if (reporting === 0) return 'No source reports a headcount yet';
  if (value === null) {
    const missing = minimumSources - reporting;
    const others = missing === 1 ? 'another source reports' : `${missing} more sources report`;
    return `${reporting} of ${minimumSources} sources: no aggregate until ${others}`;
  }
  if (reporting === 1) return 'The figure of the only source that reports';
  const excluded = records.filter((record) => record.reason === 'outlier').length;
  if (excluded === 0) return `Median of ${reporting} sources`;
  const asOutliers = excluded === 1 ? '1 excluded as an outlier' : `${excluded} excluded as outliers`;
  return `Median of ${reporting - excluded} of ${reporting} sources; ${asOutliers}`;
}

function reasonInWords(
  judged: AggregateRecord,
  record: ExplainedRecord | undefined,
  aggregate: Aggregate,
  minimumSources: number,
): string {
  const headcount = record?.headcount;
  if (!headcount) return record?.locations?.length ? 'gave a location but no headcount' : 'gave no headcount';
  if (judged.reason === 'insufficient') {
    return `not used yet: ${aggregate.reporting} of ${minimumSources} sources report a headcount`;
  }
  if (judged.reason === 'outlier') {
    const figure = headcountMidpoint(headcount) ?? lowerEnd(headcount);
    return `excluded: outlier – ${comparison(figure, aggregate.value ?? 0)}`;
  }
  if (!('value' in headcount)) return `used: the ${formatHeadcount(headcount)} band acts as an interval`;
  const usedCount = aggregate.records.filter((other) => other.used).length;
  return usedCount === 1 ? 'used: the only figure' : `used: one of ${usedCount} values around the median`;
}

/** The aggregate is the median of the records that were used, that is, of the others beside an outlier. */
function comparison(figure: number, medianOfOthers: number): string {
  if (medianOfOthers === 0) return 'the median of the others is 0';
  const ratio = figure / medianOfOthers;
  if (ratio >= 10) return `${formatPersons(ratio)}× the median of the others`;
  if (ratio > 1) return `${ratio.toFixed(1)}× the median of the others`;
  const percent = ratio * 100;
  return `${percent > 0 && percent < 1 ? 'under 1' : formatPersons(percent)}% of the median of the others`;
}
