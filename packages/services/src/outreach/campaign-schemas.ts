import { z } from 'zod';
import { languageSchema, messageTypeSchema, toneSchema } from '../ai/schemas.ts';
import { textsSchema } from '../shared/answer-schemas.ts';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import {
  CRITERION_NAME_MAX,
  CRITERION_VALUE_MAX,
  DAILY_REQUESTS_MAX,
  OUTREACH_GOAL_MAX,
  OUTREACH_NAME_MAX,
  OUTREACH_PERSON_MAX,
} from './limits.ts';

/** Shapes of campaigns. Safe in a browser: no Node and no database imports. */

export const outreachStatusSchema = z
  .enum(['draft', 'active', 'paused', 'completed'])
  .meta({ id: 'OutreachStatus', description: 'Where an outreach campaign stands' });
export const outreachTypeSchema = messageTypeSchema;

export const outreachCampaignSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the campaign' }),
    name: z.string().meta({ description: 'Name of the campaign' }),
    status: outreachStatusSchema.meta({ description: 'Where the campaign stands' }),
    type: outreachTypeSchema.meta({ description: 'Kind of its messages' }),
    totalTargets: z.number().int().meta({ description: 'Number of recipients' }),
    sent: z.number().int().meta({ description: 'Messages that were sent, accepted and answered ones included' }),
    accepted: z.number().int().meta({ description: 'Connection requests that were accepted' }),
    replied: z.number().int().meta({ description: 'Messages that were answered' }),
    targetCriteria: textsSchema.meta({
      description: 'Whom it is for, as a person wrote it: {"title": "VP Engineering"}; no message depends on it',
    }),
    pending: z.number().int().meta({ description: 'Messages that wait' }),
    failed: z.number().int().meta({ description: 'Messages that failed' }),
    needsReview: z.number().int().meta({ description: 'Of the messages that wait, drafts that a user has to approve' }),
    withoutText: z.number().int().meta({ description: 'Recipients whose first message waits without a text' }),
    dailyLimit: z.number().int().meta({ description: 'Most messages of this campaign a day' }),
    templateId: z.string().nullable().meta({
      description: 'Id of the template that drafts are made from; null: the built-in writer or the model writes them',
    }),
    goal: z.string().meta({ description: 'What the messages are to bring about; empty for none' }),
    senderName: z.string().meta({ description: 'Name under which they are signed; empty for none' }),
    senderTitle: z.string().meta({ description: 'Job title of the sender; empty for none' }),
    senderCompany: z.string().meta({ description: 'Company of the sender; empty for none' }),
    language: languageSchema
      .nullable()
      .meta({ description: 'Language of its drafts; null: that of its goal, English without one' }),
    isFormal: z.boolean().meta({ description: 'True for "Sie" and "vous" in its drafts, false for "du" and "tu"' }),
    tone: toneSchema.meta({ description: 'How its drafts sound' }),
    followsUpId: z
      .string()
      .nullable()
      .meta({ description: 'Id of the campaign whose recipients it follows up on; null for none' }),
    createdAt: z.string().meta({ description: 'When it was created' }),
    startedAt: z.string().nullable().meta({ description: 'When it was started first; null while it has not' }),
    completedAt: z.string().nullable().meta({ description: 'When it was completed; null while it has not' }),
  })
  .meta({ description: 'A campaign of messages to people', id: 'OutreachCampaign' });
export type OutreachCampaign = z.infer<typeof outreachCampaignSchema>;

/** The database ends a field's name at a NUL. */
const criterionSchema = z
  .string()
  .min(1)
  .max(CRITERION_NAME_MAX)
  .refine((name) => !name.includes('\0'), 'A criterion needs a name without a NUL character');

/** They are shown and written as lines "name: value". */
const criteriaSchema = z
  .record(criterionSchema, z.string().max(CRITERION_VALUE_MAX))
  .refine(
    (criteria) => Object.entries(criteria).every(([name, value]) => !/[:\r\n]/.test(name) && !/[\r\n]/.test(value)),
    'A criterion has a name without a colon, and its name and its value have no line breaks',
  )
  .meta({ id: 'TargetCriteria', description: 'Whom a campaign is for, as names and values' });
