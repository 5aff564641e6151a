import { z } from 'zod';
import { headlineScopeSchema } from '../settings/schemas.ts';

/** Headcounts: the sources' figures, how the aggregate is computed from them, and its history. Safe in a browser. */

export const dataQualitySchema = z.enum(['high', 'medium', 'low']);
export type DataQuality = z.infer<typeof dataQualitySchema>;

export const figureKindSchema = z.enum([
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
]);
export const figureScopeSchema = z.enum(['group', 'network_profiles', 'legal_entity', 'establishment', 'unknown']);

export const companyIdSchema = z
  .string()
  .regex(/^[0-9a-fA-F]{24}$/, 'A company id has 24 hexadecimal digits')
  .meta({ description: 'Company id: 24 hexadecimal digits' });

export const sourceRecordSchema = z
  .object({
    source: z.string(),
    /** Exact figure; null for a band or when the source gave only a location. */
    employeeCount: z.number().int().nullable(),
    employeeMin: z.number().int().nullable(),
    /** null with a minimum means "and more". */
    employeeMax: z.number().int().nullable(),
    kind: figureKindSchema,
    scope: figureScopeSchema,
    locations: z.array(z.string()),
    /** As-of day of the figure, as the source states it; ISO 8601 date-time. */
    asOf: z.string().nullable(),
    /** Whether the source stated that day, or it is the day of the query or import; null when that was not recorded. */
    asOfBasis: z.enum(['stated', 'queried', 'imported']).nullable(),
    /** When it was fetched; ISO 8601 date-time. */
    scrapedAt: z.string().nullable(),
    url: z.string().nullable(),
    quote: z.string().nullable(),
    /** The parent that the figure counts in truth, which keeps it out of the aggregate; null for the company's own. */
    countedParent: z.string().nullable(),
  })
  .meta({ id: 'SourceRecord' });
export type SourceRecord = z.infer<typeof sourceRecordSchema>;

export const explainInput = z.object({
  id: companyIdSchema,
  day: z.iso.date().meta({ description: 'A past day as 2026-03-31; default: today' }).optional(),
  ruleVersion: z.enum(['1', '2']).meta({ description: 'Version of the rule; default: the current one' }).optional(),
});
export type ExplainInput = z.infer<typeof explainInput>;

/** Why the aggregate is what it is: one line per record, used or excluded, with the reason in words. */
export const explanationSchema = z.object({
  aggregatedEmployeeCount: z.number().int().nullable(),
  /** True when the figures say "so many or more" only. */
  aggregatedEmployeeCountIsMinimum: z.boolean(),
  /** What the aggregate counts; null without figures and under version 1 of the rule. */
  headcountScope: headlineScopeSchema.nullable(),
  dataQuality: dataQualitySchema,
  dataQualityReason: z.string(),
  ruleVersion: z.string(),
  day: z.string().meta({ description: 'The day for which it was computed: 2026-03-31' }),
  minimumSources: z.number().int(),
  reportingSources: z.number().int(),
  /** Of those, the ones of the scope that are not too old: what the minimum counts. */
  comparableSources: z.number().int(),
  /** One plain sentence, as "Median of 3 sources" or "1 of 2 sources: no aggregate". */
  summary: z.string(),
  records: z.array(
    z.object({
      source: z.string(),
      value: z.string().meta({ description: 'As shown: "120" or "11–50" or "1,001+"' }),
      used: z.boolean(),
      reasonCode: z.enum([
        'used',
        'outlier',
        'insufficient',
        'other_scope',
        'too_old',
        'no_headcount',
        'locked',
        'not_preferred',
        'counts_parent',
      ]),
      reason: z.string(),
      kind: z.string().nullable(),
      scope: z.string().nullable(),
      asOf: z.string().nullable(),
    }),
  ),
});
export type Explanation = z.infer<typeof explanationSchema>;

export const trendSchema = z.object({
  /** Per source, oldest first. `value` is the exact figure or a band's midpoint. */
  series: z.array(
    z.object({
      source: z.string(),
      points: z.array(
        z.object({
          at: z.string(),
          value: z.number(),
          isRange: z.boolean().meta({ description: 'True for the middle of a range, which no source stated' }),
        }),
      ),
    }),
  ),
  /** The aggregate recomputed for each day on which any figure changed, oldest first. */
  aggregate: z.array(z.object({ at: z.string(), value: z.number().nullable() })),
});
export type Trend = z.infer<typeof trendSchema>;
