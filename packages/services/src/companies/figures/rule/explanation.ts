import type { AggregateSettings } from '../../../settings/schemas.ts';
import type { Explanation } from '../../schemas.ts';
import { formatHeadcount } from '../headcount/format-headcount.ts';
import type { Aggregate, AggregateInput, RuleVersion } from './aggregate.ts';
import { aggregateHeadcountV1 } from './aggregate-v1.ts';
import { aggregateChosenHeadcount, type HeadcountChoice } from './chosen-headcount.ts';
import { rateDataQuality } from './data-quality.ts';
import { latestPerSource } from './latest-per-source.ts';
import { reasonInWords } from './reason-in-words.ts';
import { scopeInWords } from './scopes.ts';

export interface ExplainedRecord extends AggregateInput {
  kind?: string;
  locations?: readonly string[];
}

/** The former version of the rule knows no choices of users. */
export interface RuleDay extends HeadcountChoice {
  day: Date;
  ruleVersion: RuleVersion;
}

/** "Why this number" in plain sentences: one for the aggregate, one for each source's latest record. */
export function explainHeadcount(
  records: readonly ExplainedRecord[],
  settings: AggregateSettings,
  { day, ruleVersion, ...choice }: RuleDay,
): Explanation {
  const aggregate =
    ruleVersion === '1'
      ? aggregateHeadcountV1(records, settings)
      : aggregateChosenHeadcount(records, settings, day, choice);
  const latest = new Map(latestPerSource(records).map((record) => [record.source, record]));
  const { quality, reason } = rateDataQuality(aggregate.compared, aggregate.value);
  return {
    aggregatedEmployeeCount: aggregate.value,
    aggregatedEmployeeCountIsMinimum: aggregate.isMinimum,
    headcountScope: aggregate.scope,
    dataQuality: quality,
    dataQualityReason: reason,
    ruleVersion: aggregate.ruleVersion,
    day: day.toISOString().slice(0, 10),
    minimumSources: settings.minimumSources,
    reportingSources: aggregate.reporting,
    comparableSources: aggregate.compared.length,
    summary: summarise(aggregate, settings),
    records: aggregate.records.map((judged) => {
      const record = latest.get(judged.source);
      return {
        source: judged.source,
        value: record?.headcount ? formatHeadcount(record.headcount) : '–',
        used: judged.used,
        reasonCode: judged.reason,
        reason: reasonInWords(judged.reason, record, aggregate, settings.minimumSources),
        kind: record?.kind ?? null,
        scope: record?.scope ?? null,
        asOf: record?.asOf?.toISOString() ?? null,
      };
    }),
  };
}

function summarise(aggregate: Aggregate, settings: AggregateSettings): string {
  const { lockedSource, preferredSource, silentSource, reporting } = aggregate;
  if (lockedSource !== undefined) return chosenInWords('Entered by hand and locked', reporting - 1);
  if (preferredSource !== undefined) {
    return chosenInWords(`The figure of ${preferredSource}, which is preferred here`, reporting - 1);
  }
  const byRule = summariseRule(aggregate, settings);
  return silentSource === undefined ? byRule : `${byRule}; ${silentSource} is preferred here but gives no headcount`;
}

function summariseRule(aggregate: Aggregate, settings: AggregateSettings): string {
  const { value, reporting, compared, scope } = aggregate;
  if (reporting === 0) return 'No source reports a headcount yet';
  const outliers = compared.filter(({ used }) => !used).length;
  const remaining = reporting - compared.length;
  const isFallback = scope !== null && scope !== settings.headlineScope;
  const missing = settings.minimumSources - compared.length;
  const parts =
    value === null
      ? [
          `${compared.length} of ${settings.minimumSources} sources: no aggregate until ` +
            (missing === 1 ? 'another source reports' : `${missing} more sources report`),
        ]
      : [medianOf(compared.length - outliers, aggregate)];
  if (value !== null && outliers > 0)
    parts.push(outliers === 1 ? '1 excluded as an outlier' : `${outliers} excluded as outliers`);
  if (remaining > 0) parts.push(`${remaining} not counted`);
  if (isFallback) {
    parts.push(`counts ${scopeInWords(scope)}, as no source counts ${scopeInWords(settings.headlineScope)}`);
  }
  return parts.join('; ');
}

function chosenInWords(chosen: string, others: number): string {
  if (others === 0) return chosen;
  return `${chosen}; ${others === 1 ? '1 other source is' : `${others} other sources are`} not counted`;
}

function medianOf(used: number, { compared, reporting }: Aggregate): string {
  if (reporting === 1) return 'The figure of the only source that reports';
  if (compared.length === 1) return 'The figure of the only comparable source';
  return used === compared.length ? `Median of ${used} sources` : `Median of ${used} of ${compared.length} sources`;
}
