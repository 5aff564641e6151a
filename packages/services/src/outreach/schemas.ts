import { z } from 'zod';
import { MESSAGE_TEXT_MAX } from '../ai/limits.ts';
import { messageRequestSchema, messageTypeSchema } from '../ai/schemas.ts';
import { hiddenCustomersField, includeCustomersField } from '../companies/schemas.ts';
import { SELECTION_MAX } from '../contacts/limits.ts';
import { contactIdSchema } from '../contacts/schemas.ts';
import { leadIdSchema } from '../leads/schemas.ts';
import {
  CRITERION_NAME_MAX,
  CRITERION_VALUE_MAX,
  DAILY_REQUESTS_MAX,
  FAILURE_REASON_MAX,
  OUTREACH_GOAL_MAX,
  OUTREACH_MESSAGES_MAX,
  OUTREACH_NAME_MAX,
  OUTREACH_PERSON_MAX,
  SEND_QUEUE_MAX,
} from './limits.ts';

/** Shapes that the outreach calls take and give. Safe in a browser: no Node and no database imports. */

export const outreachStatusSchema = z.enum(['draft', 'active', 'paused', 'completed']);
export const outreachTypeSchema = messageTypeSchema;

export const outreachCampaignSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    status: outreachStatusSchema,
    type: outreachTypeSchema,
    totalTargets: z.number().int(),
    sent: z.number().int(),
    accepted: z.number().int(),
    replied: z.number().int(),
    /** As a person wrote them: {"title": "VP Engineering"}. */
    targetCriteria: z.record(z.string(), z.string()),
    pending: z.number().int(),
    failed: z.number().int(),
    /** Most connection requests or messages of this campaign a day. */
    dailyLimit: z.number().int(),
    /** Drafts are written from this template; null: by the built-in writer or the model. */
    templateId: z.string().nullable(),
    goal: z.string(),
    senderName: z.string(),
    senderTitle: z.string(),
    createdAt: z.string(),
    startedAt: z.string().nullable(),
    completedAt: z.string().nullable(),
  })
  .meta({ id: 'OutreachCampaign' });
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
  );
const campaignFields = {
  name: z.string().trim().min(1, 'Please enter a name for your campaign').max(OUTREACH_NAME_MAX),
  targetCriteria: criteriaSchema,
  /** Above what the network allows it is refused. */
  dailyLimit: z.number().int().min(1, 'must be at least 1 a day').max(DAILY_REQUESTS_MAX),
  templateId: z.uuid().nullable(),
  goal: z.string().trim().max(OUTREACH_GOAL_MAX),
  senderName: z.string().trim().max(OUTREACH_PERSON_MAX),
  senderTitle: z.string().trim().max(OUTREACH_PERSON_MAX),
};

export const createOutreachCampaignInput = z.object({
  name: campaignFields.name,
  type: outreachTypeSchema.default('connection_request'),
  targetCriteria: criteriaSchema.default({}),
  /** Left out: 100 connection requests, or 50 messages, which are the most. */
  dailyLimit: campaignFields.dailyLimit.optional(),
  templateId: campaignFields.templateId.default(null),
  goal: campaignFields.goal.default(''),
  senderName: campaignFields.senderName.default(''),
  senderTitle: campaignFields.senderTitle.default(''),
  /** Chosen by the caller: the same id twice creates one campaign. */
  requestId: z.uuid().optional(),
});
export type CreateOutreachCampaignInput = z.infer<typeof createOutreachCampaignInput>;

export const outreachByIdInput = z.object({ id: z.uuid() });

/** Omitted fields stay. The type is fixed once the campaign has started. */
export const updateOutreachCampaignInput = z.object({
  id: z.uuid(),
  ...z.object(campaignFields).partial().shape,
  type: outreachTypeSchema.optional(),
});
export type UpdateOutreachCampaignInput = z.infer<typeof updateOutreachCampaignInput>;

/** Over all campaigns. */
export const outreachCountersSchema = z
  .object({
    activeCampaigns: z.number().int(),
    totalSent: z.number().int(),
    accepted: z.number().int(),
    replied: z.number().int(),
  })
  .meta({ id: 'OutreachCounters' });
export type OutreachCounters = z.infer<typeof outreachCountersSchema>;

export const outreachMessageStatusSchema = z.enum(['pending', 'sent', 'accepted', 'replied', 'failed']);
export type OutreachMessageStatus = z.infer<typeof outreachMessageStatusSchema>;

export const outreachMessageSchema = z
  .object({
    id: z.string(),
    campaignId: z.string(),
    campaignName: z.string(),
    recipientName: z.string().nullable(),
    recipientLinkedinUrl: z.string().nullable(),
    recipientCompany: z.string().nullable(),
    recipientTitle: z.string().nullable(),
    contactId: z.string().nullable(),
    leadId: z.string().nullable(),
    status: outreachMessageStatusSchema,
    /** null: not written yet. */
    messageContent: z.string().nullable(),
    messageType: messageTypeSchema,
    /** The writer of the draft: a template's name, "Built-in writer", "By hand". */
    writtenBy: z.string().nullable(),
    sentAt: z.string().nullable(),
    acceptedAt: z.string().nullable(),
    repliedAt: z.string().nullable(),
    failure: z.string().nullable(),
    /** On the do-not-contact list since: can't be sent any more, and says neither who it is nor what was written. */
    isSuppressed: z.boolean(),
    /** Erased at the person's request: only that something was sent is left. */
    isErased: z.boolean(),
    /** Increases when status, text or type change; an update with an older revision is refused. */
    revision: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'OutreachMessage' });
