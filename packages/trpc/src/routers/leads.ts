import { listLeads, saveLeads } from '@workbench/services/leads';
import { leadSchema, listLeadsInput, saveLeadsInput, saveLeadsResultSchema } from '@workbench/services/leads/schemas';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';

const tags = ['leads'];

export const leadsRouter = router({
  list: procedure
    .meta({ openapi: { method: 'GET', path: '/leads', tags, summary: 'Leads, newest first' } })
    .input(listLeadsInput)
    .output(z.array(leadSchema))
    .query(({ ctx, input }) => listLeads({ ctx: ctx.service, input })),

  save: procedure
    .meta({ openapi: { method: 'POST', path: '/leads', tags, summary: 'Make leads of saved contacts' } })
    .input(saveLeadsInput)
    .output(saveLeadsResultSchema)
    .mutation(({ ctx, input }) => saveLeads({ ctx: ctx.service, input })),
});
