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

/** What a person sends by hand, and says of it; part of the outreach router. */
export const sendQueueProcedures = {
  desk: procedure
    .meta({
      openapi: { method: 'GET', path: '/outreach/desk', tags, summary: 'What may be sent now, and who is next' },
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
        summary: 'Say what was done by hand: sent, accepted, replied, failed',
      },
    })
    .input(changeMessageStatusInput)
    .output(outreachMessageSchema)
    .mutation(({ ctx, input }) => changeMessageStatus({ ctx: ctx.service, input })),

  edit: procedure
    .meta({ openapi: { method: 'PATCH', path: '/outreach/messages/{messageId}', tags, summary: 'Change a draft' } })
    .input(editMessageInput)
    .output(outreachMessageSchema)
    .mutation(({ ctx, input }) => editMessage({ ctx: ctx.service, input })),

  writeDraft: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/outreach/messages/{messageId}/draft',
        tags,
        summary: 'Write the draft of a recipient',
      },
    })
    .input(writeDraftInput)
    .output(outreachMessageSchema)
    .mutation(({ ctx, input }) => writeDraft({ ctx: ctx.service, input })),
};
