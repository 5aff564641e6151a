import {
  addTargets,
  createOutreachCampaign,
  listOutreachCampaigns,
  listOutreachMessages,
  listRecipientMessages,
  useMessage,
} from '@workbench/services/outreach';
import { OUTREACH_CAMPAIGNS_MAX } from '@workbench/services/outreach/limits';
import {
  addTargetsInput,
  addTargetsResultSchema,
  createOutreachCampaignInput,
  outreachCampaignSchema,
  outreachMessageSchema,
  outreachMessagesInput,
  recipientMessagesInput,
  useMessageInput,
} from '@workbench/services/outreach/schemas';
import { newestPageInput } from '@workbench/services/shared/page-schemas';
import { z } from 'zod';
import { listHeaders } from '../paging-headers.ts';
import { procedure, router } from '../trpc.ts';
import { outreachCampaignProcedures } from './outreach/campaigns.ts';
import { draftingProcedures } from './outreach/drafting.ts';
import { followUpProcedures } from './outreach/follow-up.ts';
import { sendQueueProcedures } from './outreach/send-queue.ts';

const tags = ['outreach'];

export const outreachRouter = router({
  campaigns: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/outreach/campaigns',
        tags,
        summary: 'List outreach campaigns',
        description: 'Newest first.',
      },
    })
    .input(newestPageInput(OUTREACH_CAMPAIGNS_MAX))
    .output(z.array(outreachCampaignSchema))
    .query(async ({ ctx, input }) => {
      const page = await listOutreachCampaigns({ ctx: ctx.service, input });
      Object.assign(ctx.headers, listHeaders('/api/outreach/campaigns', input, page));
      return page.items;
    }),

  create: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/outreach/campaigns',
        tags,
        summary: 'Create an outreach campaign',
        description:
          'Creates a draft of a campaign without recipients; nothing is written or sent before it is started. The same `requestId` twice creates one campaign.',
      },
    })
    .input(createOutreachCampaignInput)
    .output(outreachCampaignSchema)
    .mutation(({ ctx, input }) => createOutreachCampaign({ ctx: ctx.service, input })),

  messages: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/outreach/campaign/{id}/messages',
        tags,
        summary: 'List the messages of a campaign',
        description:
          'Messages of one outreach campaign with their state, the last changed first. Suppressed people are not named.',
      },
    })
    .input(outreachMessagesInput)
    .output(z.array(outreachMessageSchema))
    .query(async ({ ctx, input }) => {
      const page = await listOutreachMessages({ ctx: ctx.service, input });
      Object.assign(
        ctx.headers,
        listHeaders(`/api/outreach/campaign/${input.id}/messages`, { ...input, id: undefined }, page),
      );
      return page.items;
    }),

  addTargets: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/outreach/campaign/{id}/targets',
        tags,
        summary: 'Add recipients to a campaign',
        description:
          'Adds saved contacts and leads, single ones or those of a list or an import. People on the do-not-contact list are left out. A person who is in the campaign already is not added again.',
      },
    })
    .input(addTargetsInput)
    .output(addTargetsResultSchema)
    .mutation(({ ctx, input }) => addTargets({ ctx: ctx.service, input })),

  useMessage: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/outreach/campaign/{id}/messages',
        tags,
        summary: 'Add a message draft',
        description: 'Saves a message as the draft for its recipient. A text with an unsupported claim is refused.',
      },
    })
    .input(useMessageInput)
    .output(outreachMessageSchema)
    .mutation(({ ctx, input }) => useMessage({ ctx: ctx.service, input })),

  ofRecipient: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/outreach/recipient',
        tags,
        summary: 'List the messages of a recipient',
        description: 'Drafts and messages of one recipient over all campaigns.',
      },
    })
    .input(recipientMessagesInput)
    .output(z.array(outreachMessageSchema))
    .query(async ({ ctx, input }) => {
      const page = await listRecipientMessages({ ctx: ctx.service, input });
      Object.assign(ctx.headers, listHeaders('/api/outreach/recipient', input, page));
      return page.items;
    }),

  ...outreachCampaignProcedures,
  ...followUpProcedures,
  ...draftingProcedures,
  ...sendQueueProcedures,
});
