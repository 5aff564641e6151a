import type { SourceRecordDoc } from '@workbench/db';
import { sourceKey } from '../../figures/rule/source-key.ts';
import type { WithdrawnSource } from './company-facts.ts';

type Origin = Pick<SourceRecordDoc, 'source' | 'connector' | 'kind'>;

/** Whether a connector brought a figure; a file may name the same source, and what it says stays. */
export function isAnswerOf(record: Origin, { source, connector }: WithdrawnSource): boolean {
  if (record.connector !== undefined) return record.connector === connector;
  return record.kind !== 'file' && sourceKey(record.source) === sourceKey(source);
}

/** The filter of a connector's figures in the history. */
export function answersOf({ source, connector }: WithdrawnSource): object {
  return { $or: [{ connector }, { connector: { $exists: false }, source, kind: { $ne: 'file' } }] };
}
