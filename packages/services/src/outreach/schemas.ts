import { z } from 'zod';
import { MESSAGE_TEXT_MAX } from '../ai/limits.ts';
import { messageRequestSchema, messageTypeSchema } from '../ai/schemas.ts';
import { hiddenCustomersField, includeCustomersField } from '../companies/schemas.ts';
import { SELECTION_MAX } from '../contacts/limits.ts';
import { contactIdSchema } from '../contacts/schemas.ts';
import { leadIdSchema } from '../leads/schemas.ts';
import { newestPageInput } from '../shared/page-schemas.ts';
import {
  CRITERION_NAME_MAX,
  CRITERION_VALUE_MAX,
  DAILY_REQUESTS_MAX,
  FAILURE_REASON_MAX,
  OUTREACH_GOAL_MAX,
  OUTREACH_MESSAGES_MAX,
  OUTREACH_NAME_MAX,
  OUTREACH_PERSON_MAX,
  RECIPIENT_MESSAGES_MAX,
  SEND_QUEUE_MAX,
} from './limits.ts';

/** Shapes that the outreach calls take and give. Safe in a browser: no Node and no database imports. */

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
    targetCriteria: z.record(z.string(), z.string()).meta({
      description: 'Whom it is for, as a person wrote it: {"title": "VP Engineering"}; no message depends on it',
    }),
    pending: z.number().int().meta({ description: 'Messages that wait' }),
    failed: z.number().int().meta({ description: 'Messages that failed' }),
    dailyLimit: z.number().int().meta({ description: 'Most messages of this campaign a day' }),
    templateId: z.string().nullable().meta({
      description: 'Id of the template that drafts are made from; null: the built-in writer or the model writes them',
    }),
    goal: z.string().meta({ description: 'What the messages are to bring about; empty for none' }),
    senderName: z.string().meta({ description: 'Name under which they are signed; empty for none' }),
    senderTitle: z.string().meta({ description: 'Job title of the sender; empty for none' }),
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
  );
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
  templateId: z.uuid().nullable().meta({
    description: 'Id of the template that drafts are made from; null: the built-in writer or the model writes them',
  }),
  goal: z.string().trim().max(OUTREACH_GOAL_MAX).meta({ description: 'What the messages are to bring about' }),
  senderName: z.string().trim().max(OUTREACH_PERSON_MAX).meta({ description: 'Name under which they are signed' }),
  senderTitle: z.string().trim().max(OUTREACH_PERSON_MAX).meta({ description: 'Job title of the sender' }),
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
    requestId: z.uuid().meta({ description: 'Id that you choose: the same one twice creates one campaign' }).optional(),
  })
  .meta({ id: 'CreateOutreachCampaignInput', description: 'A campaign to create' });
export type CreateOutreachCampaignInput = z.infer<typeof createOutreachCampaignInput>;

export const outreachByIdInput = z.object({ id: z.uuid().meta({ description: 'Id of the campaign' }) });

export const updateOutreachCampaignInput = z
  .object({
    id: z.uuid().meta({ description: 'Id of the campaign' }),
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

export const outreachMessageStatusSchema = z
  .enum(['pending', 'sent', 'accepted', 'replied', 'failed'])
  .meta({ id: 'OutreachMessageStatus', description: 'Where a message stands' });
export type OutreachMessageStatus = z.infer<typeof outreachMessageStatusSchema>;

export const outreachMessageSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the message' }),
    campaignId: z.string().meta({ description: 'Id of the campaign' }),
    campaignName: z.string().meta({ description: 'Name of the campaign' }),
    recipientName: z
      .string()
      .nullable()
      .meta({ description: 'Name of the recipient; null when the person is suppressed or erased' }),
    recipientLinkedinUrl: z
      .string()
      .nullable()
      .meta({ description: "Address of the recipient's profile at LinkedIn; null when it is not known" }),
    recipientCompany: z
      .string()
      .nullable()
      .meta({ description: 'Employer of the recipient; null when it is not known' }),
    recipientTitle: z
      .string()
      .nullable()
      .meta({ description: 'Job title of the recipient; null when it is not known' }),
    contactId: z.string().nullable().meta({ description: 'Id of the saved contact; null when the recipient is none' }),
    leadId: z.string().nullable().meta({ description: 'Id of the lead; null when the recipient is none' }),
    status: outreachMessageStatusSchema.meta({ description: 'Where the message stands' }),
    messageContent: z.string().nullable().meta({ description: 'Text of the message; null while it is not written' }),
    messageType: messageTypeSchema.meta({ description: 'Kind of the message' }),
    writtenBy: z.string().nullable().meta({
      description:
        'Who wrote the draft: the name of a template, "Built-in writer" or "By hand"; null while it is not written',
    }),
    sentAt: z.string().nullable().meta({ description: 'When it was sent; null while it has not been' }),
    acceptedAt: z
      .string()
      .nullable()
      .meta({ description: 'When the connection request was accepted; null while it has not been' }),
    repliedAt: z.string().nullable().meta({ description: 'When it was answered; null while it has not been' }),
    failure: z.string().nullable().meta({ description: 'Why it failed, in the words of the user; null otherwise' }),
    isSuppressed: z.boolean().meta({
      description:
        "True when the person is on the do-not-contact list since: it can't be sent, and says neither who it is nor what was written",
    }),
    isErased: z
      .boolean()
      .meta({ description: "True when the person's data was erased: only that something was sent is left" }),
    revision: z
      .number()
      .int()
      .meta({ description: 'Increases when status, text or type change; a change with an older revision is refused' }),
    createdAt: z.string().meta({ description: 'When it was created' }),
    updatedAt: z.string().meta({ description: 'When it was changed last' }),
  })
  .meta({ description: 'A message to one recipient of a campaign', id: 'OutreachMessage' });