export type OutreachMessage = z.infer<typeof outreachMessageSchema>;

export const outreachMessagesInput = outreachByIdInput.extend({
  status: outreachMessageStatusSchema.optional(),
  limit: z.coerce.number<number>().int().min(1).max(OUTREACH_MESSAGES_MAX).default(200),
});

export const addTargetsInput = outreachByIdInput.extend({
  contactIds: z.array(contactIdSchema).max(SELECTION_MAX).default([]),
  leadIds: z.array(leadIdSchema).max(SELECTION_MAX).default([]),
  /** All leads of an import. */
  leadListId: z.uuid().optional(),
  /** Everyone on a list of people. */
  listId: z.uuid().optional(),
  includeCustomers: includeCustomersField,
});
export type AddTargetsInput = z.infer<typeof addTargetsInput>;
export const addTargetsResultSchema = z
  .object({
    added: z.number().int(),
    /** Are in this campaign already. */
    known: z.number().int(),
    suppressed: z.number().int(),
    hiddenCustomers: hiddenCustomersField,
  })
  .meta({ id: 'AddTargetsResult' });
export type AddTargetsResult = z.infer<typeof addTargetsResultSchema>;

/** "Use Message": the text becomes the draft for this recipient. */
export const useMessageInput = outreachByIdInput.extend({
  text: z.string().trim().min(1, 'There is no message to use').max(MESSAGE_TEXT_MAX),
  /** What the text was written from; it is checked against it once more. */
  request: messageRequestSchema,
  contactId: contactIdSchema.nullish(),
  linkedinUrl: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullish(),
  /** The generated message that it started from. */
  messageId: z.uuid().nullish(),
});
export type UseMessageInput = z.infer<typeof useMessageInput>;

/** Drafts and messages of one recipient: by the saved contact, or else by name and company. */
export const recipientInput = z.object({
  contactId: contactIdSchema.optional(),
  recipientName: z.string().trim().max(OUTREACH_PERSON_MAX).optional(),
  recipientCompany: z.string().trim().max(OUTREACH_PERSON_MAX).optional(),
});
export type RecipientInput = z.infer<typeof recipientInput>;

/** What a person did outside of the product, or wants done with a draft. Nothing here reaches the network. */
export const MESSAGE_ACTIONS = ['sent', 'accepted', 'replied', 'failed', 'retry', 'skip'] as const;
export const messageActionSchema = z.enum(MESSAGE_ACTIONS);
export type MessageAction = z.infer<typeof messageActionSchema>;

/** `revision`: as read by the caller. A message with a newer revision is not changed. */
const seenRevision = { messageId: z.uuid(), revision: z.number().int().min(0).optional() };
export const changeMessageStatusInput = z.object({
  ...seenRevision,
  action: messageActionSchema,
  /** Why it failed; in the person's words. */
  reason: z.string().trim().max(FAILURE_REASON_MAX).default(''),
});
export type ChangeMessageStatusInput = z.infer<typeof changeMessageStatusInput>;

export const editMessageInput = z.object({
  ...seenRevision,
  text: z.string().trim().min(1, 'There is no message to use').max(MESSAGE_TEXT_MAX),
});
export type EditMessageInput = z.infer<typeof editMessageInput>;
export const writeDraftInput = z.object(seenRevision);
export type WriteDraftInput = z.infer<typeof writeDraftInput>;

const quotaSchema = z.object({
  limit: z.number().int(),
  used: z.number().int(),
  left: z.number().int(),
  /** When the next slot is free; null while there are slots. */
  nextFreeAt: z.string().nullable(),
});

/** The messages that may be sent now, next one first. */
export const sendQueueSchema = z
  .object({
    requests: quotaSchema,
    messages: quotaSchema,
    /** Of the chosen campaign's own limit; null without one. */
    campaign: quotaSchema.nullable(),
    /** Today's plan: the next messages in order, as many as may be sent today; drafts may be unwritten. */
    queue: z.array(outreachMessageSchema),
    /** Waiting in all active campaigns, or in the chosen one. */
    waiting: z.number().int(),
    /** Days that sending all of them takes within the limits; null when nothing waits. */
    daysLeft: z.number().int().nullable(),
    /** Left out because they are on the do-not-contact list now. */
    suppressed: z.number().int(),
  })
  .meta({ id: 'SendingDesk' });
export type SendQueue = z.infer<typeof sendQueueSchema>;
export const sendQueueInput = z.object({
  campaignId: z.uuid().optional(),
  limit: z.coerce.number<number>().int().min(1).max(SEND_QUEUE_MAX).default(20),
});
export type SendQueueInput = z.infer<typeof sendQueueInput>;

export const outreachFunnelSchema = z
  .object({
    templates: z.array(
      z.object({
        /** The writer of the drafts. */
        name: z.string(),
        targets: z.number().int(),
        sent: z.number().int(),
        accepted: z.number().int(),
        replied: z.number().int(),
        /** Of those sent, 0 to 1; null before any was sent. */
        acceptRate: z.number().nullable(),
        replyRate: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'OutreachFunnel' });
export type OutreachFunnel = z.infer<typeof outreachFunnelSchema>;
