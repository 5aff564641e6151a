import { factsSchema } from '@workbench/services/ai/schemas';
import { companyIdSchema } from '@workbench/services/companies/schemas';
import {
  estimateReports,
  generateBulkReports,
  generateReport,
  getReport,
  getReportRun,
  getReportVersion,
  listAnalysts,
  listReportFacts,
  listReportStatuses,
  listReports,
} from '@workbench/services/reports';
import {
  analystsSchema,
  bulkStartSchema,
  companyReportSchema,
  estimateSchema,
  generateReportInput,
  generateReportsInput,
  listReportsInput,
  reportByIdInput,
  reportPageSchema,
  reportRunByIdInput,
  reportRunSchema,
  reportStatusesInput,
  reportStatusesSchema,
} from '@workbench/services/reports/schemas';
import { deleteReport } from '@workbench/services/trash';
import { trashEntrySchema } from '@workbench/services/trash/schemas';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';

const tags = ['reports'];

export const reportsRouter = router({
  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/report',
        tags,
        summary: 'Get the report of a company',
        description: 'The latest report and its state, also while it is being written.',
      },
    })
    .input(z.object({ id: companyIdSchema }))
    .output(companyReportSchema)
    .query(({ ctx, input }) => getReport({ ctx: ctx.service, input })),

  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/reports',
        tags,
        summary: 'List the latest reports',
        description:
          'The latest report of each tracked company that has one, newest first, with the finding that matters most. A report that is being written is not in it yet.',
      },
    })
    .input(listReportsInput)
    .output(reportPageSchema)
    .query(({ ctx, input }) => listReports({ ctx: ctx.service, input })),

  remove: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/reports/{reportId}',
        tags,
        summary: 'Delete a report version',
        description: 'Moves one version of a report into the trash for 30 days; the other versions stay.',
      },
    })
    .input(reportByIdInput)
    .output(trashEntrySchema)
    .mutation(({ ctx, input }) => deleteReport({ ctx: ctx.service, input })),

  version: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/reports/{reportId}',
        tags,
        summary: 'Get a report version',
        description: 'One version of a report with its evidence, by its own id. Reads, costs nothing.',
      },
    })
    .input(reportByIdInput)
    .output(companyReportSchema)
    .query(({ ctx, input }) => getReportVersion({ ctx: ctx.service, input })),

  generate: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/companies/{id}/generate-report',
        tags,
        summary: 'Write a company report',
        description: 'Starts a report in the background. While one is in progress, a second call starts no other.',
      },
    })
    .input(generateReportInput)
    .output(companyReportSchema)
    .mutation(({ ctx, input }) => generateReport({ ctx: ctx.service, input })),

  generateMany: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/companies/bulk/generate-reports',
        tags,
        summary: 'Write reports on companies',
        description: 'Starts one report per company in the background; `runId` is for GET /api/reports/runs/{id}.',
      },
    })
    .input(generateReportsInput)
    .output(bulkStartSchema)
    .mutation(({ ctx, input }) => generateBulkReports({ ctx: ctx.service, input })),

  run: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/reports/runs/{id}',
        tags,
        summary: 'Get a run of reports',
        description: 'How far a run is that POST /api/companies/bulk/generate-reports has started.',
      },
    })
    .input(reportRunByIdInput)
    .output(reportRunSchema)
    .query(({ ctx, input }) => getReportRun({ ctx: ctx.service, input })),

  statuses: procedure
    .meta({
      scope: 'read',
      openapi: {
        method: 'POST',
        path: '/companies/bulk/report-status',
        tags,
        summary: 'Get report statuses',
        description: 'The state of the latest report of each company.',
      },
    })
    .input(reportStatusesInput)
    .output(reportStatusesSchema)
    .mutation(({ ctx, input }) => listReportStatuses({ ctx: ctx.service, input })),

  estimate: procedure
    .meta({
      scope: 'read',
      openapi: {
        method: 'POST',
        path: '/reports/estimate',
        tags,
        summary: 'Estimate reports',
        description: 'The time and tokens that these reports would take.',
      },
    })
    .input(generateReportsInput)
    .output(estimateSchema)
    .mutation(({ ctx, input }) => estimateReports({ ctx: ctx.service, input })),

  analysts: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/reports/analysts',
        tags,
        summary: 'List analysts',
        description: 'The built-in analyst and, when one is configured, the language model.',
      },
    })
    .input(z.object({}))
    .output(analystsSchema)
    .query(({ ctx }) => listAnalysts({ ctx: ctx.service, input: {} })),

  facts: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/facts',
        tags,
        summary: 'List facts about a company',
        description: 'The facts of the latest report that a message may use, each with its evidence.',
      },
    })
    .input(z.object({ id: companyIdSchema }))
    .output(factsSchema)
    .query(({ ctx, input }) => listReportFacts({ ctx: ctx.service, input })),
});
