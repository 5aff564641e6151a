import { z } from 'zod';
import { analystKindSchema, chosenCompaniesSchema, generateReportsInput, refuseUnchosen } from '../reports/schemas.ts';
import { CAMPAIGN_DESCRIPTION_MAX, CAMPAIGN_ITEMS_MAX, CAMPAIGN_NAME_MAX } from './limits.ts';

export const campaignStatusSchema = z
  .enum(['in_progress', 'completed', 'failed', 'paused', 'cancelled'])
  .meta({ description: 'completed: all have ended and at least one report is there; failed: none is' });

export const campaignSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    status: campaignStatusSchema,
    totalCompanies: z.number().int(),
    /** Written, or kept because they were young enough. */
    completedReports: z.number().int(),
    /** Of those, the kept ones. */
    keptReports: z.number().int(),
    failedReports: z.number().int(),
    cancelledReports: z.number().int(),
    createdAt: z.string(),
    completedAt: z.string().nullable(),
    /** From recent throughput; null when nothing runs or nothing is known. */
    /** Being written now; a paused or cancelled campaign finishes these. */
    runningReports: z.number().int(),
    secondsLeft: z.number().int().nullable(),
    analyst: z.string(),
  })
  .meta({ id: 'Campaign' });
export type Campaign = z.infer<typeof campaignSchema>;

export const createCampaignInput = chosenCompaniesSchema
  .extend({
    name: z.string().trim().min(1, 'Please enter a name for your campaign').max(CAMPAIGN_NAME_MAX),
    description: z.string().trim().max(CAMPAIGN_DESCRIPTION_MAX).nullish(),
    skipYoungerThanDays: generateReportsInput.shape.skipYoungerThanDays,
    analyst: analystKindSchema.optional(),
    /** Chosen by the caller: the same id twice creates one campaign. */
    requestId: z.uuid().optional(),
  })
  .superRefine(refuseUnchosen);
export type CreateCampaignInput = z.infer<typeof createCampaignInput>;

export const campaignByIdInput = z.object({ id: z.uuid() });

export const campaignItemSchema = z
  .object({
    companyId: z.string(),
    name: z.string(),
    domain: z.string(),
    state: z.enum(['pending', 'running', 'completed', 'kept', 'failed', 'cancelled']),
    attempts: z.number().int(),
    /** The error, or why an earlier report was kept; null otherwise. */
    message: z.string().nullable(),
    durationMs: z.number().int().nullable(),
    finishedAt: z.string().nullable(),
    /** Of the report that this campaign wrote or kept. */
    reportId: z.string().nullable(),
    mergedInto: z
      .object({ id: z.string(), name: z.string() })

      .meta({ description: 'The company that this one was merged into since; its reports moved there' })
      .optional(),
  })
  .meta({ id: 'CampaignItem' });
export type CampaignItem = z.infer<typeof campaignItemSchema>;

export const campaignItemsInput = campaignByIdInput.extend({
  state: campaignItemSchema.shape.state.optional(),
  limit: z.coerce.number<number>().int().min(1).max(CAMPAIGN_ITEMS_MAX).default(200),
  /** Key of the last row of the page before. */
  after: z.coerce
    .number<number>()
    .int()
    .min(0)

    .meta({ description: 'The position after which the page begins' })
    .optional(),
});
export type CampaignItemsInput = z.infer<typeof campaignItemsInput>;

export const campaignItemsSchema = z.object({
  items: z.array(campaignItemSchema),
  /** Pass as `after`; null on the last page. */
  next: z.number().int().nullable(),
});
export type CampaignItems = z.infer<typeof campaignItemsSchema>;
