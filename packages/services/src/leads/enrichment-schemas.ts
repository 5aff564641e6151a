import { z } from 'zod';
import { SELECTION_MAX } from '../contacts/limits.ts';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import { RUN_CREDITS_MAX } from './limits.ts';

/** Shapes of the work on leads. Safe in a browser: no Node and no database imports. */

export const leadIdSchema = z
  .string()
  .regex(/^[0-9a-f]{24}$/, 'must be the id of a lead')
  .meta({ description: 'Id of a lead: 24 hexadecimal digits' });

/** The steps that can be selected; the write-back is the fourth. */
export const ENRICHMENT_STEPS = ['pdl_search', 'linkedin_discovery', 'company_research'] as const;
export const enrichmentStepSchema = z
  .enum(ENRICHMENT_STEPS)
  .meta({ id: 'EnrichmentStep', description: 'A step of the enrichment that can be chosen' });
export type EnrichmentStep = z.infer<typeof enrichmentStepSchema>;
export const LEAD_STEPS = [...ENRICHMENT_STEPS, 'write_back'] as const;
export const leadStepSchema = z.enum(LEAD_STEPS).meta({
  id: 'LeadStepName',
  description: 'A step of the enrichment; `write_back` writes the results into the spreadsheet',
});
export type LeadStep = z.infer<typeof leadStepSchema>;

export const enrichmentEstimateSchema = z
  .object({
    leads: z.number().int().meta({ description: 'Leads that would be enriched' }),
    steps: z
      .array(
        z.object({
          step: leadStepSchema.meta({ description: 'Which step' }),
          asked: z.number().int().meta({ description: 'Leads for which the step would query a source' }),
          free: z
            .number()
            .int()
            .meta({ description: 'Leads that cost nothing: known already, or without any data to query by' }),
          creditsMax: z.number().meta({ description: 'Most credits that the step costs' }),
          reason: z
            .string()
            .nullable()
            .meta({ description: "Why the step will be skipped for all leads; null when it won't" }),
        }),
      )
      .meta({ description: 'What each step would cost' }),
    creditsMax: z.number().meta({ description: 'Most credits that all steps cost together' }),
    creditsLeft: z
      .number()
      .nullable()
      .meta({ description: 'Most credits that the daily caps of the sources leave for today; null for no cap' }),
    creditsExhaustedSince: z.string().nullable().meta({
      description:
        'When the source reported that its account has no credits left, whatever the cap leaves; null once a paid call has succeeded',
    }),
  })
  .meta({ id: 'EnrichmentEstimate', description: 'What enriching leads would cost at most' });
export type EnrichmentEstimate = z.infer<typeof enrichmentEstimateSchema>;

export const stepsSchema = z
  .array(enrichmentStepSchema)
  .max(ENRICHMENT_STEPS.length)
  .default([...ENRICHMENT_STEPS]);
export const runOptions = {
  enrichmentSteps: stepsSchema.meta({ description: 'Steps to do, in any order; they are done in theirs' }),
  creditsMax: z
    .number()
    .int()
    .min(0)
    .max(RUN_CREDITS_MAX)
    .nullish()
    .meta({ description: 'Most credits that this run may spend; null for the daily caps of the sources alone' }),
  writeBack: z.boolean().meta({ description: 'True writes the results into the spreadsheet at the end' }).default(true),
};

export const enrichLeadsInput = z
  .object({
    listId: uuidSchema().meta({ description: 'Id of an import: all of its leads' }).optional(),
    leadIds: z.array(leadIdSchema).max(SELECTION_MAX).meta({ description: 'Ids of the leads' }).optional(),
    ...runOptions,
  })
  .meta({ id: 'EnrichLeadsInput', description: 'The leads to enrich: those of an import, or some by their ids' });
