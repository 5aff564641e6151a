import type { FieldSuggestionDoc } from '@workbench/db';
import { formatHeadcount } from '../figures/headcount/format-headcount.ts';
import { recordHeadcount } from '../figures/headcount/record-headcount.ts';
import { findManualRecord } from '../figures/manual-record.ts';
import type { CompanyField } from '../schemas.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { textOfSuggestion } from './suggestions.ts';

/** A locked value and what a row says instead, as the preview of an import shows them. */
export interface SuggestedChange {
  domain: string;
  field: CompanyField;
  before: string;
  after: string;
}

export function toSuggestedChange(company: StoredCompany, { field, value }: FieldSuggestionDoc): SuggestedChange {
  const { domain } = company;
  const locked = field as CompanyField;
  return { domain, field: locked, before: lockedText(company, locked), after: textOfSuggestion(value) };
}

function lockedText(company: StoredCompany, field: CompanyField): string {
  if (field === 'locations') return company.locations.join('; ');
  if (field !== 'headcount') return company[field] ?? '';
  const typed = findManualRecord(company.records);
  const headcount = typed && recordHeadcount(typed);
  return headcount === null ? '' : formatHeadcount(headcount);
}
