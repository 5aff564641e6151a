import { z } from 'zod';
import { figureReasonSchema, shownFilterSchema } from '../companies/schemas.ts';

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

/** A number on a chart, and the filter whose list has so many companies. */
export const countedCompaniesSchema = z
  .object({
    key: z.string().meta({ description: 'Names the element within its chart', example: 'grew' }),
    label: z.string().meta({ example: 'Grew 10–25%' }),
    count: z.number().int().meta({ description: 'Companies; as many as `filter` finds', example: 12 }),
    filter: shownFilterSchema,
  })
  .meta({ id: 'CountedCompanies' });
export type CountedCompanies = z.infer<typeof countedCompaniesSchema>;

const countedSchema = countedCompaniesSchema.pick({ count: true, filter: true }).meta({ id: 'CountedFigures' });

export const distributionsSchema = z
  .object({
    growth: z
      .array(countedCompaniesSchema)
      .meta({ description: 'Companies by growth over 12 months; each company once' }),
    size: z.array(countedCompaniesSchema).meta({ description: 'Companies by employees; each company once' }),
    countries: z.array(countedCompaniesSchema).meta({
      description:
        'Companies by country: the most frequent ones, all others, unknown. One in two countries counts twice',
    }),
    quality: z.array(countedCompaniesSchema).meta({ description: 'Companies by data quality' }),
    headcount: z.array(countedCompaniesSchema).meta({
      description: 'Companies with an aggregate, with the figure of one source alone, with neither',
    }),
    compared: countedCompaniesSchema.meta({ description: 'Companies with an aggregate and two or more exact figures' }),
  })
  .meta({ id: 'CompanyDistributions' });
export type Distributions = z.infer<typeof distributionsSchema>;

export const sourceCoverageSchema = z
  .object({
    source: z.string().meta({ example: 'Wikidata' }),
    covered: countedSchema.meta({
      description: 'Companies of which the source says anything, a location alone included',
    }),
    coveredPercent: z.number().meta({ description: 'Of all companies, one decimal', example: 41.3 }),
    figures: countedSchema.meta({ description: 'Companies for which it gives a headcount' }),
    kept: countedSchema.meta({ description: 'Companies whose headcount it helps to determine' }),
    compared: countedSchema.meta({
      description: 'Companies where it gives an exact figure beside that of another source and an aggregate',
    }),
    medianAgeDays: z.number().int().nullable().meta({ description: 'Of its headcounts, from the day they state' }),
    medianDeviationPercent: z.number().nullable().meta({
      description: 'Of its compared figures from the aggregate, without sign, at most 100; null without any',
    }),
    excluded: z.array(countedSchema.extend({ reason: figureReasonSchema })).meta({
      description: 'Companies whose headcount it does not help to determine, by reason, the most frequent first',
    }),
    creditsPerKept: z
      .number()
      .nullable()
      .meta({
        description:
          "Credits for each figure that is kept: the source's price of one company today, times the companies that it " +
          'covers, by those whose figure is kept; null where no price is known or nothing is kept',
      }),
  })
  .meta({ id: 'SourceCoverage' });
export type SourceCoverage = z.infer<typeof sourceCoverageSchema>;

export const pairAgreementSchema = z
  .object({
    sources: z.tuple([z.string(), z.string()]),
    both: countedSchema.meta({ description: 'Companies for which both give an exact figure of the same scope' }),
    within10: countedSchema.meta({ description: 'Of these, where both differ by at most 10% of the larger one' }),
    within25: countedSchema.meta({ description: 'Of these, where both differ by at most 25% of the larger one' }),
    beyond25: countedSchema.meta({ description: 'Of these, where both differ by more' }),
  })
  .meta({ id: 'PairAgreement' });
export type PairAgreement = z.infer<typeof pairAgreementSchema>;

export const coverageSchema = z
  .object({
    companies: z.number().int(),
    sources: z.array(sourceCoverageSchema).meta({ description: 'Those that cover the most companies first' }),
    pairs: z.array(pairAgreementSchema).meta({ description: 'The 100 pairs with the most companies in common' }),
  })
  .meta({ id: 'Coverage' });
export type Coverage = z.infer<typeof coverageSchema>;
