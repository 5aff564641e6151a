import { hash } from 'node:crypto';
import { mongo } from 'mongoose';
import type { FactsOrigin } from '../store/company-facts.ts';
import type { CompanyChangePlan } from '../store/plan.ts';
import type { CompanyChangeEntry } from './record-company-change.ts';

/** What an import replaces of tracked companies, for their histories; a field that was empty is filled without an entry. */
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
      .map((field) => ({ field, before: before[field], after: after[field] }));
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

/** The same when a write that was interrupted is repeated. @param callId names the import or the call */
export function entryId(callId: string, at: Date, companyId: mongo.ObjectId): mongo.ObjectId {
  return new mongo.ObjectId(hash('sha256', `${callId} ${at.getTime()} ${companyId.toHexString()}`, 'hex').slice(0, 24));
}
