import {
  cancelCampaign,
  createCampaign,
  getCampaign,
  listCampaignItems,
  listCampaigns,
  pauseCampaign,
  resumeCampaign,
  retryCampaign,
} from '@workbench/services/campaigns';
import {
  type Campaign,
  campaignByIdInput,
  campaignItemsInput,
  campaignItemsSchema,
  campaignSchema,
  createCampaignInput,
} from '@workbench/services/campaigns/schemas';
import type { ServiceContext } from '@workbench/services/shared/context';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';

const tags = ['campaigns'];

type CampaignVerb = (verb: { ctx: ServiceContext; input: { id: string } }) => Promise<Campaign>;

/** One of the four things that can be done to a campaign. */
function campaignAction(action: 'pause' | 'resume' | 'cancel' | 'retry', summary: string, verb: CampaignVerb) {
  return procedure
    .meta({ openapi: { method: 'POST', path: `/campaigns/{id}/${action}`, tags, summary } })
    .input(campaignByIdInput)
    .output(campaignSchema)
    .mutation(({ ctx, input }) => verb({ ctx: ctx.service, input }));
}

export const campaignsRouter = router({
  list: procedure
    .meta({ openapi: { method: 'GET', path: '/campaigns', tags, summary: 'Report campaigns, newest first' } })
    .input(z.object({}))
    .output(z.array(campaignSchema))
    .query(({ ctx }) => listCampaigns({ ctx: ctx.service, input: {} })),

  create: procedure
    .meta({ openapi: { method: 'POST', path: '/campaigns', tags, summary: 'Write reports on many companies' } })
    .input(createCampaignInput)
    .output(campaignSchema)
    .mutation(({ ctx, input }) => createCampaign({ ctx: ctx.service, input })),

  get: procedure
    .meta({ openapi: { method: 'GET', path: '/campaigns/{id}', tags, summary: 'One campaign' } })
    .input(campaignByIdInput)
    .output(campaignSchema)
    .query(({ ctx, input }) => getCampaign({ ctx: ctx.service, input })),

  items: procedure
    .meta({ openapi: { method: 'GET', path: '/campaigns/{id}/items', tags, summary: 'The companies of a campaign' } })
    .input(campaignItemsInput)
    .output(campaignItemsSchema)
    .query(({ ctx, input }) => listCampaignItems({ ctx: ctx.service, input })),

  pause: campaignAction('pause', 'Begin no further report', pauseCampaign),
  resume: campaignAction('resume', 'Go on with a paused campaign', resumeCampaign),
  cancel: campaignAction('cancel', 'Leave out what has not begun', cancelCampaign),
  retry: campaignAction('retry', 'Try failed companies again', retryCampaign),
});
