import { z } from 'zod';
import { MESSAGE_TEXT_MAX } from '../ai/limits.ts';
import { messageRequestSchema, messageTypeSchema } from '../ai/schemas.ts';
import { contactIdSchema } from '../contacts/schemas.ts';
import { newestPageInput } from '../shared/page-schemas.ts';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import { outreachByIdInput } from './campaign-schemas.ts';
import { MESSAGE_SEARCH_MAX, OUTREACH_MESSAGES_MAX, OUTREACH_PERSON_MAX, RECIPIENT_MESSAGES_MAX } from './limits.ts';

/** Shapes of messages and of their recipients. Safe in a browser: no Node and no database imports. */

export const outreachMessageStatusSchema = z
  .enum(['pending', 'sent', 'accepted', 'replied', 'failed'])
  .meta({ id: 'OutreachMessageStatus', description: 'Where a message stands' });
export type OutreachMessageStatus = z.infer<typeof outreachMessageStatusSchema>;

/** What a person did outside of the product, or wants done with a draft. Nothing here reaches the network. */
export const MESSAGE_ACTIONS = ['sent', 'accepted', 'replied', 'failed', 'retry', 'skip'] as const;
export const messageActionSchema = z.enum(MESSAGE_ACTIONS).meta({
  id: 'OutreachMessageAction',
  description: 'What happened to a message; `retry` queues a failed one again, `skip` puts it behind the others',
});
export type MessageAction = z.infer<typeof messageActionSchema>;

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
    needsReview: z.boolean().meta({
      description:
        'True for a draft of a drafting run until a user has approved it; it is not in the send queue before',
    }),
    sentAt: z.string().nullable().meta({ description: 'When it was sent; null while it has not been' }),
    acceptedAt: z
      .string()
      .nullable()
      .meta({ description: 'When the connection request was accepted; null while it has not been' }),
    repliedAt: z.string().nullable().meta({ description: 'When it was answered; null while it has not been' }),
    failure: z.string().nullable().meta({ description: 'Why it failed, in the words of the user; null otherwise' }),
    note: z.string().meta({ description: 'What a user noted on it, as the reply or the next step; empty for none' }),
    threadId: z.string().nullable().meta({
      description:
        'Id of the first message to the recipient in the campaign, of one that comes after it; null for the first',
    }),
    nextMessageId: z
      .string()
      .nullable()
      .meta({ description: 'Id of the message that comes after this one; null for none' }),
    dueAt: z.string().nullable().meta({
      description:
        'When the next message to the recipient is due: of a waiting one its own time, after a reply at once, three days after an acceptance; null when none is',
    }),
    undoableMark: messageActionSchema
      .nullable()
      .meta({ description: 'The last mark, which an undo takes back; null when there is none' }),
    isSuppressed: z.boolean().meta({
      description:
        "True when the person is on the do-not-contact list since: it can't be sent, and says neither who it is nor what was written",
    }),
    isErased: z
      .boolean()
      .meta({ description: "True when the person's data was erased: only that something was sent is left" }),
    revision: z.number().int().meta({
      description: 'Increases when status, text, note or type change; a change with an older revision is refused',
    }),
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
  review: z.enum(['needed']).meta({ description: '`needed`: only drafts that no user has approved yet' }).optional(),
  q: z
    .string()
    .trim()
    .max(MESSAGE_SEARCH_MAX)
    .meta({
      description:
        'Only recipients whose name, job title, employer or note has each of these words, without regard to case and accents. Empty or left out: all',
    })
    .optional(),
  sort: messageSort,
  ...newestPageInput(OUTREACH_MESSAGES_MAX, 200).shape,
});

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
    messageId: uuidSchema().nullish().meta({ description: 'Id of the generated message that it started from' }),
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
