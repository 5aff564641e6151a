import type { LeadDoc } from '@workbench/db';
import { LEAD_STEPS, type LeadStep } from '../../schemas.ts';
import { LEAD_FIELDS, type LeadField } from '../../table/types.ts';

/** One thing that is known of a lead now, under the header that it stands or would stand under. */
export interface ResultColumn {
  header: string;
  /** '' for nothing. */
  value: string;
  /** What people may have a column for; null for a column of our own. */
  field: LeadField | null;
}

/** The tracked company of a lead. */
export interface ResultCompany {
  domain: string;
  employees: number | null;
}

/** Headers of fields that a table has no column for. */
export const FIELD_HEADERS: Record<LeadField, string> = {
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
export const OWN_HEADERS = ['Company Domain', 'Employee Count', 'Enrichment Status', 'Enrichment Notes'] as const;

/** What a table gave goes back to none. */
const FROM_TABLES: ReadonlySet<string> = new Set(['sheet', 'file', 'pasted']);
const STEP_LABELS: Record<LeadStep, string> = {
  pdl_search: 'Person',
  linkedin_discovery: 'LinkedIn',
  company_research: 'Company',
  write_back: 'Sheet',
};

/**
 * What goes back to where a lead came from: fields that were found, chosen or typed on screen, and four columns of our
 * own. Pure, and without times, so that the same lead gives the same cells each time.
 */
export function resultColumns(lead: LeadDoc, company: ResultCompany | null): ResultColumn[] {
  const fields = LEAD_FIELDS.map((field): ResultColumn => {
    const source = lead.origins[field]?.source;
    const isResult = source !== undefined && !FROM_TABLES.has(source);
    return { header: FIELD_HEADERS[field], value: isResult ? clean(lead[field]) : '', field };
  });
  const own: Record<(typeof OWN_HEADERS)[number], string> = {
    'Company Domain': clean(company?.domain ?? lead.organizationDomain),
    'Employee Count': company?.employees == null ? '' : String(company.employees),
    'Enrichment Status': statusOf(lead),
    'Enrichment Notes': notesOf(lead),
  };
  return [...fields, ...OWN_HEADERS.map((header) => ({ header, value: own[header], field: null }))];
}

function statusOf({ enrichmentStatus, needsReview }: LeadDoc): string {
  if (enrichmentStatus === 'failed') return 'Failed';
  if (enrichmentStatus !== 'completed') return '';
  return needsReview ? 'Needs review' : 'Completed';
}

function notesOf({ steps, enrichmentStatus }: LeadDoc): string {
  if (enrichmentStatus !== 'completed' && enrichmentStatus !== 'failed') return '';
  const notes = LEAD_STEPS.filter((step) => step !== 'write_back').flatMap((name) => {
    const step = steps[name];
    const isWorthSaying = step?.message && step.state !== 'completed' && step.state !== 'pending';
    return isWorthSaying ? [`${STEP_LABELS[name]}: ${clean(step.message)}`] : [];
  });
  return notes.join('; ');
}

const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
