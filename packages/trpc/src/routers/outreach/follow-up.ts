import { createFollowUp, previewFollowUp } from '@workbench/services/outreach';
import {
  createFollowUpInput,
  followUpPreviewSchema,
  followUpResultSchema,
  outreachByIdInput,
} from '@workbench/services/outreach/schemas';
import { procedure } from '../../trpc.ts';

const tags = ['outreach'];

/** Campaigns that follow up on another one; part of the outreach router. */
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
          'Creates a draft of a campaign with the recipients who accepted, or in a campaign of messages got theirs, and have not replied. Its sender, language, tone and target criteria are those of the other campaign. 409 when no one is left. The same `requestId` twice creates one campaign.',
      },
    })
    .input(createFollowUpInput)
    .output(followUpResultSchema)
    .mutation(({ ctx, input }) => createFollowUp({ ctx: ctx.service, input })),
};
