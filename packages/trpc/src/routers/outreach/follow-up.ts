import {
  createFollowUp,
  createNextMessage,
  deleteNextMessage,
  listThread,
  previewFollowUp,
  rescheduleNextMessage,
} from '@workbench/services/outreach';
import {
  byMessageInput,
  createFollowUpInput,
  createNextMessageInput,
  deleteNextMessageInput,
  followUpPreviewSchema,
  followUpResultSchema,
  outreachByIdInput,
  outreachMessageSchema,
  rescheduleMessageInput,
} from '@workbench/services/outreach/schemas';
import { z } from 'zod';
import { procedure } from '../../trpc.ts';

const tags = ['outreach'];

/** What follows up: campaigns on another one, and the next message to a recipient; part of the outreach router. */
export const followUpProcedures = {
  previewFollowUp: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/outreach/campaign/{id}/follow-up',
        tags,
        summary: 'Preview a follow-up campaign',
        description:
          'How many recipients accepted, or in a campaign of messages got theirs, and have not replied; and how many of the others a follow-up leaves out, each for one reason.',
      },
    })
    .input(outreachByIdInput)
    .output(followUpPreviewSchema)
    .query(({ ctx, input }) => previewFollowUp({ ctx: ctx.service, input })),

  createFollowUp: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/outreach/campaign/{id}/follow-up',
        tags,
        summary: 'Create a follow-up campaign',
        description:
          'Creates a draft of a campaign with the recipients who accepted, or in a campaign of messages got theirs, and have not replied. Its sender, language, tone and target criteria are those of the other campaign. No one is in two follow-ups. 409 when no one is left. The same `requestId` twice creates one campaign.',
      },
    })
    .input(createFollowUpInput)
    .output(followUpResultSchema)
    .mutation(({ ctx, input }) => createFollowUp({ ctx: ctx.service, input })),

  createNext: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/outreach/messages/{messageId}/next',
        tags,
        summary: 'Create the next message',
        description:
          'Adds the message that comes after one that was accepted or answered, as a draft without a text in the same campaign. A message has one next message at most: another call returns it unchanged.',
      },
    })
    .input(createNextMessageInput)
    .output(outreachMessageSchema)
    .mutation(({ ctx, input }) => createNextMessage({ ctx: ctx.service, input })),

  rescheduleNext: procedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/outreach/messages/{messageId}/due',
        tags,
        summary: 'Set the day of a next message',
        description:
          'Changes when a next message is due. The first message to a recipient has no day of its own and is refused with 409, as is one that was sent.',
      },
    })
    .input(rescheduleMessageInput)
    .output(outreachMessageSchema)
    .mutation(({ ctx, input }) => rescheduleNextMessage({ ctx: ctx.service, input })),

  removeNext: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/outreach/messages/{messageId}',
        tags,
        summary: 'Delete a next message',
        description:
          'Deletes a next message that was not sent, with its text, and answers the message before it, which may get another one. The first message to a recipient is refused with 409, as is one that was sent.',
      },
    })
    .input(deleteNextMessageInput)
    .output(outreachMessageSchema)
    .mutation(({ ctx, input }) => deleteNextMessage({ ctx: ctx.service, input })),

  thread: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/outreach/messages/{messageId}/thread',
        tags,
        summary: 'List the thread of a message',
        description: 'All messages to the recipient of a message in its campaign with their dates, oldest first.',
      },
    })
    .input(byMessageInput)
    .output(z.array(outreachMessageSchema))
    .query(({ ctx, input }) => listThread({ ctx: ctx.service, input })),
};