export type EnrichLeadsInput = z.infer<typeof enrichLeadsInput>;
export const estimateLeadsInput = enrichLeadsInput
  .pick({ listId: true, leadIds: true, enrichmentSteps: true })
  .meta({ id: 'EstimateLeadsInput', description: 'The leads whose enrichment is estimated' });
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

export const writeBackStateSchema = z
  .enum(['waiting', 'running', 'completed', 'failed'])
  .meta({ id: 'WriteBackState', description: 'Where writing into the spreadsheet stands' });

export const enrichmentRunSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the run' }),
    listId: z
      .string()
      .nullable()
      .meta({ description: 'Id of the import whose leads are enriched; null for chosen leads' }),
    name: z.string().meta({ description: 'Name of the import; "Chosen leads" without one' }),
    steps: z.array(leadStepSchema).meta({ description: 'Steps of the run, in the order in which they are done' }),
    state: z
      .enum(['running', 'paused', 'completed', 'cancelled', 'failed'])
      .meta({ description: 'Where the run stands' }),
    total: z.number().int().meta({ description: 'Number of leads; the sum of the next six' }),
    pending: z.number().int().meta({ description: 'Leads that have not begun' }),
    running: z.number().int().meta({ description: 'Leads that are being enriched' }),
    completed: z.number().int().meta({ description: 'Leads that are done' }),
    failed: z.number().int().meta({ description: 'Leads that failed' }),
    skipped: z.number().int().meta({ description: 'Leads that were skipped, with a reason' }),
    cancelled: z.number().int().meta({ description: 'Leads that the cancellation left out' }),
    creditsMax: z
      .number()
      .nullable()
      .meta({ description: 'Most credits that the run may spend; null for the daily caps of the sources alone' }),
    creditsSpent: z.number().meta({ description: 'Credits that the run has spent so far' }),
    repeatCredits: z.number().int().meta({
      description:
        'The most credits of buying once more, with `repeatLost`, what may have been charged and whose response was lost; 0 when nothing was lost',
    }),
    secondsLeft: z
      .number()
      .nullable()
      .meta({ description: 'Estimated seconds until the run is done; null while unknown' }),
    results: leadRunResultsSchema.meta({ description: 'What was found so far' }),
    writeBack: writeBackStateSchema
      .nullable()
      .meta({ description: 'Where writing back stands; null when there is no spreadsheet, or none was asked for' }),
    writeBackMessage: z.string().nullable().meta({ description: 'Why writing back failed; null otherwise' }),
    isOpen: z.boolean().meta({ description: 'True while something still happens by itself' }),
    createdAt: z.string().meta({ description: 'When the run was started' }),
    finishedAt: z.string().nullable().meta({ description: 'When the run ended; null while it has not' }),
  })
  .meta({ description: 'An enrichment of leads and how far it is', id: 'EnrichmentRun' });
export type EnrichmentRun = z.infer<typeof enrichmentRunSchema>;
export const runByIdInput = z.object({ id: uuidSchema().meta({ description: 'Id of the run' }) });
const repeatLost = z
  .boolean()
  .meta({
    description:
      'Buys people once more whose response was lost and may have been charged, and does nothing else; the source may then charge twice. Up to `repeatCredits`',
  })
  .optional();

export const retryRunInput = runByIdInput
  .extend({
    step: leadStepSchema
      .meta({
        description:
          'Only this step, for all leads of the run in which it failed. Left out: failed leads with all their steps',
      })
      .optional(),
    repeatLost,
  })
  .meta({ id: 'RetryRunInput', description: 'What to try again: without members, all that failed' });
export type RetryRunInput = z.infer<typeof retryRunInput>;
export const retryLeadInput = z
  .object({
    id: leadIdSchema,
    step: enrichmentStepSchema.meta({ description: 'Only this step' }).optional(),
    repeatLost,
  })
  .meta({ id: 'RetryLeadInput', description: 'What to try again: without members, the whole enrichment of the lead' });
export type RetryLeadInput = z.infer<typeof retryLeadInput>;
