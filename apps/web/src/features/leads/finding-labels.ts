import type { EnrichmentRun, Finding, LeadFieldOutcome } from '@workbench/services/leads/schemas';
import { formatCount, formatNumber } from '../../lib/format/format.ts';
import { LEAD_FIELD_LABELS, type LeadFieldName, leadFieldLabel } from './lead-labels.ts';

interface FindingOption {
  finding: Finding;
  label: string;
}

/** The choices of the filter, in its groups. */
export const FINDING_GROUPS: readonly { label: string; options: readonly FindingOption[] }[] = [
  {
    label: 'Leads',
    options: [
      { finding: 'suggestion', label: 'Has suggestions' },
      { finding: 'matched', label: 'Matched' },
      { finding: 'unmatched', label: 'Not found' },
    ],
  },
  { label: 'Found', options: ofEachField('found', 'found') },
  { label: 'Suggestions', options: ofEachField('suggestion', 'suggested') },
  { label: 'Not found', options: ofEachField('not_found', 'not found') },
  {
    label: 'Skipped',
    options: [
      { finding: 'skipped:limit', label: 'Skipped: limit' },
      { finding: 'skipped:not_connected', label: 'Skipped: source not connected' },
      { finding: 'skipped:do_not_contact', label: 'Skipped: do not contact' },
      { finding: 'skipped:missing_data', label: 'Skipped: too little to search by' },
      { finding: 'skipped:shared_mailbox', label: 'Skipped: shared mailbox' },
      { finding: 'skipped:in_trash', label: 'Skipped: company in the trash' },
      { finding: 'skipped:unreachable', label: 'Skipped: site not reachable' },
      { finding: 'skipped:other', label: 'Skipped: other reasons' },
    ],
  },
];

function ofEachField(state: 'found' | 'suggestion' | 'not_found', outcome: string): FindingOption[] {
  return LEAD_FIELD_LABELS.map(([field, label]) => ({ finding: `${state}:${field}`, label: `${label} ${outcome}` }));
}

const KNOWN: ReadonlySet<unknown> = new Set(
  FINDING_GROUPS.flatMap(({ options }) => options.map(({ finding }) => finding)),
);

export const isFinding = (value: unknown): value is Finding => KNOWN.has(value);

const OUTCOME_LABELS: Record<LeadFieldOutcome['state'], string> = {
  found: 'found',
  suggestion: 'suggested',
  review: 'needs review',
  not_found: 'not found',
  skipped: 'skipped',
  failed: 'failed',
  locked: 'given',
  pending: 'not searched',
};

/** "Email found", "Phone skipped: The run's limit of 10 credits is reached". */
export function outcomeText(field: LeadFieldName, { state, reason }: LeadFieldOutcome): string {
  const text = `${leadFieldLabel(field)} ${OUTCOME_LABELS[state]}`;
  return reason === null ? text : `${text}: ${reason}`;
}

/** "123 leads", "48 matched", "31 emails", "55 suggestions", each with the filter that lists them. */
export function runResultParts({ results }: Pick<EnrichmentRun, 'results'>): { text: string; finding?: Finding }[] {
  const { leads, matched, emails, suggestions } = results;
  return [
    { text: formatCount(leads, 'lead', 'leads') },
    { text: `${formatNumber(matched)} matched`, finding: 'matched' },
    { text: formatCount(emails, 'email', 'emails'), finding: 'found:email' },
    { text: formatCount(suggestions, 'suggestion', 'suggestions'), finding: 'suggestion' },
  ];
}
