import type { SourceRecordDoc } from '@workbench/db';
import type { AggregateSettings } from '../../settings/schemas.ts';
import type { DerivedFrom } from '../figures/derived-from.ts';
import type { Aggregate } from '../figures/rule/aggregate.ts';
import { sourceKey } from '../figures/rule/source-key.ts';
import { FIGURE_REASONS } from '../filter/index.ts';
import { type FigureFacts, toDay } from './figure-list.ts';

/** By which figures are judged. */
export interface FigureRule {
  settings: AggregateSettings;
  now: Date;
}

/** One figure of each source, as the aggregate judges it. */
export function readFigures(company: Pick<DerivedFrom, 'records'>, aggregate: Aggregate): FigureFacts[] {
  const compared = new Set(aggregate.compared.map(({ source }) => sourceKey(source)));
  return aggregate.records.map(({ source, reason }) => {
    const record = company.records.find((one) => one.source === source);
    return {
      source,
      reason: FIGURE_REASONS.indexOf(reason),
      isCompared: compared.has(sourceKey(source)) && record?.value !== undefined,
      isValued: record !== undefined && (record.value ?? record.max) !== undefined,
      value: record?.value === undefined ? null : Math.round(record.value),
      day: dayOf(record),
    };
  });
}

const dayOf = (record: Pick<SourceRecordDoc, 'asOf'> | undefined): number => (record?.asOf ? toDay(record.asOf) : 0);
