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
import { CAMPAIGNS_PAGE_MAX } from '@workbench/services/campaigns/limits';
import {
  type Campaign,
  campaignByIdInput,
  campaignItemsInput,
  campaignItemsSchema,
  campaignSchema,
  createCampaignInput,
} from '@workbench/services/campaigns/schemas';
import type { ServiceContext } from '@workbench/services/shared/context';
import { newestPageInput } from '@workbench/services/shared/page-schemas';
import { deleteReportCampaign } from '@workbench/services/trash';
import { trashEntrySchema } from '@workbench/services/trash/schemas';
import { z } from 'zod';
import { listHeaders } from '../paging-headers.ts';
import { procedure, router } from '../trpc.ts';

const tags = ['campaigns'];

type CampaignVerb = (verb: { ctx: ServiceContext; input: { id: string } }) => Promise<Campaign>;

const ACTION_DESCRIPTIONS = {
  pause: 'No further report is started until the campaign is resumed. Reports in progress are finished.',
  resume: 'Continues a paused campaign.',
  cancel: 'Companies whose report has not been started are skipped. Reports in progress are finished.',
  retry: 'Queues the failed companies again.',
} as const;

/** What goes on again spends again. */
const ACTION_SCOPES = { pause: 'write', resume: 'spend', cancel: 'write', retry: 'spend' } as const;

/** One of the four actions on a campaign. */
function campaignAction(action: keyof typeof ACTION_DESCRIPTIONS, summary: string, verb: CampaignVerb) {
  const description = ACTION_DESCRIPTIONS[action];
  return procedure
    .meta({
      scope: ACTION_SCOPES[action],
      openapi: { method: 'POST', path: `/campaigns/{id}/${action}`, tags, summary, description },
    })
    .input(campaignByIdInput)
    .output(campaignSchema)
    .mutation(({ ctx, input }) => verb({ ctx: ctx.service, input }));
}

export const campaignsRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/campaigns',
        tags,
        summary: 'List report campaigns',
        description: 'Newest first.',
      },
    })
    .input(newestPageInput(CAMPAIGNS_PAGE_MAX))
    .output(z.array(campaignSchema))
    .query(async ({ ctx, input }) => {
      const page = await listCampaigns({ ctx: ctx.service, input });
      Object.assign(ctx.headers, listHeaders('/api/campaigns', input, page));
      return page.items;
    }),

  create: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/campaigns',
        tags,
        summary: 'Start a report campaign',
        description:
          'Creates a campaign that writes a report on each company, and starts it in the background. Each call creates a campaign; poll it to follow its progress. A requestId makes repeating the same request safe; with other content it is 409.',
      },
    })
    .input(createCampaignInput)
    .output(campaignSchema)
    .mutation(({ ctx, input }) => createCampaign({ ctx: ctx.service, input })),

  remove: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/campaigns/{id}',
        tags,
        summary: 'Delete a campaign',
        description:
          'Moves a campaign that has ended into the trash for 30 days; the reports that it wrote stay. A running one is refused with 409.',
      },
    })
    .input(campaignByIdInput)
    .output(trashEntrySchema)
    .mutation(({ ctx, input }) => deleteReportCampaign({ ctx: ctx.service, input })),

  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/campaigns/{id}',
        tags,
        summary: 'Get a report campaign',
        description: 'The campaign with its progress.',
      },
    })
    .input(campaignByIdInput)
    .output(campaignSchema)
    .query(({ ctx, input }) => getCampaign({ ctx: ctx.service, input })),

  items: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/campaigns/{id}/items',
        tags,
        summary: 'List the companies of a campaign',
        description: 'State, error, duration and report of each company.',
      },
    })
    .input(campaignItemsInput)
    .output(campaignItemsSchema)
    .query(({ ctx, input }) => listCampaignItems({ ctx: ctx.service, input })),

  pause: campaignAction('pause', 'Pause a campaign', pauseCampaign),
  resume: campaignAction('resume', 'Resume a campaign', resumeCampaign),
  cancel: campaignAction('cancel', 'Cancel pending items', cancelCampaign),
  retry: campaignAction('retry', 'Retry the failed reports of a campaign', retryCampaign),
});
