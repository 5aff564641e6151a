import { z } from 'zod';
import { figureReasonSchema, shownFilterSchema } from '../companies/schemas.ts';
import { LOCATIONS_DEFAULT, LOCATIONS_MAX } from './limits.ts';

export const overviewSchema = z
  .object({
    totalCompanies: z.number().int().meta({ description: 'Number of tracked companies' }),
    avgEmployeeCount: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Mean of the known headcounts, rounded; null when none is known' }),
    companiesWithAggregate: z.number().int().meta({ description: 'Companies that have a headcount by the rule' }),
    companiesWithSingleFigure: z
      .number()
      .int()
      .meta({ description: 'Companies with the figure of one source alone, too few for a headcount by the rule' }),
    locations: z.number().int().meta({ description: 'Number of different locations' }),
    locationMentions: z
      .number()
      .int()
      .meta({ description: 'How often companies name a location: a company in three of them counts three times' }),
    activeSources: z.number().int().meta({ description: 'Sources that are connected and whose last call went well' }),
    lastSync: z.string().nullable().meta({ description: 'When the last sync ended; null for never' }),
    sourceAgreement: z.number().nullable().meta({
      description:
        'How well the sources agree, in percent with one decimal; null when no company has an aggregate and two exact figures',
    }),
    companiesCompared: z.number().int().meta({
      description: 'Companies with an aggregate and two or more exact figures, which the agreement is computed over',
    }),
    dataQuality: z
      .object({
        high: z.number().int().meta({ description: 'Companies of high data quality' }),
        medium: z.number().int().meta({ description: 'Companies of medium data quality' }),
        low: z.number().int().meta({ description: 'Companies of low data quality' }),
      })
      .meta({ description: 'Companies by data quality' }),
  })
  .meta({ description: 'The workspace in numbers', id: 'AnalyticsOverview' });
export type Overview = z.infer<typeof overviewSchema>;

export const employeesBySourceSchema = z
  .object({
    source: z.string().meta({ description: 'Name of the source' }),
    employees: z.number().int().meta({ description: 'Mean of the figures that the source gives, rounded' }),
    companies: z.number().int().meta({ description: 'Number of companies that the mean covers' }),
  })
  .meta({ description: 'What one source reports on average', id: 'EmployeesBySource' });
export type EmployeesBySource = z.infer<typeof employeesBySourceSchema>;

export const locationDistributionSchema = z
  .object({
    location: z.string().meta({ description: 'Location as the sources write it' }),
    count: z.number().int().meta({ description: 'Number of companies there' }),
  })
  .meta({ description: 'A location with its number of companies', id: 'LocationCount' });
export type LocationCount = z.infer<typeof locationDistributionSchema>;

export const countedCompaniesSchema = z
  .object({
    key: z.string().meta({ description: 'Names the element within its chart', example: 'grew' }),
    label: z.string().meta({ description: 'Text of the element on screen', example: 'Grew 10–25%' }),
    count: z.number().int().meta({ description: 'Companies; as many as `filter` finds', example: 12 }),
    filter: shownFilterSchema.meta({ description: 'Condition of the list that shows these companies' }),
  })
  .meta({ description: 'A number of a chart, and the filter that finds so many companies', id: 'CountedCompanies' });
export type CountedCompanies = z.infer<typeof countedCompaniesSchema>;

export const companiesByLocationInput = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Give a country as its two capital letters, such as DE')
    .meta({ description: 'ISO code of the country whose cities are listed. Left out: countries', example: 'DE' })
    .optional(),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(LOCATIONS_MAX)
    .meta({
      description: 'Locations of their own in the answer; all others are one element',
      default: LOCATIONS_DEFAULT,
    })
    .optional(),
});
export type CompaniesByLocationInput = z.infer<typeof companiesByLocationInput>;

export const companiesByLocationSchema = z
  .object({
    companies: z
      .number()
      .int()
      .meta({ description: 'All companies, or those of the country: what a share is a share of', example: 440 }),
    locations: z.array(countedCompaniesSchema).meta({
      description:
        'Companies by location: the most frequent ones, all others (`other`), unknown. One in two locations counts in both',
    }),
  })
  .meta({ description: 'Companies by country, or by city within a country', id: 'CompaniesByLocation' });
export type CompaniesByLocation = z.infer<typeof companiesByLocationSchema>;

const countedSchema = countedCompaniesSchema
  .pick({ count: true, filter: true })
  .meta({ description: 'A number of companies, and the filter that finds them', id: 'CountedFigures' });

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
  .meta({ description: 'Companies by growth, size, country, data quality and headcount', id: 'CompanyDistributions' });
export type Distributions = z.infer<typeof distributionsSchema>;

export const sourceCoverageSchema = z
  .object({
    source: z.string().meta({ description: 'Name of the source', example: 'Wikidata' }),
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
    excluded: z
      .array(
        countedSchema.extend({
          reason: figureReasonSchema.meta({ description: 'Why the figure does not count, as a code' }),
        }),
      )
      .meta({
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
  .meta({ description: 'What one source covers and how good it is', id: 'SourceCoverage' });
export type SourceCoverage = z.infer<typeof sourceCoverageSchema>;

export const pairAgreementSchema = z
  .object({
    sources: z.tuple([z.string(), z.string()]).meta({ description: 'Names of the two sources' }),
    both: countedSchema.meta({ description: 'Companies for which both give an exact figure of the same scope' }),
    within10: countedSchema.meta({ description: 'Of these, where both differ by at most 10% of the larger one' }),
    within25: countedSchema.meta({ description: 'Of these, where both differ by at most 25% of the larger one' }),
    beyond25: countedSchema.meta({ description: 'Of these, where both differ by more' }),
  })
  .meta({ description: 'How well two sources agree', id: 'PairAgreement' });
export type PairAgreement = z.infer<typeof pairAgreementSchema>;

export const coverageSchema = z
  .object({
    companies: z.number().int().meta({ description: 'Number of tracked companies' }),
    sources: z.array(sourceCoverageSchema).meta({ description: 'Those that cover the most companies first' }),
    pairs: z.array(pairAgreementSchema).meta({ description: 'The 100 pairs with the most companies in common' }),
  })
  .meta({ description: 'What each source covers, and how well pairs of them agree', id: 'Coverage' });
export type Coverage = z.infer<typeof coverageSchema>;
