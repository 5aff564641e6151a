import { changeMessageStatus, editMessage, getSendQueue, writeDraft } from '@workbench/services/outreach';
import {
  changeMessageStatusInput,
  editMessageInput,
  outreachMessageSchema,
  sendQueueInput,
  sendQueueSchema,
  writeDraftInput,
} from '@workbench/services/outreach/schemas';
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
    .input(writeDraftInput)
    .output(outreachMessageSchema)
    .mutation(({ ctx, input }) => writeDraft({ ctx: ctx.service, input })),
};
