import { factsSchema } from '@workbench/services/ai/schemas';
import { companyIdSchema } from '@workbench/services/companies/schemas';
import {
  estimateReports,
  generateBulkReports,
  generateReport,
  getReport,
  getReportVersion,
  listAnalysts,
  listReportFacts,
  listReportStatuses,
} from '@workbench/services/reports';
import {
  analystsSchema,
  bulkStartSchema,
  companyReportSchema,
  estimateSchema,
  generateReportInput,
  generateReportsInput,
  reportByIdInput,
  reportStatusesInput,
  reportStatusesSchema,
} from '@workbench/services/reports/schemas';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';

const tags = ['reports'];

export const reportsRouter = router({
  get: procedure
    .meta({
      openapi: { method: 'GET', path: '/companies/{id}/report', tags, summary: 'Report of a company, as it stands' },
    })
    .input(z.object({ id: companyIdSchema }))
    .output(companyReportSchema)
    .query(({ ctx, input }) => getReport({ ctx: ctx.service, input })),

  version: procedure
    .meta({ openapi: { method: 'GET', path: '/reports/{reportId}', tags, summary: 'One version of a report' } })
    .input(reportByIdInput)
    .output(companyReportSchema)
    .query(({ ctx, input }) => getReportVersion({ ctx: ctx.service, input })),

  generate: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/companies/{id}/generate-report',
        tags,
        summary: 'Write a report on a company',
      },
    })
    .input(generateReportInput)
    .output(companyReportSchema)
    .mutation(({ ctx, input }) => generateReport({ ctx: ctx.service, input })),

  generateMany: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/companies/bulk/generate-reports',
        tags,
        summary: 'Write reports on companies',
      },
    })
    .input(generateReportsInput)
    .output(bulkStartSchema)
    .mutation(({ ctx, input }) => generateBulkReports({ ctx: ctx.service, input })),

  statuses: procedure
    .meta({
      openapi: { method: 'POST', path: '/companies/bulk/report-status', tags, summary: 'Where the reports stand' },
    })
    .input(reportStatusesInput)
    .output(reportStatusesSchema)
    .mutation(({ ctx, input }) => listReportStatuses({ ctx: ctx.service, input })),

  estimate: procedure
    .meta({ openapi: { method: 'POST', path: '/reports/estimate', tags, summary: 'Time and tokens before the start' } })
    .input(generateReportsInput)
    .output(estimateSchema)
    .mutation(({ ctx, input }) => estimateReports({ ctx: ctx.service, input })),

  analysts: procedure
    .meta({ openapi: { method: 'GET', path: '/reports/analysts', tags, summary: 'Who can write reports here' } })
    .input(z.object({}))
    .output(analystsSchema)
    .query(({ ctx }) => listAnalysts({ ctx: ctx.service, input: {} })),

  facts: procedure
    .meta({
      openapi: { method: 'GET', path: '/companies/{id}/facts', tags, summary: 'What a message may tell of a company' },
    })
    .input(z.object({ id: companyIdSchema }))
    .output(factsSchema)
    .query(({ ctx, input }) => listReportFacts({ ctx: ctx.service, input })),
});
