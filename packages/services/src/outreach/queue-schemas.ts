import { z } from 'zod';
import { MESSAGE_TEXT_MAX } from '../ai/limits.ts';
import { SUPPRESSION_REASON_MAX } from '../contacts/limits.ts';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import { FAILURE_REASON_MAX, MESSAGE_NOTE_MAX, SEND_QUEUE_MAX } from './limits.ts';
import { messageActionSchema, outreachMessageSchema } from './message-schemas.ts';

/** Shapes of the send queue and of what a person notes on it. Safe in a browser: no Node and no database imports. */

/** `revision`: as read by the caller. A message with a newer revision is not changed. */
const seenRevision = {
  messageId: uuidSchema().meta({ description: 'Id of the message' }),
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
export const seenMessageInput = z
  .object(seenRevision)
  .meta({ id: 'SeenMessageInput', description: 'The state of the message that you have seen' });
export type SeenMessageInput = z.infer<typeof seenMessageInput>;

export const saveNoteInput = z
  .object({
    ...seenRevision,
    note: z
      .string()
      .trim()
      .max(MESSAGE_NOTE_MAX)
      .meta({ description: 'What to remember of the recipient or of the reply; empty removes the note' }),
  })
  .meta({ id: 'SaveNoteInput', description: 'A note that replaces that of a message' });
export type SaveNoteInput = z.infer<typeof saveNoteInput>;

export const undoMarkInput = z
  .object({
    messageId: seenRevision.messageId,
    revision: z.number().int().min(0).meta({
      description:
        'The `revision` that you have seen, so that two undos of one mark take back one; 409 for an older one',
    }),
  })
  .meta({ id: 'UndoMarkInput', description: 'The state of the message whose last mark is taken back' });
export type UndoMarkInput = z.infer<typeof undoMarkInput>;

export const createNextMessageInput = z
  .object({
    messageId: seenRevision.messageId,
    dueAt: z.iso
      .datetime({ offset: true })
      .meta({
        description:
          'When it is due; it is not in the send queue before. Left out: after a reply at once, else three days after the acceptance',
      })
      .optional(),
  })
  .meta({ id: 'CreateNextMessageInput', description: 'When the next message to a recipient is due' });
export type CreateNextMessageInput = z.infer<typeof createNextMessageInput>;

export const rescheduleMessageInput = z
  .object({
    ...seenRevision,
    dueAt: z.iso.datetime({ offset: true }).meta({ description: 'When it is due; it is not in the send queue before' }),
  })
  .meta({ id: 'RescheduleMessageInput', description: 'When a next message is due instead' });
export type RescheduleMessageInput = z.infer<typeof rescheduleMessageInput>;

export const deleteNextMessageInput = z.object({
  messageId: seenRevision.messageId,
  revision: z.coerce
    .number<number>()
    .int()
    .min(0)
    .meta({
      description:
        'The `revision` that you have seen: a message with a newer one stays and 409 is answered. Left out: deleted anyway',
    })
    .optional(),
});
export type DeleteNextMessageInput = z.infer<typeof deleteNextMessageInput>;
/** A message alone. */
export const byMessageInput = z.object({ messageId: seenRevision.messageId });

export const suppressRecipientInput = z
  .object({
    messageId: seenRevision.messageId,
    reason: z.string().trim().max(SUPPRESSION_REASON_MAX).meta({ description: 'Why; shown in the list' }).default(''),
  })
  .meta({ id: 'SuppressRecipientInput', description: 'Why the recipient of a message must not be contacted' });
export type SuppressRecipientInput = z.infer<typeof suppressRecipientInput>;

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
    needsReview: z
      .number()
      .int()
      .meta({ description: 'Of those that wait, drafts that a user has to approve before they are in the queue' }),
    dueLater: z.number().int().meta({ description: 'Of those that wait, next messages that are not due yet' }),
    nextDueAt: z.string().nullable().meta({ description: 'When the first of these is due; null when there is none' }),
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
  campaignId: uuidSchema()
    .meta({ description: 'Only messages of this campaign. Left out: all active ones' })
    .optional(),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(SEND_QUEUE_MAX)
    .meta({ description: 'Messages in the answer' })
    .default(20),
});
export type SendQueueInput = z.infer<typeof sendQueueInput>;

export const weekPlanSchema = z
  .object({
    days: z
      .array(
        z.object({
          date: z.string().meta({ description: 'Local day of the server, as `2026-11-28`' }),
          requests: z.number().int().meta({ description: 'Connection requests that are due' }),
          messages: z.number().int().meta({ description: 'Messages that are due, replies included' }),
          replies: z.number().int().meta({ description: 'Of the messages, next ones after an acceptance or a reply' }),
        }),
      )
      .meta({ description: 'The next seven days, today first' }),
    later: z.number().int().meta({ description: 'Messages that wait until after these days' }),
  })
  .meta({ id: 'WeekPlan', description: 'How many messages are due on each of the next seven days within the limits' });
export type WeekPlan = z.infer<typeof weekPlanSchema>;
