import { addedSuppressionsSchema } from '@workbench/services/contacts/schemas';
import {
  changeMessageStatus,
  editMessage,
  getSendQueue,
  getWeekPlan,
  saveNote,
  suppressRecipient,
  syncRecipientsOfContacts,
  undoMark,
  writeDraft,
} from '@workbench/services/outreach';
import {
  changeMessageStatusInput,
  editMessageInput,
  outreachMessageSchema,
  saveNoteInput,
  seenMessageInput,
  sendQueueInput,
  sendQueueSchema,
  suppressRecipientInput,
  undoMarkInput,
  weekPlanSchema,
} from '@workbench/services/outreach/schemas';
import { z } from 'zod';
import { procedure } from '../../trpc.ts';

const tags = ['outreach'];

/** The send queue and the manual actions logged on it; part of the outreach router. */
export const sendQueueProcedures = {
  desk: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/outreach/desk',
        tags,
        summary: 'Get the send queue',
        description:
          'The messages that may be sent today within the daily limits, next one first. Nothing is sent by the product.',
      },
    })
    .input(sendQueueInput)
    .output(sendQueueSchema)
    .query(({ ctx, input }) => getSendQueue({ ctx: ctx.service, input })),

  week: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/outreach/week',
        tags,
        summary: 'Get the plan of the week',
        description:
          'How many connection requests and messages of the active campaigns are due on each of the next seven days within the daily limits, replies first.',
      },
    })
    .input(z.object({}))
    .output(weekPlanSchema)
    .query(({ ctx }) => getWeekPlan({ ctx: ctx.service, input: {} })),

  changeStatus: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/outreach/messages/{messageId}/status',
        tags,
        summary: 'Log a manual action',
        description: 'Records what a user did by hand: sent, accepted, replied or failed.',
      },
    })
    .input(changeMessageStatusInput)
    .output(outreachMessageSchema)
    .mutation(({ ctx, input }) => changeMessageStatus({ ctx: ctx.service, input })),

  undoMark: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/outreach/messages/{messageId}/undo',
        tags,
        summary: 'Undo the last mark',
        description:
          'Takes back the last `sent`, `accepted`, `replied`, `failed`, `retry` or `skip`: status, times, reason and position are what they were before. A message that was not sent after all frees its slot of the daily limits.',
      },
    })
    .input(undoMarkInput)
    .output(outreachMessageSchema)
    .mutation(({ ctx, input }) => undoMark({ ctx: ctx.service, input })),

  saveNote: procedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/outreach/messages/{messageId}/note',
        tags,
        summary: 'Set the note on a message',
        description:
          'Notes what the recipient answered or what comes next, whatever the status. The note is erased with the person.',
      },
    })
    .input(saveNoteInput)
    .output(outreachMessageSchema)
    .mutation(({ ctx, input }) => saveNote({ ctx: ctx.service, input })),

  suppressRecipient: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/outreach/messages/{messageId}/do-not-contact',
        tags,
        summary: 'Suppress a recipient',
        description:
          'Puts the recipient on the do-not-contact list by everything that is known of them and deletes their saved contact. Messages that wait for them in any campaign are not sent. A recipient of whom only a name is known is refused with 409.',
      },
    })
    .input(suppressRecipientInput)
    .output(addedSuppressionsSchema)
    .mutation(({ ctx, input }) => suppressRecipient({ ctx: ctx.service, input }, syncRecipientsOfContacts)),

  edit: procedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/outreach/messages/{messageId}',
        tags,
        summary: 'Update a draft',
        description: 'With `revision`, the call is refused when the draft has changed meanwhile.',
      },
    })
    .input(editMessageInput)
    .output(outreachMessageSchema)
    .mutation(({ ctx, input }) => editMessage({ ctx: ctx.service, input })),

  writeDraft: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/outreach/messages/{messageId}/draft',
        tags,
        summary: 'Write a draft',
        description:
          'Writes the draft for a recipient from the template of the campaign, or with its writer. A text that is there is replaced; one that was sent is refused with 409.',
      },
    })
    .input(seenMessageInput)
    .output(outreachMessageSchema)
    .mutation(({ ctx, input }) => writeDraft({ ctx: ctx.service, input })),
};