export type OutreachMessage = z.infer<typeof outreachMessageSchema>;

/** Of lists of messages: a message that changes while they are paged would move to the start of those changed last. */
const messageSort = z
  .enum(['updated', 'created'])
  .meta({
    description:
      'Order of the messages: those changed last first, or those created last first. A list in the order of creation has each message once, also while messages change',
  })
  .default('updated');

export const outreachMessagesInput = outreachByIdInput.extend({
  status: outreachMessageStatusSchema.meta({ description: 'Only messages in this state. Left out: all' }).optional(),
  sort: messageSort,
  ...newestPageInput(OUTREACH_MESSAGES_MAX, 200).shape,
});

export const addTargetsInput = outreachByIdInput
  .extend({
    contactIds: z.array(contactIdSchema).max(SELECTION_MAX).meta({ description: 'Ids of saved contacts' }).default([]),
    leadIds: z.array(leadIdSchema).max(SELECTION_MAX).meta({ description: 'Ids of leads' }).default([]),
    leadListId: z.uuid().meta({ description: 'Id of an import of leads: all of its leads' }).optional(),
    listId: z.uuid().meta({ description: 'Id of a list of people: everyone on it' }).optional(),
    includeCustomers: includeCustomersField,
  })
  .meta({ id: 'AddRecipientsInput', description: 'The people to write to' });
export type AddTargetsInput = z.infer<typeof addTargetsInput>;
export const addTargetsResultSchema = z
  .object({
    added: z.number().int().meta({ description: 'People who were added' }),
    known: z.number().int().meta({ description: 'People who were in the campaign already' }),
    suppressed: z
      .number()
      .int()
      .meta({ description: 'People who were left out, as they are on the do-not-contact list' }),
    hiddenCustomers: hiddenCustomersField,
  })
  .meta({ description: 'How many people were added to a campaign', id: 'AddTargetsResult' });
export type AddTargetsResult = z.infer<typeof addTargetsResultSchema>;

export const useMessageInput = outreachByIdInput
  .extend({
    text: z
      .string()
      .trim()
      .min(1, 'There is no message to use')
      .max(MESSAGE_TEXT_MAX)
      .meta({ description: 'Text of the message' }),
    request: messageRequestSchema.meta({
      description: 'What the text was written from; it is checked against it once more',
    }),
    contactId: contactIdSchema.nullish().meta({ description: 'Id of the saved contact who gets it' }),
    linkedinUrl: z
      .url({ protocol: /^https?$/ })
      .max(300)
      .nullish()
      .meta({ description: "Address of the recipient's profile at LinkedIn" }),
    messageId: z.uuid().nullish().meta({ description: 'Id of the generated message that it started from' }),
  })
  .meta({ id: 'UseMessageInput', description: 'A text that becomes the draft for a recipient' });
export type UseMessageInput = z.infer<typeof useMessageInput>;

