import {
  getCoverage,
  getDistributions,
  getOverview,
  listCompaniesByLocation,
  listEmployeesBySource,
  listLocations,
} from '@workbench/services/analytics';
import {
  companiesByLocationInput,
  companiesByLocationSchema,
  coverageSchema,
  distributionsSchema,
  employeesBySourceSchema,
  locationDistributionSchema,
  overviewSchema,
} from '@workbench/services/analytics/schemas';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';
import { disagreementProcedures } from './analytics/disagreements.ts';

const tags = ['analytics'];

export const analyticsRouter = router({
  overview: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/analytics/overview',
        tags,
        summary: 'Get workspace statistics',
        description: 'Totals, averages and source agreement over all companies.',
      },
    })
    .input(z.object({}))
    .output(overviewSchema)
    .query(({ ctx }) => getOverview({ ctx: ctx.service, input: {} })),

  employeesBySource: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/analytics/employees-by-source',
        tags,
        summary: 'Get average headcount by source',
        description: 'The average headcount that each source reports, with the number of companies it covers.',
      },
    })
    .input(z.object({}))
    .output(z.array(employeesBySourceSchema))
    .query(({ ctx }) => listEmployeesBySource({ ctx: ctx.service, input: {} })),

  locationDistribution: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/analytics/location-distribution',
        tags,
        summary: 'List locations by company count',
        description: 'Locations with their number of companies, most companies first.',
      },
    })
    .input(
      z.object({
        limit: z.coerce
          .number<number>()
          .int()
          .min(1)
          .max(1000)
          .meta({ description: 'Locations in the answer. Left out: all' })
          .optional(),
      }),
    )
    .output(z.array(locationDistributionSchema))
    .query(({ ctx, input }) => listLocations({ ctx: ctx.service, input })),

  companiesByLocation: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/analytics/companies-by-location',
        tags,
        summary: 'Count companies by country or city',
        description:
          'Companies by country or, with `country`, by its cities, each with the `filter` whose list has exactly so many. ' +
          'Reads, costs nothing.',
      },
    })
    .input(companiesByLocationInput)
    .output(companiesByLocationSchema)
    .query(({ ctx, input }) => listCompaniesByLocation({ ctx: ctx.service, input })),

  distributions: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/analytics/distributions',
        tags,
        summary: 'Count companies by growth, size, country and quality',
        description: 'Bands of companies, each with the `filter` whose list has exactly so many. Reads, costs nothing.',
      },
    })
    .input(z.object({}))
    .output(distributionsSchema)
    .query(({ ctx }) => getDistributions({ ctx: ctx.service, input: {} })),

  coverage: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/analytics/coverage',
        tags,
        summary: 'Compare sources',
        description:
          'For each source: what it covers, the age of its figures, how far they are from the aggregate, what is ' +
          'excluded and why, and its credits for each figure kept; for pairs of sources, how often they agree. ' +
          'Each number of companies has the `filter` whose list has exactly so many. Reads, costs nothing.',
      },
    })
    .input(z.object({}))
    .output(coverageSchema)
    .query(({ ctx }) => getCoverage({ ctx: ctx.service, input: {} })),

  ...disagreementProcedures,
});
