import { z } from 'zod';
import { SELECTION_MAX } from '../contacts/limits.ts';
import { RUN_CREDITS_MAX } from './limits.ts';

/** Shapes of the work on leads. Safe in a browser: no Node and no database imports. */

export const leadIdSchema = z.string().regex(/^[0-9a-f]{24}$/, 'must be the id of a lead');

/** The steps that can be selected; the write-back is the fourth. */
export const ENRICHMENT_STEPS = ['pdl_search', 'linkedin_discovery', 'company_research'] as const;
export const enrichmentStepSchema = z.enum(ENRICHMENT_STEPS);
export type EnrichmentStep = z.infer<typeof enrichmentStepSchema>;
export const LEAD_STEPS = [...ENRICHMENT_STEPS, 'write_back'] as const;
export const leadStepSchema = z.enum(LEAD_STEPS);
export type LeadStep = z.infer<typeof leadStepSchema>;

export const enrichmentEstimateSchema = z.object({
  /** Leads that would be worked on. */
  leads: z.number().int(),
  steps: z.array(
    z.object({
      step: leadStepSchema,
      /** Leads that the step would query. */
      asked: z.number().int(),
      /** Known already, or without any input for a query. */
      free: z.number().int(),
      creditsMax: z.number(),
      /** Why the step will be skipped for all; null when it won't. */
      reason: z.string().nullable(),
    }),
  ),
  creditsMax: z.number(),
  /** Most that the sources' daily caps leave for today; null: no cap. */
  creditsLeft: z.number().nullable(),
});
export type EnrichmentEstimate = z.infer<typeof enrichmentEstimateSchema>;

export const stepsSchema = z
  .array(enrichmentStepSchema)
  .max(ENRICHMENT_STEPS.length)
  .default([...ENRICHMENT_STEPS]);
export const runOptions = {
  enrichmentSteps: stepsSchema,
  /** Most credits that this run may spend; left out or null: the sources' own caps alone. */
  creditsMax: z.number().int().min(0).max(RUN_CREDITS_MAX).nullish(),
  /** Writes results into the sheet at the end. */
  writeBack: z.boolean().default(true),
};

/** Enriches leads that are there: of a list, or chosen ones. */
export const enrichLeadsInput = z.object({
  listId: z.uuid().optional(),
  leadIds: z.array(leadIdSchema).max(SELECTION_MAX).optional(),
  ...runOptions,
});
export type EnrichLeadsInput = z.infer<typeof enrichLeadsInput>;
export const estimateLeadsInput = enrichLeadsInput.pick({ listId: true, leadIds: true, enrichmentSteps: true });
export type EstimateLeadsInput = z.infer<typeof estimateLeadsInput>;

export const leadRunResultsSchema = z
  .object({
    leads: z.number().int().meta({ description: 'Leads that the run was the last to work on' }),
    matched: z.number().int().meta({ description: 'Of them, leads whom the people-data source knows' }),
    emails: z.number().int().meta({ description: 'E-mail addresses found' }),
    suggestions: z.number().int().meta({ description: 'Fields for which another value waits for a decision' }),
  })
  .meta({
    id: 'LeadRunResults',
    description: 'What was found, as it is now; the same counts as the findings with this runId',
  });
export type LeadRunResults = z.infer<typeof leadRunResultsSchema>;

export const enrichmentRunSchema = z
  .object({
    id: z.string(),
    listId: z.string().nullable(),
    /** Of the list; "Chosen leads" without one. */
    name: z.string(),
    steps: z.array(leadStepSchema),
    state: z.enum(['running', 'paused', 'completed', 'cancelled', 'failed']),
    total: z.number().int(),
    pending: z.number().int(),
    running: z.number().int(),
    completed: z.number().int(),
    failed: z.number().int(),
    skipped: z.number().int(),
    cancelled: z.number().int(),
    creditsMax: z.number().nullable(),
    creditsSpent: z.number(),
    repeatCredits: z.number().int().meta({
      description:
        'The most credits of buying once more, with `repeatLost`, what may have been charged and whose response was lost; 0 when nothing was lost',
    }),
    secondsLeft: z.number().nullable(),
    results: leadRunResultsSchema,
    /** The state of the write-back. null: there is no spreadsheet, or no write-back was requested. */
    writeBack: z.enum(['waiting', 'running', 'completed', 'failed']).nullable(),
    writeBackMessage: z.string().nullable(),
    /** Something still happens by itself: the screen looks again every 3 seconds. */
    isOpen: z.boolean(),
    createdAt: z.string(),
    finishedAt: z.string().nullable(),
  })
  .meta({ id: 'EnrichmentRun' });
export type EnrichmentRun = z.infer<typeof enrichmentRunSchema>;
export const runByIdInput = z.object({ id: z.uuid() });
const repeatLost = z
  .boolean()
  .meta({
    description:
      'Buys people once more whose response was lost and may have been charged, and does nothing else; the source may then charge twice. Up to `repeatCredits`',
  })
  .optional();
/** Failed leads again; with a step, that step alone for all leads of the run in which it failed. */
export const retryRunInput = runByIdInput.extend({ step: leadStepSchema.optional(), repeatLost });
export type RetryRunInput = z.infer<typeof retryRunInput>;
export const retryLeadInput = z.object({ id: leadIdSchema, step: enrichmentStepSchema.optional(), repeatLost });
export type RetryLeadInput = z.infer<typeof retryLeadInput>;