const campaignFields = {
  name: z
    .string()
    .trim()
    .min(1, 'Please enter a name for your campaign')
    .max(OUTREACH_NAME_MAX)
    .meta({ description: 'Name of the campaign' }),
  targetCriteria: criteriaSchema.meta({ description: 'Whom it is for, as names and values; no message depends on it' }),
  dailyLimit: z
    .number()
    .int()
    .min(1, 'must be at least 1 a day')
    .max(DAILY_REQUESTS_MAX)
    .meta({ description: 'Most messages of this campaign a day; above what the network allows it is refused' }),
  templateId: uuidSchema().nullable().meta({
    description: 'Id of the template that drafts are made from; null: the built-in writer or the model writes them',
  }),
  goal: z.string().trim().max(OUTREACH_GOAL_MAX).meta({ description: 'What the messages are to bring about' }),
  senderName: z.string().trim().max(OUTREACH_PERSON_MAX).meta({ description: 'Name under which they are signed' }),
  senderTitle: z.string().trim().max(OUTREACH_PERSON_MAX).meta({ description: 'Job title of the sender' }),
  senderCompany: z.string().trim().max(OUTREACH_PERSON_MAX).meta({ description: 'Company of the sender' }),
  language: languageSchema
    .nullable()
    .meta({ description: 'Language of its drafts; null: that of its goal, English without one' }),
  isFormal: z.boolean().meta({
    description: 'True for "Sie" and "vous" in its drafts, false for "du" and "tu"; no effect in English',
  }),
  tone: toneSchema.meta({ description: 'How its drafts sound' }),
};

export const createOutreachCampaignInput = z
  .object({
    name: campaignFields.name,
    type: outreachTypeSchema.meta({ description: 'Kind of its messages' }).default('connection_request'),
    targetCriteria: campaignFields.targetCriteria.default({}),
    dailyLimit: campaignFields.dailyLimit
      .meta({
        description:
          'Most messages of this campaign a day. Left out: 100 connection requests or 50 messages, which are the most',
      })
      .optional(),
    templateId: campaignFields.templateId.default(null),
    goal: campaignFields.goal.default(''),
    senderName: campaignFields.senderName.default(''),
    senderTitle: campaignFields.senderTitle.default(''),
    senderCompany: campaignFields.senderCompany.default(''),
    language: campaignFields.language.default(null),
    isFormal: campaignFields.isFormal.default(true),
    tone: campaignFields.tone.default('friendly'),
    requestId: uuidSchema()
      .meta({ description: 'Id that you choose: the same one twice creates one campaign' })
      .optional(),
  })
  .meta({ id: 'CreateOutreachCampaignInput', description: 'A campaign to create' });
export type CreateOutreachCampaignInput = z.infer<typeof createOutreachCampaignInput>;

export const outreachByIdInput = z.object({ id: uuidSchema().meta({ description: 'Id of the campaign' }) });

export const updateOutreachCampaignInput = z
  .object({
    id: uuidSchema().meta({ description: 'Id of the campaign' }),
    ...z.object(campaignFields).partial().shape,
    type: outreachTypeSchema
      .meta({ description: 'Kind of its messages; fixed once the campaign has started' })
      .optional(),
  })
  .meta({ id: 'UpdateOutreachCampaignInput', description: 'What to change of a campaign; what is left out stays' });
export type UpdateOutreachCampaignInput = z.infer<typeof updateOutreachCampaignInput>;

export const outreachCountersSchema = z
  .object({
    activeCampaigns: z.number().int().meta({ description: 'Campaigns that are active' }),
    totalSent: z.number().int().meta({ description: 'Messages that were sent' }),
    accepted: z.number().int().meta({ description: 'Connection requests that were accepted' }),
    replied: z.number().int().meta({ description: 'Messages that were answered' }),
  })
  .meta({ description: 'All outreach campaigns in numbers', id: 'OutreachCounters' });
export type OutreachCounters = z.infer<typeof outreachCountersSchema>;
export const outreachFunnelSchema = z
  .object({
    templates: z
      .array(
        z.object({
          name: z.string().meta({ description: 'Writer of the drafts: a template, "Built-in writer" or "By hand"' }),
          targets: z.number().int().meta({ description: 'Recipients' }),
          sent: z.number().int().meta({ description: 'Messages that were sent' }),
          accepted: z.number().int().meta({ description: 'Connection requests that were accepted' }),
          replied: z.number().int().meta({ description: 'Messages that were answered' }),
          acceptRate: z
            .number()
            .nullable()
            .meta({ description: 'Accepted ones of the first messages sent, from 0 to 1; null before any was sent' }),
          replyRate: z
            .number()
            .nullable()
            .meta({ description: 'Answered ones of those sent, from 0 to 1; null before any was sent' }),
        }),
      )
      .meta({ description: 'One line for each writer of drafts' }),
  })
  .meta({ description: 'How messages of each writer do', id: 'OutreachFunnel' });
export type OutreachFunnel = z.infer<typeof outreachFunnelSchema>;
