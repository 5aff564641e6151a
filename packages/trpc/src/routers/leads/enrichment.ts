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
import { RUNS_PAGE_MAX } from '@workbench/services/leads/limits';
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
import { newestPageInput } from '@workbench/services/shared/page-schemas';
import { z } from 'zod';
import { listHeaders } from '../../paging-headers.ts';
import { procedure } from '../../trpc.ts';

const tags = ['leads'];

/** Enrichment runs; part of the leads router. */
export const enrichmentProcedures = {
  startEnrichment: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/enrichment/start',
        tags,
        summary: 'Import and enrich a spreadsheet',
        description:
          'Imports a Google Sheet and starts the enrichment of its leads. A row that was imported before stays the same lead.',
      },
    })
    .input(importSheetInput)
    .output(leadImportResultSchema)
    .mutation(({ ctx, input }) => importLeadSheet({ ctx: ctx.service, input })),

  estimate: procedure
    .meta({
      scope: 'read',
      openapi: {
        method: 'POST',
        path: '/enrichment/estimate',
        tags,
        summary: 'Estimate an enrichment',
        description: 'The most credits that enriching these leads would cost.',
      },
    })
    .input(estimateLeadsInput)
    .output(enrichmentEstimateSchema)
    .mutation(({ ctx, input }) => estimateLeads({ ctx: ctx.service, input })),

  enrich: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/enrichment/runs',
        tags,
        summary: 'Start an enrichment run',
        description: 'Enriches existing leads in the background, up to the credit limit given.',
      },
    })
    .input(enrichLeadsInput)
    .output(enrichmentRunSchema)
    .mutation(({ ctx, input }) => enrichLeads({ ctx: ctx.service, input })),

  runs: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/enrichment/runs',
        tags,
        summary: 'List enrichment runs',
        description: 'Newest first, each run with its progress and its costs.',
      },
    })
    .input(newestPageInput(RUNS_PAGE_MAX, 50))
    .output(z.array(enrichmentRunSchema))
    .query(async ({ ctx, input }) => {
      const page = await listRuns({ ctx: ctx.service, input });
      Object.assign(ctx.headers, listHeaders('/api/enrichment/runs', input, page));
      return page.items;
    }),

  run: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/enrichment/runs/{id}',
        tags,
        summary: 'Get an enrichment run',
        description: 'The run with its progress and its costs.',
      },
    })
    .input(runByIdInput)
    .output(enrichmentRunSchema)
    .query(({ ctx, input }) => getRun({ ctx: ctx.service, input })),

  pauseRun: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/enrichment/runs/{id}/pause',
        tags,
        summary: 'Pause an enrichment run',
        description: 'No further lead is started until the run is resumed.',
      },
    })
    .input(runByIdInput)
    .output(enrichmentRunSchema)
    .mutation(({ ctx, input }) => pauseRun({ ctx: ctx.service, input })),

  resumeRun: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/enrichment/runs/{id}/resume',
        tags,
        summary: 'Resume an enrichment run',
        description: 'Goes on with a run that was paused. A run that is not paused is refused with 409.',
      },
    })
    .input(runByIdInput)
    .output(enrichmentRunSchema)
    .mutation(({ ctx, input }) => resumeRun({ ctx: ctx.service, input })),

  cancelRun: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/enrichment/runs/{id}/cancel',
        tags,
        summary: 'Cancel an enrichment run',
        description:
          'Leaves out the leads that have not begun; those that are being enriched are finished. What was found stays.',
      },
    })
    .input(runByIdInput)
    .output(enrichmentRunSchema)
    .mutation(({ ctx, input }) => cancelRun({ ctx: ctx.service, input })),

  retryRun: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/enrichment/runs/{id}/retry',
        tags,
        summary: 'Retry the failed leads of a run',
        description:
          'Enriches the failed leads of a run again, or one step of them. With `repeatLost` only purchases whose response was lost are bought once more, in a run of their own.',
      },
    })
    .input(retryRunInput)
    .output(enrichmentRunSchema)
    .mutation(({ ctx, input }) => retryRun({ ctx: ctx.service, input })),
};
