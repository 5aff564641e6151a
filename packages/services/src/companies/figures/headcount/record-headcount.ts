import type { Headcount } from '@workbench/connectors/types';
import type { SourceRecordDoc } from '@workbench/db';

export function recordHeadcount(record: Pick<SourceRecordDoc, 'value' | 'min' | 'max'>): Headcount | null {
  if (record.value !== undefined) return { value: record.value };
  return record.min === undefined ? null : { min: record.min, max: record.max ?? null };
}

/** The stored form: an open band has no `max`, no figure has none of the three. */
export function toStoredHeadcount(headcount: Headcount | null): Pick<SourceRecordDoc, 'value' | 'min' | 'max'> {
  if (headcount === null) return {};
  if ('value' in headcount) return { value: headcount.value };
  return headcount.max === null ? { min: headcount.min } : { min: headcount.min, max: headcount.max };
}
