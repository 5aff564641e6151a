import type { SourceRecordDoc } from '@workbench/db';
import { findCountedParent } from '../relations/counted-parent.ts';
import type { DerivedFrom } from './derived-from.ts';
import { recordHeadcount } from './headcount/record-headcount.ts';
import { sourceKey } from './rule/source-key.ts';

/** The record of the source that a user prefers; null without one, and while it gives no headcount of the company itself. */
export function findPreferredRecord(company: DerivedFrom): SourceRecordDoc | null {
  const { preferredSource, records } = company;
  if (!preferredSource) return null;
  const key = sourceKey(preferredSource.source);
  const record = records.find(({ source }) => sourceKey(source) === key);
  if (record === undefined || recordHeadcount(record) === null) return null;
  return findCountedParent(record, company) === null ? record : null;
}
