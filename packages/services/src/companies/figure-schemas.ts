import { z } from 'zod';
import { headlineScopeSchema } from '../settings/schemas.ts';
import { FIGURE_REASONS } from './limits.ts';

/** Headcounts: the sources' figures, how the aggregate is computed from them, and its history. Safe in a browser. */

export const dataQualitySchema = z.enum(['high', 'medium', 'low']).meta({
  id: 'DataQuality',
  description:
    'How well the figures support the headcount. high: 3 or more exact figures within 10% of it and none beyond 30%; medium: 2 or more within 30%; low: all others',
});
export type DataQuality = z.infer<typeof dataQualitySchema>;

export const figureKindSchema = z
  .enum([
    'exact',
    'band',
    'period_average',
    'establishment',
    'plan_participants',
    'text_extracted',
    'self_declared',
    'community',
    'estimated',
    'file',
  ])
  .meta({
    id: 'FigureKind',
    description:
      'How the source came to its figure: counted exactly, as a band, as the average of a period, or by estimate',
  });
export const figureScopeSchema = z
  .enum(['group', 'network_profiles', 'legal_entity', 'establishment', 'unknown'])
  .meta({
    id: 'FigureScope',
    description:
      'What the figure counts: the whole group, profiles at a professional network, one legal entity or one establishment',
  });

export const figureReasonSchema = z
  .enum(FIGURE_REASONS)
  .meta({ id: 'FigureReason', description: 'Why a figure counts for the headcount or does not' });

export const companyIdSchema = z
  .string()
  .regex(/^[0-9a-fA-F]{24}$/, 'A company id has 24 hexadecimal digits')
  .meta({ description: 'Company id: 24 hexadecimal digits' });

export const namedCompanySchema = z
  .object({
    id: z.string().meta({ description: 'Id of the company' }),
    name: z.string().meta({ description: 'Name of the company; the last one when it was deleted' }),
  })
  .meta({ id: 'NamedCompany', description: 'A company by its id and name' });

export const companyReferenceSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the company' }),
    name: z.string().meta({ description: 'Name of the company' }),
    domain: z.string().meta({ description: 'Domain of the company' }),
  })
  .meta({ id: 'CompanyReference', description: 'A company by its id, name and domain' });

export const sourceRecordSchema = z
  .object({
    source: z.string().meta({ description: 'Name of the source' }),
    employeeCount: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Exact number of employees; null for a band, or when the source gave only locations' }),
    employeeMin: z.number().int().nullable().meta({ description: 'Lower end of a band; null for an exact figure' }),
    employeeMax: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Upper end of a band; null for an exact figure, or with a minimum for "and more"' }),
    kind: figureKindSchema,
    scope: figureScopeSchema,
    locations: z.array(z.string()).meta({ description: 'Locations as the source writes them' }),
    asOf: z.string().nullable().meta({ description: 'Day for which the figure is true' }),
    asOfBasis: z.enum(['stated', 'queried', 'imported']).nullable().meta({
      description:
        'Whether the source stated that day, or it is the day of the query or import; null when that was not recorded',
    }),
    scrapedAt: z.string().nullable().meta({ description: 'When the figure was fetched or imported' }),
    url: z.string().nullable().meta({ description: 'Page of the source that shows it; null when there is none' }),
    quote: z
      .string()
      .nullable()
      .meta({ description: 'Words of the page from which the figure was read; null when it came as data' }),
    countedParent: z.string().nullable().meta({
      description:
        'Name of the parent that the figure in truth counts, which keeps it out of the aggregate; null when it counts the company itself',
    }),
  })
  .meta({ description: 'What one source currently says about a company', id: 'SourceRecord' });
export type SourceRecord = z.infer<typeof sourceRecordSchema>;

export const explainInput = z.object({
  id: companyIdSchema,
  day: z.iso.date().meta({ description: 'Day to explain, as 2026-03-31. Left out: today' }).optional(),
  ruleVersion: z
    .enum(['1', '2'])
    .meta({ description: 'Version of the rule that computes the headcount. Left out: the current one' })
    .optional(),
});
export type ExplainInput = z.infer<typeof explainInput>;

export const explanationSchema = z
  .object({
    aggregatedEmployeeCount: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Headcount by the rule; null when too few sources can be compared' }),
    aggregatedEmployeeCountIsMinimum: z
      .boolean()
      .meta({ description: 'True when the figures only say "so many or more"' }),
    headcountScope: headlineScopeSchema
      .nullable()
      .meta({ description: 'What the headcount counts; null without figures and under version 1 of the rule' }),
    dataQuality: dataQualitySchema,
    dataQualityReason: z.string().meta({ description: 'Why the data quality is what it is, in one sentence' }),
    ruleVersion: z.string().meta({ description: 'Version of the rule that was applied' }),
    day: z.string().meta({ description: 'The day for which it was computed: 2026-03-31' }),
    minimumSources: z.number().int().meta({ description: 'Number of comparable sources that the settings ask for' }),
    reportingSources: z.number().int().meta({ description: 'Number of sources that report a figure' }),
    comparableSources: z.number().int().meta({
      description: 'Number of sources with a figure of the scope that is not too old: what the minimum counts',
    }),
    summary: z
      .string()
      .meta({ description: 'The result in one sentence, as "Median of 3 sources" or "1 of 2 sources: no aggregate"' }),
    records: z
      .array(
        z
          .object({
            source: z.string().meta({ description: 'Name of the source' }),
            value: z.string().meta({ description: 'As shown: "120" or "11–50" or "1,001+"' }),
            used: z
              .boolean()
              .meta({ description: 'True when the figure is one of those that the headcount is made of' }),
            reasonCode: figureReasonSchema.meta({ description: 'Why it counts or does not, as a code' }),
            reason: z.string().meta({ description: 'The same in one sentence' }),
            kind: z.string().nullable().meta({
              description:
                'How the source came to its figure, as in a source record; null for a former rule without the record',
            }),
            scope: z.string().nullable().meta({
              description: 'What the figure counts, as in a source record; null for a former rule without the record',
            }),
            asOf: z
              .string()
              .nullable()
              .meta({ description: 'Day for which the figure is true; null when it is not known' }),
          })
          .meta({ id: 'ExplainedFigure', description: 'What one source says, and why it counts or does not' }),
      )
      .meta({ description: 'One line for each source, counted or not' }),
  })
  .meta({
    id: 'HeadcountExplanation',
    description: 'How the headcount came about: one line for each source record, used or excluded, with the reason',
  });
export type Explanation = z.infer<typeof explanationSchema>;

export const trendSchema = z
  .object({
    series: z
      .array(
        z.object({
          source: z.string().meta({ description: 'Name of the source' }),
          points: z
            .array(
              z.object({
                at: z.string().meta({ description: 'Day for which the figure is true' }),
                value: z.number().meta({ description: 'Number of employees; the middle of a band' }),
                isRange: z.boolean().meta({ description: 'True for the middle of a band, which no source stated' }),
              }),
            )
            .meta({ description: 'Its figures, oldest first' }),
        }),
      )
      .meta({ description: 'One line for each source' }),
    aggregate: z
      .array(
        z.object({
          at: z.string().meta({ description: 'Day of the change' }),
          value: z
            .number()
            .nullable()
            .meta({ description: 'Headcount from that day on; null when too few sources could be compared' }),
        }),
      )
      .meta({ description: 'The headcount recomputed for each day on which any figure changed, oldest first' }),
  })
  .meta({
    id: 'HeadcountTrend',
    description: 'The figures of each source over time, and the headcount that followed from them',
  });
export type Trend = z.infer<typeof trendSchema>;
