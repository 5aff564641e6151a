import { hash } from 'node:crypto';
import { mongo } from 'mongoose';
import type { CustomValue, CustomValues } from '../custom/own-column.ts';
import type { FactsOrigin } from '../store/facts/company-facts.ts';
import type { CompanyChangePlan } from '../store/plan/plan-changes.ts';
import type { CompanyChangeEntry } from './record-company-change.ts';

/**
 * What an import changes of tracked companies, for their histories: names and industries that it replaces, and values of own
 * columns.
 */
export function renameEntries(
  { companies }: Pick<CompanyChangePlan, 'companies'>,
  { by, file }: FactsOrigin,
  at: Date,
  importId: string,
): CompanyChangeEntry[] {
  return companies.flatMap(({ before, after }) => {
    if (before === null || before === after) return [];
    const fields = (['name', 'industry'] as const)
      .filter((field) => before[field] !== null && before[field] !== after[field])
      .map((field): FieldEntry => ({ field, before: before[field], after: after[field] }));
    fields.push(...valueEntries(before.custom, after.custom));
    if (fields.length === 0) return [];
    const changedBy = { kind: by, ...(file !== undefined && { label: file }) };
    return [
      {
        id: entryId(importId, at, before._id),
        companyId: before._id,
        at,
        by: changedBy,
        kind: 'renamed',
        details: { fields },
      },
    ];
  });
}

interface FieldEntry {
  field: string;
  before: CustomValue | null;
  after: CustomValue | null;
}

function valueEntries(before: CustomValues = {}, after: CustomValues = {}): FieldEntry[] {
  if (before === after) return [];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((key) => ({ field: `custom.${key}`, before: before[key] ?? null, after: after[key] ?? null }))
    .filter((entry) => entry.before !== entry.after);
}

/** The same when a write that was interrupted is repeated. @param callId names the import or the call */
export function entryId(callId: string, at: Date, companyId: mongo.ObjectId): mongo.ObjectId {
  return new mongo.ObjectId(hash('sha256', `${callId} ${at.getTime()} ${companyId.toHexString()}`, 'hex').slice(0, 24));
}
