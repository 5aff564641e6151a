import type { CompanyField, CompanyFields, UpdateCompanyInput } from '@workbench/services/companies/schemas';
import { formatNumber } from '~/lib/format/format';
import { parseNumber } from '~/lib/format/parse-number';

export const FIELD_LABEL: Record<CompanyField, string> = {
  name: 'Name',
  domain: 'Domain',
  industry: 'Industry',
  locations: 'Locations',
  headcount: 'Headcount',
};

/** What is typed into the inputs of one field. */
export interface FieldDraft {
  /** Locations have a line each; of a headcount the number. */
  text: string;
  asOf: string;
  reason: string;
}

export const draftKey = (companyId: string, field: CompanyField): string => `field:${companyId}:${field}`;

/** The inputs as an edit begins. */
export function toDraft(field: CompanyField, { fields }: CompanyFields, today: string): FieldDraft {
  if (field === 'headcount') {
    const { typed, value } = fields.headcount;
    const count = typed?.employeeCount ?? value;
    return {
      text: count === null ? '' : String(count),
      asOf: typed?.asOf.slice(0, 10) ?? today,
      reason: typed?.reason ?? '',
    };
  }
  const text = field === 'locations' ? fields.locations.value.join('\n') : (fields[field].value ?? '');
  return { text, asOf: today, reason: '' };
}

/** Why a draft can't be sent; null when it can. */
export function draftProblem(field: CompanyField, { text, asOf, reason }: FieldDraft, today: string): string | null {
  if (field === 'headcount') {
    const count = parseNumber(text);
    if (count === null || !Number.isInteger(count) || count < 0 || count >= 1e8) {
      return 'Enter a whole number of employees';
    }
    if (asOf === '') return 'Choose the day for which it is true';
    if (asOf > today) return 'Choose a day up to today';
    return reason.trim() === '' ? 'Say where the number is from' : null;
  }
  const isNeeded = field === 'name' || field === 'domain';
  return isNeeded && text.trim() === '' ? `Enter a ${field}` : null;
}

/** What a draft asks for. */
export function toChanges(field: CompanyField, { text, asOf, reason }: FieldDraft): Omit<UpdateCompanyInput, 'id'> {
  switch (field) {
    case 'headcount':
      return { headcount: { employeeCount: parseNumber(text) ?? Number.NaN, asOf, reason: reason.trim() } };
    case 'locations':
      return { locations: text.split('\n').flatMap((line) => line.trim() || []) };
    case 'industry':
      return { industry: text.trim() || null };
    default:
      return { [field]: text.trim() };
  }
}

/** A value as it is shown; empty when there is none. */
export function fieldText(field: CompanyField, { fields }: CompanyFields): string {
  if (field === 'locations') return fields.locations.value.join('; ');
  if (field !== 'headcount') return fields[field].value ?? '';
  const { value, locked, typed } = fields.headcount;
  if (locked && typed !== null) return typed.text;
  return value === null ? '' : formatNumber(value);
}
