import { z } from 'zod';

/** What was found about leads, field by field. Safe in a browser: no Node and no database imports. */

export const enrichmentStatusSchema = z
  .enum(['pending', 'enriching', 'completed', 'failed'])
  .meta({ id: 'EnrichmentStatus', description: 'How far the enrichment of a lead is' });
export type EnrichmentStatus = z.infer<typeof enrichmentStatusSchema>;

export const leadFieldSchema = z
  .enum(['firstName', 'lastName', 'email', 'company', 'title', 'linkedinUrl', 'phone', 'location', 'industry'])
  .meta({ id: 'LeadField', description: 'A field of a lead that is imported, enriched and typed' });
type LeadField = z.infer<typeof leadFieldSchema>;

export const leadFieldOutcomeSchema = z
  .object({
    state: z.enum(['found', 'suggestion', 'review', 'not_found', 'skipped', 'failed', 'locked', 'pending']).meta({
      description:
        'found: by a source; suggestion: another value waits for a decision; review: a match waits for one; locked: given by a person; pending: not searched yet',
    }),
    reason: z.string().nullable().meta({ description: 'Why it was skipped or failed' }),
  })
  .meta({ description: 'What was found for one field of a lead', id: 'LeadFieldOutcome' });
export type LeadFieldOutcome = z.infer<typeof leadFieldOutcomeSchema>;

/** Why a step was skipped. */
export const SKIP_REASONS = [
  'limit',
  'not_connected',
  'do_not_contact',
  'missing_data',
  'shared_mailbox',
  'in_trash',
  'unreachable',
  'other',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** A person at a source; several fields; one field, as "found:email"; or a reason, as "skipped:limit". */
export type Finding =
  | 'matched'
  | 'unmatched'
  | 'suggestion'
  | `${'found' | 'suggestion' | 'not_found'}:${LeadField}`
  | `skipped:${SkipReason}`;

const GENERAL_FINDINGS = ['matched', 'unmatched', 'suggestion'] as const satisfies readonly Finding[];
const ofFields = <State extends 'found' | 'suggestion' | 'not_found'>(state: State): `${State}:${LeadField}`[] =>
  leadFieldSchema.options.map((field) => `${state}:${field}` as const);

/** All of them, in the order in which they are listed. */
export const FINDINGS: readonly Finding[] = [
  ...GENERAL_FINDINGS,
  ...ofFields('suggestion'),
  ...ofFields('found'),
  ...ofFields('not_found'),
  ...SKIP_REASONS.map((reason) => `skipped:${reason}` as const),
];

export const findingSchema = z.enum(FINDINGS as [Finding, ...Finding[]]).meta({
  id: 'LeadFinding',
  description:
    'Only leads with this finding: matched or unmatched (known to the people-data source or not), suggestion (something waits for a decision), found:email, suggestion:email and not_found:email for each field, or why a step was skipped, as skipped:limit',
  example: 'suggestion',
});

export const leadFindingCountsSchema = z
  .object({
    total: z.number().int().meta({ description: 'Leads that pass the other filters' }),
    findings: z
      .array(
        z.object({ finding: findingSchema, leads: z.number().int().meta({ description: 'Leads with this finding' }) }),
      )
      .meta({ description: 'Findings that leads have' }),
  })
  .meta({ description: 'How many leads each finding has', id: 'LeadFindingCounts' });
export type LeadFindingCounts = z.infer<typeof leadFindingCountsSchema>;
