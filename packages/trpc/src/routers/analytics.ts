import { getOverview, listEmployeesBySource, listLocations } from '@workbench/services/analytics';
import {
  employeesBySourceSchema,
  locationDistributionSchema,
  overviewSchema,
} from '@workbench/services/analytics/schemas';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';

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
    .input(z.object({ limit: z.coerce.number<number>().int().min(1).max(1000).optional() }))
    .output(z.array(locationDistributionSchema))
    .query(({ ctx, input }) => listLocations({ ctx: ctx.service, input })),
});
