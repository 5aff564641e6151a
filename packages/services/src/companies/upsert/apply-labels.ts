import type { FieldOriginDoc } from '@workbench/db';
import { withValues } from '../custom/company-values.ts';
import type { CustomValue } from '../custom/own-column.ts';
import type { ImportMode } from '../import-schemas.ts';
import { labelRule } from '../many/change-labels.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { issueAt, type ReadRow, type RowIssue } from './read-row.ts';

export interface Labelled {
  /** The same object when nothing changes. */
  company: StoredCompany;
  fields: string[];
  /** What was left out. */
  issues: RowIssue[];
}

/** What a row says beside a company's facts: values of own columns, tags and lists. Pure. */
export function applyLabels(
  company: StoredCompany,
  read: ReadRow,
  { origin, mode }: { origin: FieldOriginDoc; mode: ImportMode },
): Labelled {
  const issues: RowIssue[] = [];
  const isAllowed = ([key, value]: [string, CustomValue | null]) => {
    const present = company.custom?.[key];
    if (present === undefined || present === value) return true;
    if (mode === 'fill_empty') return false;
    if (!isTypedByPerson(company.customOrigins?.[key])) return true;
    issues.push(issueAt(['custom', key], `${JSON.stringify(present)} was typed by a person and stays`, read));
    return false;
  };
  const given = Object.fromEntries(Object.entries(read.custom).filter(isAllowed));
  let after = withValues(company, given, origin);
  const fields = Object.keys(given)
    .filter((key) => (company.custom?.[key] ?? null) !== (after.custom?.[key] ?? null))
    .map((key) => `custom.${key}`);
  for (const field of ['tags', 'lists'] as const) {
    const rule = labelRule({ field, add: read[field], remove: [] });
    const check = rule.check(after);
    if (check === 'same') continue;
    if (check !== 'changes') issues.push(issueAt([field], check.left, read));
    else {
      after = rule.apply(after, { now: origin.at, origin }).after;
      fields.push(field);
    }
  }
  return { company: after === company ? company : { ...after, updatedAt: origin.at }, fields, issues };
}

/** A script is no person: what it has set, the next one may set otherwise. */
const isTypedByPerson = (origin: FieldOriginDoc | undefined): boolean =>
  origin?.by === 'person' && origin.source === undefined;