/** Drafts and messages of one recipient: by the saved contact, or else by name and company. */
export const recipientInput = z.object({
  contactId: contactIdSchema.meta({ description: 'Id of the saved contact' }).optional(),
  recipientName: z
    .string()
    .trim()
    .max(OUTREACH_PERSON_MAX)
    .meta({ description: 'Name of the recipient, where there is no saved contact' })
    .optional(),
  recipientCompany: z
    .string()
    .trim()
    .max(OUTREACH_PERSON_MAX)
    .meta({ description: 'Employer of the recipient, where there is no saved contact' })
    .optional(),
});
export type RecipientInput = z.infer<typeof recipientInput>;
export const recipientMessagesInput = recipientInput.extend(newestPageInput(RECIPIENT_MESSAGES_MAX).shape);
export type RecipientMessagesInput = z.infer<typeof recipientMessagesInput>;

/** What a person did outside of the product, or wants done with a draft. Nothing here reaches the network. */
export const MESSAGE_ACTIONS = ['sent', 'accepted', 'replied', 'failed', 'retry', 'skip'] as const;
export const messageActionSchema = z.enum(MESSAGE_ACTIONS).meta({
  id: 'OutreachMessageAction',
  description: 'What happened to a message; `retry` queues a failed one again, `skip` puts it behind the others',
});
export type MessageAction = z.infer<typeof messageActionSchema>;

/** `revision`: as read by the caller. A message with a newer revision is not changed. */
const seenRevision = {
  messageId: z.uuid().meta({ description: 'Id of the message' }),
  revision: z
    .number()
    .int()
    .min(0)
    .meta({
      description:
        'The `revision` that you have seen: a message with a newer one is not changed and 409 is answered. Left out: changed anyway',
    })
    .optional(),
};
export const changeMessageStatusInput = z
  .object({
    ...seenRevision,
    action: messageActionSchema.meta({ description: 'What happened' }),
    reason: z.string().trim().max(FAILURE_REASON_MAX).meta({ description: 'Why it failed, in your words' }).default(''),
  })
  .meta({ id: 'ChangeMessageStatusInput', description: 'What happened to a message' });
export type ChangeMessageStatusInput = z.infer<typeof changeMessageStatusInput>;

export const editMessageInput = z
  .object({
    ...seenRevision,
    text: z
      .string()
      .trim()
      .min(1, 'There is no message to use')
      .max(MESSAGE_TEXT_MAX)
      .meta({ description: 'Text of the message' }),
  })
  .meta({ id: 'EditMessageInput', description: 'A text that replaces that of a message' });
export type EditMessageInput = z.infer<typeof editMessageInput>;
export const writeDraftInput = z
  .object(seenRevision)
  .meta({ id: 'WriteDraftInput', description: 'The state of the message that you have seen' });
export type WriteDraftInput = z.infer<typeof writeDraftInput>;

const quotaSchema = z
  .object({
    limit: z.number().int().meta({ description: 'Most messages a day' }),
    used: z.number().int().meta({ description: 'Messages that were sent today' }),
    left: z.number().int().meta({ description: 'Messages that may be sent today still' }),
    nextFreeAt: z
      .string()
      .nullable()
      .meta({ description: 'When the next one may be sent; null while there are some left' }),
  })
  .meta({ id: 'SendQuota', description: 'How many messages may be sent today' });

export const sendQueueSchema = z
  .object({
    requests: quotaSchema.meta({ description: 'Connection requests over all campaigns' }),
    messages: quotaSchema.meta({ description: 'Messages over all campaigns' }),
    campaign: quotaSchema.nullable().meta({ description: "The chosen campaign's own limit; null without one" }),
    queue: z
      .array(outreachMessageSchema)
      .meta({ description: 'The next messages in order, as many as may be sent today; drafts may be unwritten' }),
    waiting: z.number().int().meta({ description: 'Messages that wait in all active campaigns, or in the chosen one' }),
    daysLeft: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Days that sending all of them takes within the limits; null when nothing waits' }),
    suppressed: z
      .number()
      .int()
      .meta({ description: 'Messages that are left out, as their recipients are on the do-not-contact list now' }),
  })
  .meta({ description: 'The messages that may be sent now, the next one first', id: 'SendingDesk' });
export type SendQueue = z.infer<typeof sendQueueSchema>;
export const sendQueueInput = z.object({
  campaignId: z.uuid().meta({ description: 'Only messages of this campaign. Left out: all active ones' }).optional(),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(SEND_QUEUE_MAX)
    .meta({ description: 'Messages in the answer' })
    .default(20),
});
export type SendQueueInput = z.infer<typeof sendQueueInput>;

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
            .meta({ description: 'Accepted ones of those sent, from 0 to 1; null before any was sent' }),
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
