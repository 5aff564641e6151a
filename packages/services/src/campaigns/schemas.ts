import { z } from 'zod';
import { namedCompanySchema } from '../companies/schemas.ts';
import {
  analystKindSchema,
  chosenCompaniesSchema,
  generateReportsInput,
  refuseUnchosen,
  reportHeadsSchema,
} from '../reports/schemas.ts';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import { CAMPAIGN_DESCRIPTION_MAX, CAMPAIGN_ITEMS_MAX, CAMPAIGN_NAME_MAX } from './limits.ts';

export const campaignStatusSchema = z
  .enum(['in_progress', 'completed', 'failed', 'paused', 'cancelled'])
  .meta({ description: 'completed: all have ended and at least one report is there; failed: none is' });

export const campaignSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the campaign' }),
    name: z.string().meta({ description: 'Name of the campaign' }),
    description: z.string().nullable().meta({ description: 'What it is for; null when nothing was given' }),
    status: campaignStatusSchema.meta({ description: 'Where the campaign stands' }),
    totalCompanies: z.number().int().meta({ description: 'Number of its companies' }),
    completedReports: z
      .number()
      .int()
      .meta({ description: 'Reports that are written, or kept because they were young enough' }),
    keptReports: z.number().int().meta({ description: 'Of those, the kept ones' }),
    failedReports: z.number().int().meta({ description: 'Reports that failed' }),
    cancelledReports: z.number().int().meta({ description: 'Companies that the cancellation left out' }),
    createdAt: z.string().meta({ description: 'When it was created' }),
    completedAt: z.string().nullable().meta({ description: 'When it ended; null while it has not' }),
    /** From recent throughput; null when nothing runs or nothing is known. */

    runningReports: z
      .number()
      .int()
      .meta({ description: 'Reports that are being written now; a paused or cancelled campaign finishes these' }),
    secondsLeft: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Estimated seconds until it is done; null while unknown' }),
    analyst: z.string().meta({ description: 'Name of the analyst: "Built-in analyst" or the model' }),
  })
  .meta({ description: 'A campaign that writes reports of many companies, and how far it is', id: 'Campaign' });
export type Campaign = z.infer<typeof campaignSchema>;

export const createCampaignInput = chosenCompaniesSchema
  .extend({
    name: z
      .string()
      .trim()
      .min(1, 'Please enter a name for your campaign')
      .max(CAMPAIGN_NAME_MAX)
      .meta({ description: 'Name of the campaign' }),
    description: z.string().trim().max(CAMPAIGN_DESCRIPTION_MAX).nullish().meta({ description: 'What it is for' }),
    skipYoungerThanDays: generateReportsInput.shape.skipYoungerThanDays.meta({
      description: 'Companies with a report that is younger keep it. Left out or 0: all reports are written again',
    }),
    analyst: analystKindSchema
      .meta({ description: 'Who writes the reports. Left out: the model when one is set up' })
      .optional(),
    requestId: uuidSchema()
      .meta({ description: 'Id that you choose: the same one twice creates one campaign' })
      .optional(),
  })
  .superRefine(refuseUnchosen)
  .meta({ id: 'CreateCampaignInput', description: 'The companies whose reports to write' });
export type CreateCampaignInput = z.infer<typeof createCampaignInput>;

export const campaignByIdInput = z.object({ id: uuidSchema().meta({ description: 'Id of the campaign' }) });

export const campaignItemSchema = z
  .object({
    companyId: z.string().meta({ description: 'Id of the company' }),
    name: z.string().meta({ description: 'Name of the company' }),
    domain: z.string().meta({ description: 'Domain of the company' }),
    state: z.enum(['pending', 'running', 'completed', 'kept', 'failed', 'cancelled']).meta({
      id: 'CampaignItemState',
      description: 'Where its report stands; `kept`: an earlier one was young enough',
    }),
    attempts: z.number().int().meta({ description: 'How often it was tried' }),
    message: z
      .string()
      .nullable()
      .meta({ description: 'Why it failed, or why an earlier report was kept; null otherwise' }),
    durationMs: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'How long writing took, in milliseconds; null while it has not ended' }),
    finishedAt: z.string().nullable().meta({ description: 'When it ended; null while it has not' }),
    reportId: z
      .string()
      .nullable()
      .meta({ description: 'Id of the report that the campaign wrote or kept; null without one' }),
    report: reportHeadsSchema.nullable().meta({ description: 'What that report says, in short; null without one' }),
    mergedInto: namedCompanySchema
      .meta({ description: 'The company that this one was merged into since; its reports moved there' })
      .optional(),
  })
  .meta({ description: 'A company of a campaign and its report', id: 'CampaignItem' });
export type CampaignItem = z.infer<typeof campaignItemSchema>;

export const campaignItemsInput = campaignByIdInput.extend({
  state: campaignItemSchema.shape.state.meta({ description: 'Only companies in this state. Left out: all' }).optional(),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(CAMPAIGN_ITEMS_MAX)
    .meta({ description: 'Companies of one page' })
    .default(200),
  after: z.coerce.number<number>().int().min(0).meta({ description: '`next` of the previous page' }).optional(),
});
export type CampaignItemsInput = z.infer<typeof campaignItemsInput>;

export const campaignItemsSchema = z
  .object({
    items: z.array(campaignItemSchema).meta({ description: 'Companies of this page' }),
    next: z.number().int().nullable().meta({ description: 'Pass as `after` for the next page; null on the last' }),
  })
  .meta({ id: 'CampaignItemPage', description: 'One page of the companies of a campaign' });
export type CampaignItems = z.infer<typeof campaignItemsSchema>;
