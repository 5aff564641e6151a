import {
  cancelRun,
  enrichLeads,
  estimateLeads,
  getRun,
  importLeadSheet,
  listRuns,
  pauseRun,
  resumeRun,
  retryRun,
} from '@workbench/services/leads';
import {
  enrichLeadsInput,
  enrichmentEstimateSchema,
  enrichmentRunSchema,
  estimateLeadsInput,
  importSheetInput,
  leadImportResultSchema,
  retryRunInput,
  runByIdInput,
} from '@workbench/services/leads/schemas';
import { z } from 'zod';
import { procedure } from '../../trpc.ts';

const tags = ['leads'];

/** The work on leads; part of the leads router. */
export const enrichmentProcedures = {
  startEnrichment: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/enrichment/start',
        tags,
        summary: 'Import a Google Sheet and enrich its leads',
      },
    })
    .input(importSheetInput)
    .output(leadImportResultSchema)
    .mutation(({ ctx, input }) => importLeadSheet({ ctx: ctx.service, input })),

  estimate: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/enrichment/estimate',
        tags,
        summary: 'What enriching these leads would cost at most',
      },
    })
    .input(estimateLeadsInput)
    .output(enrichmentEstimateSchema)
    .mutation(({ ctx, input }) => estimateLeads({ ctx: ctx.service, input })),

  enrich: procedure
    .meta({ openapi: { method: 'POST', path: '/enrichment/runs', tags, summary: 'Enrich leads that are there' } })
    .input(enrichLeadsInput)
    .output(enrichmentRunSchema)
    .mutation(({ ctx, input }) => enrichLeads({ ctx: ctx.service, input })),

  runs: procedure
    .meta({ openapi: { method: 'GET', path: '/enrichment/runs', tags, summary: 'Enrichments, newest first' } })
    .input(z.object({}))
    .output(z.array(enrichmentRunSchema))
    .query(({ ctx }) => listRuns({ ctx: ctx.service, input: {} })),

  run: procedure
    .meta({ openapi: { method: 'GET', path: '/enrichment/runs/{id}', tags, summary: 'One enrichment' } })
    .input(runByIdInput)
    .output(enrichmentRunSchema)
    .query(({ ctx, input }) => getRun({ ctx: ctx.service, input })),

  pauseRun: procedure
    .meta({ openapi: { method: 'POST', path: '/enrichment/runs/{id}/pause', tags, summary: 'Begin no further lead' } })
    .input(runByIdInput)
    .output(enrichmentRunSchema)
    .mutation(({ ctx, input }) => pauseRun({ ctx: ctx.service, input })),

  resumeRun: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/enrichment/runs/{id}/resume',
        tags,
        summary: 'Go on with a paused enrichment',
      },
    })
    .input(runByIdInput)
    .output(enrichmentRunSchema)
    .mutation(({ ctx, input }) => resumeRun({ ctx: ctx.service, input })),

  cancelRun: procedure
    .meta({
      openapi: { method: 'POST', path: '/enrichment/runs/{id}/cancel', tags, summary: 'Leave out what has not begun' },
    })
    .input(runByIdInput)
    .output(enrichmentRunSchema)
    .mutation(({ ctx, input }) => cancelRun({ ctx: ctx.service, input })),

  retryRun: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/enrichment/runs/{id}/retry',
        tags,
        summary: 'Try failed leads again, or one step',
      },
    })
    .input(retryRunInput)
    .output(enrichmentRunSchema)
    .mutation(({ ctx, input }) => retryRun({ ctx: ctx.service, input })),
};
