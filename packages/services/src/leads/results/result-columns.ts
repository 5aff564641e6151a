import type { LeadDoc } from '@workbench/db';
import { LEAD_STEPS, type LeadStep } from '../schemas.ts';
import { type HeaderMap, LEAD_FIELDS, type LeadField } from '../values/fields.ts';
import { isProvidedByList, isUpdatedByUser, type ProvidedValues } from './provided-values.ts';

/** One current value of a lead, under its present or future header. */
export interface ResultColumn {
  header: string;
  /** '' clears the cell; null leaves it as it is, whoever wrote it. */
  value: string | null;
  /** What people may have a column for; null for a column of our own. */
  field: LeadField | null;
}

/** The tracked company of a lead. */
export interface ResultCompany {
  domain: string;
  employees: number | null;
}

/** Headers of fields that a table has no column for. */
const FIELD_HEADERS: Record<LeadField, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  company: 'Company',
  title: 'Title',
  linkedinUrl: 'LinkedIn URL',
  phone: 'Phone',
  location: 'Location',
  industry: 'Industry',
};
/** Columns of our own, in their order. */
export const RESULT_HEADERS = ['Company Domain', 'Employee Count', 'Enrichment Status', 'Enrichment Notes'] as const;
const updatedHeader = (field: LeadField): string => `Updated ${FIELD_HEADERS[field]}`;
/** Headers of ours that every result file has; others only where a lead has a value. */
export const CONSTANT_HEADERS: ReadonlySet<string> = new Set(RESULT_HEADERS);
/** Columns about our own work on a lead; no table has them of its own, so that an earlier file's are renewed. */
export const RENEWED_HEADERS: ReadonlySet<string> = new Set([
  'Enrichment Status',
  'Enrichment Notes',
  ...LEAD_FIELDS.map(updatedHeader),
]);

const STEP_LABELS: Record<LeadStep, string> = {
  pdl_search: 'Person',
  linkedin_discovery: 'LinkedIn',
  company_research: 'Company',
  write_back: 'Sheet',
};

/** Whether a table has a field in another form: the full name, or the parts of the location. Pure. */
export function isShownByOtherColumn(field: LeadField, { fullName, locationColumns: place }: HeaderMap): boolean {
  if (field === 'firstName' || field === 'lastName') return fullName !== null;
  return field === 'location' && place.length > 0;
}

/**
 * What is written back to a table: fields that were found, chosen, typed on screen or provided by another table, four
 * columns of our own, and one for each field whose cell a user has replaced on screen: the cell itself stays. While a lead is in progress, unknown values are left out. Pure, and without times, so that
 * the same lead always gives the same cells.
 * @param provided what tables say about the lead
 */
export function resultColumns(lead: LeadDoc, company: ResultCompany | null, provided: ProvidedValues): ResultColumn[] {
  const nothing = isUnfinished(lead) ? null : '';
  const fields = LEAD_FIELDS.map((field): ResultColumn => {
    const value = clean(lead[field]) || nothing;
    return {
      header: FIELD_HEADERS[field],
      value: value && isProvidedByList(lead, field, provided) ? null : value,
      field,
    };
  });
  const updates = LEAD_FIELDS.map(
    (field): ResultColumn => ({
      header: updatedHeader(field),
      value: isUpdatedByUser(lead, field, provided) ? clean(lead[field]) : nothing,
      field: null,
    }),
  );
  const resultValues: Record<(typeof RESULT_HEADERS)[number], string> = {
    'Company Domain': clean(company?.domain ?? lead.organizationDomain),
    'Employee Count': company?.employees == null ? '' : String(company.employees),
    'Enrichment Status': statusOf(lead),
    'Enrichment Notes': notesOf(lead),
  };
  return [
    ...fields,
    ...updates,
    ...RESULT_HEADERS.map((header) => ({ header, value: resultValues[header] || nothing, field: null })),
  ];
}

const isUnfinished = ({ enrichmentStatus }: LeadDoc): boolean =>
  enrichmentStatus !== 'completed' && enrichmentStatus !== 'failed';

function statusOf(lead: LeadDoc): string {
  const { enrichmentStatus, needsReview } = lead;
  if (enrichmentStatus === 'failed') return 'Failed';
  if (isUnfinished(lead)) return '';
  return needsReview ? 'Needs review' : 'Completed';
}

function notesOf(lead: LeadDoc): string {
  const { steps } = lead;
  if (isUnfinished(lead)) return '';
  const notes = LEAD_STEPS.filter((step) => step !== 'write_back').flatMap((name) => {
    const step = steps[name];
    const isWorthSaying = step?.message && step.state !== 'completed' && step.state !== 'pending';
    return isWorthSaying ? [`${STEP_LABELS[name]}: ${clean(step.message)}`] : [];
  });
  return notes.join('; ');
}

const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
