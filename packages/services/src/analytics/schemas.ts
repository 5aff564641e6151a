import { z } from 'zod';

export const overviewSchema = z
  .object({
    totalCompanies: z.number().int(),
    /** Mean of the known aggregates, rounded; null when none is known. */
    avgEmployeeCount: z.number().int().nullable(),
    companiesWithAggregate: z.number().int(),
    /** Companies with the figure of one source alone, which an aggregate does not do with. */
    companiesWithSingleFigure: z.number().int(),
    /** Different locations, and how often companies name one: a company in three of them names three. */
    locations: z.number().int(),
    locationMentions: z.number().int(),
    activeSources: z.number().int(),
    lastSync: z.string().nullable(),
    /** Percent, one decimal; null when no company has an aggregate and two exact figures. */
    sourceAgreement: z.number().nullable(),
    companiesCompared: z.number().int(),
    dataQuality: z.object({ high: z.number().int(), medium: z.number().int(), low: z.number().int() }),
  })
  .meta({ id: 'AnalyticsOverview' });
export type Overview = z.infer<typeof overviewSchema>;

export const employeesBySourceSchema = z
  .object({
    source: z.string(),
    /** Average of the figures this source gives, rounded. */
    employees: z.number().int(),
    /** How many companies that average covers. */
    companies: z.number().int(),
  })
  .meta({ id: 'EmployeesBySource' });
export type EmployeesBySource = z.infer<typeof employeesBySourceSchema>;

export const locationDistributionSchema = z
  .object({ location: z.string(), count: z.number().int() })
  .meta({ id: 'LocationCount' });
export type LocationCount = z.infer<typeof locationDistributionSchema>;
