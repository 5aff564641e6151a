import { z } from 'zod';
import { companyIdSchema, companySelectionSchema } from '../companies/schemas.ts';
import { newestPageInput } from '../shared/page-schemas.ts';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import { connectorIdSchema } from './connection-schemas.ts';
import { SYNC_ITEMS_MAX } from './limits.ts';

export * from './connection-schemas.ts';
export * from './discovery-schemas.ts';
export * from './probe-schemas.ts';

export const syncRunSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the sync' }),
    origin: z
      .enum(['all', 'auto', 'selection'])
      .meta({ description: 'What started it: a call for all or some companies, or the hourly schedule' }),
    state: z
      .enum(['running', 'paused', 'completed', 'cancelled', 'failed'])
      .meta({ description: 'Where the sync stands' }),
    total: z.number().int().meta({ description: 'Number of companies; the sum of the next six' }),
    pending: z.number().int().meta({ description: 'Companies that have not begun' }),
    running: z.number().int().meta({ description: 'Companies that are being queried' }),
    completed: z.number().int().meta({ description: 'Companies that are done' }),
    skipped: z.number().int().meta({
      description: 'Companies that were skipped with a reason: a spending cap was reached, or nothing is connected',
    }),
    failed: z.number().int().meta({ description: 'Companies that failed' }),
    cancelled: z.number().int().meta({ description: 'Companies that the cancellation left out' }),
    createdAt: z.string().meta({ description: 'When the sync was started' }),
    finishedAt: z.string().nullable().meta({ description: 'When it ended; null while it has not' }),
    secondsLeft: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Estimated seconds until it is done; null while unknown' }),
  })
  .meta({ description: 'A sync of many companies and how far it is', id: 'SyncRun' });
export type SyncRun = z.infer<typeof syncRunSchema>;

export const syncItemSchema = z
  .object({
    companyId: z.string().meta({ description: 'Id of the company' }),
    name: z.string().meta({ description: 'Name of the company' }),
    domain: z.string().meta({ description: 'Domain of the company' }),
    state: z
      .enum(['pending', 'running', 'completed', 'skipped', 'failed', 'cancelled'])
      .meta({ description: 'Where the company stands' }),
    attempts: z.number().int().meta({ description: 'How often it was tried' }),
    message: z.string().nullable().meta({ description: 'Why it was skipped or failed; null otherwise' }),
    finishedAt: z.string().nullable().meta({ description: 'When it ended; null while it has not' }),
  })
  .meta({ id: 'SyncItem', description: 'A company of a sync' });
export type SyncItem = z.infer<typeof syncItemSchema>;

export const syncAllInput = z
  .object({
    selection: companySelectionSchema.meta({ description: 'Only these companies. Left out: all' }).optional(),
  })
  .meta({ id: 'SyncCompaniesInput', description: 'Which companies to sync' });
export type SyncAllInput = z.infer<typeof syncAllInput>;

export const estimateSyncInput = z
  .object({ selection: companySelectionSchema.meta({ description: 'Which companies are meant' }) })
  .meta({ id: 'EstimateSyncInput', description: 'Which companies to estimate' });
export type EstimateSyncInput = z.infer<typeof estimateSyncInput>;

export const syncEstimateSchema = z
  .object({
    companies: z.number().int().meta({ description: 'Number of companies' }),
    credits: z.number().int().meta({ description: 'Most credits that it costs; answers that still hold cost nothing' }),
  })
  .meta({ description: 'What a sync would cost at most', id: 'SyncEstimate' });
export type SyncEstimate = z.infer<typeof syncEstimateSchema>;

export const syncItemsInput = z.object({
  runId: uuidSchema().meta({ description: 'Id of the sync' }),
  state: z.enum(['failed', 'skipped']).meta({ description: 'Only companies in this state. Left out: all' }).optional(),
  ...newestPageInput(SYNC_ITEMS_MAX, 100).shape,
});

export const sourceOutcomeSchema = z
  .object({
    id: connectorIdSchema.meta({ description: 'Id of the connector' }),
    source: z.string().meta({ description: 'Name of the source' }),
    outcome: z
      .enum([
        'figure',
        'known_without_figure',
        'identity',
        'unknown_company',
        /** Not queried: outside of what the source covers. */
        'not_applicable',
        'fresh',
        'skipped',
        'not_connected',
        'failed',
      ])
      .meta({ description: 'How the query ended' }),
    message: z.string().meta({ description: 'The figure or the reason, in words' }),
    at: z.string().nullable().meta({ description: 'When it was queried; null when it was not' }),
    credits: z.number().int().meta({ description: 'Credits that it has cost' }),
    repeatCredits: z.number().int().nullable().meta({
      description:
        'Set where the response was lost and may have been charged: the most credits of buying it once more, with `repeatLost`',
    }),
  })
  .meta({ id: 'SourceOutcome', description: 'What one source answered about a company' });
export type SourceOutcome = z.infer<typeof sourceOutcomeSchema>;

export const syncCompanyInput = z
  .object({
    id: companyIdSchema,
    repeatLost: z
      .array(connectorIdSchema)
      .max(20)
      .meta({
        description:
          'Paid sources whose lost response is bought once more; no other paid source is asked. They may have charged for the lost one already: `repeatCredits` is what is spent on top',
      })
      .optional(),
  })
  .meta({ id: 'SyncCompanyInput', description: 'What to query once more' });
export type SyncCompanyInput = z.infer<typeof syncCompanyInput>;

export const companySyncSchema = z
  .object({
    state: z
      .enum(['never', 'queued', 'running', 'completed', 'skipped', 'failed'])
      .meta({ description: 'Where the sync stands' }),
    message: z.string().nullable().meta({ description: 'Why it was skipped or failed; null otherwise' }),
    finishedAt: z.string().nullable().meta({ description: 'When it ended; null while it has not' }),
    outcomes: z.array(sourceOutcomeSchema).meta({ description: 'What each source answered' }),
  })
  .meta({ description: 'The last sync of a company and what each source answered', id: 'CompanySync' });
export type CompanySync = z.infer<typeof companySyncSchema>;
