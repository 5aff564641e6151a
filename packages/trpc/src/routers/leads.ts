import {
  countLeads,
  createLeadsFromContacts,
  decideReview,
  decideSuggestion,
  getLead,
  listLeads,
  pageLeads,
  removeLeads,
  retryLead,
  updateLead,
} from '@workbench/services/leads';
import {
  decideReviewInput,
  decideSuggestionInput,
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
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';
import { enrichmentProcedures } from './leads/enrichment.ts';
import { leadListProcedures } from './leads/lead-lists.ts';

const tags = ['leads'];

export const leadsRouter = router({
  list: procedure
    .meta({ openapi: { method: 'GET', path: '/leads', tags, summary: 'Leads, newest first' } })
    .input(listLeadsInput)
    .output(z.array(leadSchema))
    .query(({ ctx, input }) => listLeads({ ctx: ctx.service, input })),

  /** What the screen reads: a page with its cursor and total. */
  page: procedure
    .input(leadPageInput)
    .output(leadPageSchema)
    .query(({ ctx, input }) => pageLeads({ ctx: ctx.service, input })),

  counters: procedure
    .meta({ openapi: { method: 'GET', path: '/leads/counters', tags, summary: 'How many leads stand where' } })
    .input(z.object({}))
    .output(leadCountersSchema)
    .query(({ ctx }) => countLeads({ ctx: ctx.service, input: {} })),

  save: procedure
    .meta({ openapi: { method: 'POST', path: '/leads', tags, summary: 'Make leads of saved contacts' } })
    .input(saveLeadsInput)
    .output(saveLeadsResultSchema)
    .mutation(({ ctx, input }) => createLeadsFromContacts({ ctx: ctx.service, input })),

  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/leads/{id}',
        tags,
        summary: 'One lead with its steps, origins and suggestions',
      },
    })
    .input(leadByIdInput)
    .output(leadDetailSchema)
    .query(({ ctx, input }) => getLead({ ctx: ctx.service, input })),

  update: procedure
    .meta({ openapi: { method: 'PATCH', path: '/leads/{id}', tags, summary: 'Type values; they are locked then' } })
    .input(updateLeadInput)
    .output(leadDetailSchema)
    .mutation(({ ctx, input }) => updateLead({ ctx: ctx.service, input })),

  decideSuggestion: procedure
    .meta({
      openapi: { method: 'POST', path: '/leads/{id}/suggestion', tags, summary: 'Accept or dismiss a suggested value' },
    })
    .input(decideSuggestionInput)
    .output(leadDetailSchema)
    .mutation(({ ctx, input }) => decideSuggestion({ ctx: ctx.service, input })),

  decideReview: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/leads/{id}/review',
        tags,
        summary: 'Choose the right one of several matches, or none',
      },
    })
    .input(decideReviewInput)
    .output(leadDetailSchema)
    .mutation(({ ctx, input }) => decideReview({ ctx: ctx.service, input })),

  retry: procedure
    .meta({
      openapi: { method: 'POST', path: '/leads/{id}/retry', tags, summary: 'Enrich one lead again, or one step of it' },
    })
    .input(retryLeadInput)
    .output(leadDetailSchema)
    .mutation(({ ctx, input }) => retryLead({ ctx: ctx.service, input })),

  remove: procedure
    .meta({ openapi: { method: 'POST', path: '/leads/remove', tags, summary: 'Remove leads' } })
    .input(removeLeadsInput)
    .output(z.object({ removed: z.number().int() }))
    .mutation(({ ctx, input }) => removeLeads({ ctx: ctx.service, input })),

  ...leadListProcedures,
  ...enrichmentProcedures,
});
