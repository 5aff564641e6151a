import {
  completeOutreachCampaign,
  countOutreach,
  getOutreachFunnel,
  pauseOutreachCampaign,
  startOutreachCampaign,
  updateOutreachCampaign,
} from '@workbench/services/outreach';
import {
  outreachByIdInput,
  outreachCampaignSchema,
  outreachCountersSchema,
  outreachFunnelSchema,
  updateOutreachCampaignInput,
} from '@workbench/services/outreach/schemas';
import { deleteOutreachCampaign } from '@workbench/services/trash';
import { trashEntrySchema } from '@workbench/services/trash/schemas';
import { z } from 'zod';
import { procedure } from '../../trpc.ts';

const tags = ['outreach'];

/** Updates and status changes of campaigns; part of the outreach router. */
export const outreachCampaignProcedures = {
  counters: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/outreach/counters',
        tags,
        summary: 'Get outreach totals',
        description: 'Active campaigns, and messages sent, accepted and replied.',
      },
    })
    .input(z.object({}))
    .output(outreachCountersSchema)
    .query(({ ctx }) => countOutreach({ ctx: ctx.service, input: {} })),

  update: procedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/outreach/campaign/{id}',
        tags,
        summary: 'Update an outreach campaign',
        description:
          'Changes what is given and leaves the rest. The type is fixed once the campaign has started; drafts that are written stay as they are.',
      },
    })
    .input(updateOutreachCampaignInput)
    .output(outreachCampaignSchema)
    .mutation(({ ctx, input }) => updateOutreachCampaign({ ctx: ctx.service, input })),

  remove: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/outreach/campaign/{id}',
        tags,
        summary: 'Delete an outreach campaign',
        description: 'Moves an outreach campaign with its messages into the trash for 30 days.',
      },
    })
    .input(outreachByIdInput)
    .output(trashEntrySchema)
    .mutation(({ ctx, input }) => deleteOutreachCampaign({ ctx: ctx.service, input })),

  start: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/outreach/campaign/{id}/start',
        tags,
        summary: 'Start an outreach campaign',
        description: 'Starts or resumes a campaign: its drafts enter the send queue within the daily limits.',
      },
    })
    .input(outreachByIdInput)
    .output(outreachCampaignSchema)
    .mutation(({ ctx, input }) => startOutreachCampaign({ ctx: ctx.service, input })),

  pause: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/outreach/campaign/{id}/pause',
        tags,
        summary: 'Pause an outreach campaign',
        description: 'Its messages leave the send queue until the campaign is started again.',
      },
    })
    .input(outreachByIdInput)
    .output(outreachCampaignSchema)
    .mutation(({ ctx, input }) => pauseOutreachCampaign({ ctx: ctx.service, input })),

  complete: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/outreach/campaign/{id}/complete',
        tags,
        summary: 'Complete an outreach campaign',
        description: 'Ends a paused campaign.',
      },
    })
    .input(outreachByIdInput)
    .output(outreachCampaignSchema)
    .mutation(({ ctx, input }) => completeOutreachCampaign({ ctx: ctx.service, input })),

  funnel: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/outreach/campaign/{id}/funnel',
        tags,
        summary: 'Get the campaign funnel',
        description: 'Messages sent, accepted and replied, by template.',
      },
    })
    .input(outreachByIdInput)
    .output(outreachFunnelSchema)
    .query(({ ctx, input }) => getOutreachFunnel({ ctx: ctx.service, input })),
};
