import {
  countLeads,
  createLeadsFromContacts,
  getLead,
  pageLeads,
  retryLead,
  updateLead,
} from '@workbench/services/leads';
import {
  leadByIdInput,
  leadCountersSchema,
  leadDetailSchema,
  leadPageInput,
  leadPageSchema,
  leadSchema,
  listLeadsInput,
  removeLeadsInput,
  retryLeadInput,
  saveLeadsInput,
  saveLeadsResultSchema,
  updateLeadInput,
} from '@workbench/services/leads/schemas';
import { syncRecipientsAfterEdit } from '@workbench/services/outreach';
import { removedRecordsSchema } from '@workbench/services/shared/answer-schemas';
import { deleteLeads } from '@workbench/services/trash';
import { z } from 'zod';
import { pagingHeaders } from '../paging-headers.ts';
import { procedure, router } from '../trpc.ts';
import { enrichmentProcedures } from './leads/enrichment.ts';
import { leadListProcedures } from './leads/lead-lists.ts';
import { leadReviewProcedures } from './leads/review.ts';

const tags = ['leads'];

export const leadsRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/leads',
        tags,
        summary: 'List leads',
        description:
          'Leads that pass the filter, newest first, without people on the do-not-contact list. GET /api/leads/findings counts each value of `finding`.',
      },
    })
    .input(listLeadsInput)
    .output(z.array(leadSchema))
    .query(async ({ ctx, input }) => {
      const { leads, nextCursor, total, isTotalExact } = await pageLeads({ ctx: ctx.service, input });
      const page = { nextCursor, total, totalIsCapped: !isTotalExact, isSimilar: false };
      Object.assign(ctx.headers, pagingHeaders('/api/leads', input, page));
      return leads;
    }),

  /** For the screens: a page with its cursor and total. */
  page: procedure
    .input(leadPageInput)
    .output(leadPageSchema)
    .query(({ ctx, input }) => pageLeads({ ctx: ctx.service, input })),

  counters: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/leads/counters',
        tags,
        summary: 'Count leads by status',
        description:
          'Number of leads in each state of the enrichment, and of those that need a decision. Reads, costs nothing.',
      },
    })
    .input(z.object({}))
    .output(leadCountersSchema)
    .query(({ ctx }) => countLeads({ ctx: ctx.service, input: {} })),

  save: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/leads',
        tags,
        summary: 'Create leads from contacts',
        description:
          'Makes a lead of each saved contact. A contact that is one already is counted as `known`; people on the do-not-contact list are left out. Costs nothing.',
      },
    })
    .input(saveLeadsInput)
    .output(saveLeadsResultSchema)
    .mutation(({ ctx, input }) => createLeadsFromContacts({ ctx: ctx.service, input })),

  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/leads/{id}',
        tags,
        summary: 'Get a lead',
        description: 'The lead with its enrichment steps, the origin of each field, and suggestions.',
      },
    })
    .input(leadByIdInput)
    .output(leadDetailSchema)
    .query(({ ctx, input }) => getLead({ ctx: ctx.service, input })),

  update: procedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/leads/{id}',
        tags,
        summary: 'Update a lead',
        description: 'Values that are set here count as user-entered: an enrichment never replaces them.',
      },
    })
    .input(updateLeadInput)
    .output(leadDetailSchema)
    .mutation(({ ctx, input }) => updateLead({ ctx: ctx.service, input }, syncRecipientsAfterEdit)),

  retry: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/leads/{id}/retry',
        tags,
        summary: 'Enrich a lead again',
        description:
          'Repeats the whole enrichment, or one step of it, and may spend credits again. With `repeatLost` only a purchase whose response was lost is bought once more.',
      },
    })
    .input(retryLeadInput)
    .output(leadDetailSchema)
    .mutation(({ ctx, input }) => retryLead({ ctx: ctx.service, input })),

  remove: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/leads/remove',
        tags,
        summary: 'Delete leads',
        description:
          'Moves leads into the trash for 30 days, as one entry. Of their rows, their lists keep that they were there.',
      },
    })
    .input(removeLeadsInput)
    .output(removedRecordsSchema)
    .mutation(({ ctx, input }) => deleteLeads({ ctx: ctx.service, input })),

  ...leadReviewProcedures,
  ...leadListProcedures,
  ...enrichmentProcedures,
});
