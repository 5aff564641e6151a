import { z } from 'zod';
import { headlineScopeSchema } from '../settings/schemas.ts';
import {
  COMPANY_NAME_MAX,
  CURSOR_MAX,
  DOMAIN_TEXT_MAX,
  INDUSTRY_MAX,
  LIST_LIMIT_DEFAULT,
  LIST_LIMIT_MAX,
  SEARCH_TEXT_MAX,
  SOURCE_NAME_MAX,
} from './limits.ts';

/** Input and output of the companies calls. Safe in a browser: no Node and no database imports. */

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

export const companySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    domain: z.string(),
    industry: z.string().nullable(),
    /** Median of the sources; null when fewer sources than the minimum report. Never 0 for "unknown". */
    aggregatedEmployeeCount: z.number().int().nullable(),
    locations: z.array(z.string()),
    dataQuality: dataQualitySchema,
    /** True when the figures say "so many or more" only: show the count as "10,001+". */
    aggregatedEmployeeCountIsMinimum: z.boolean(),
    /** What the count counts; null without figures. */
    headcountScope: headlineScopeSchema.nullable(),
    /** Sources that report an employee figure, used or not. */
    sourceCount: z.number().int(),
    /** Of those, the ones of that scope that are not too old: what the minimum of sources counts. */
    comparableSourceCount: z.number().int(),
    /** The figure of the only comparable source while the minimum asks for more; null in all other cases. */
    singleFigure: z
      .object({
        source: z.string(),
        employeeCount: z.number().int().nullable(),
        employeeMin: z.number().int().nullable(),
        employeeMax: z.number().int().nullable(),
        kind: figureKindSchema,
        scope: figureScopeSchema,
        asOf: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'Company' });
export type Company = z.infer<typeof companySchema>;

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
  })
  .meta({ id: 'SourceRecord' });
export type SourceRecord = z.infer<typeof sourceRecordSchema>;

export const companySortSchema = z
  .enum(['relevance', '-employeeCount', 'employeeCount', 'name', '-name', '-added'])
  .meta({
    description:
      'A leading minus sorts in descending order; -added has the last added first. By count, companies with an ' +
      'aggregate come before those with one source alone, and unknown counts come last in both orders.',
  });
export type CompanySort = z.infer<typeof companySortSchema>;

export const searchTextSchema = z.string().trim().max(SEARCH_TEXT_MAX);

export const listCompaniesInput = z.object({
  q: searchTextSchema.optional().meta({ description: 'Words by prefix in name, domain and industry' }),
  /** Default: relevance when `q` is given, else -employeeCount. */
  sort: companySortSchema.optional(),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(LIST_LIMIT_MAX)
    .meta({ description: `Rows of one page; ${LIST_LIMIT_DEFAULT} when not given. The Link header leads to the next.` })
    .optional(),
  cursor: z
    .string()
    .max(CURSOR_MAX)
    .optional()
    .meta({ description: 'The cursor of the Link header of the previous page' }),
});
export type ListCompaniesInput = z.infer<typeof listCompaniesInput>;

export const companyPageSchema = z.object({
  items: z.array(companySchema),
  /** Pass as `cursor` for the next page; null on the last. */
  nextCursor: z.string().nullable(),
  total: z.number().int(),
  /** True when more than `total` match: shown as "1,000+". */
  totalIsCapped: z.boolean(),
});
export type CompanyPage = z.infer<typeof companyPageSchema>;

export const createCompanyInput = z.object({
  name: z.string().trim().min(1, 'A company needs a name').max(COMPANY_NAME_MAX),
  domain: z.string().trim().min(1, 'A company needs a domain, like acme.com').max(DOMAIN_TEXT_MAX),
  industry: z.string().trim().max(INDUSTRY_MAX).optional(),
});
export type CreateCompanyInput = z.infer<typeof createCompanyInput>;

export const explainInput = z.object({
  id: companyIdSchema,
  day: z.iso.date().optional().meta({ description: 'A past day as 2026-03-31; default: today' }),
  ruleVersion: z.enum(['1', '2']).optional().meta({ description: 'Version of the rule; default: the current one' }),
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
      reasonCode: z.enum(['used', 'outlier', 'insufficient', 'other_scope', 'too_old', 'no_headcount']),
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

export const importRowErrorSchema = z.object({
  /** Line of the file on which the row begins; the header is line 1. */
  line: z.number().int(),
  column: z.string().nullable(),
  value: z.string().nullable(),
  reason: z.string(),
});
export type ImportRowError = z.infer<typeof importRowErrorSchema>;

export const importRenameSchema = z.object({
  domain: z.string(),
  field: z.enum(['name', 'industry']),
  before: z.string(),
  after: z.string(),
});
export type ImportRename = z.infer<typeof importRenameSchema>;

export const importResultSchema = z
  .object({
    importId: z.string(),
    /** created + updated. */
    imported: z.number().int(),
    created: z.number().int(),
    updated: z.number().int(),
    /** Of the updated rows: those whose figures are older than the known ones and only went into the history. */
    historical: z.number().int(),
    /** Of the updated rows: those that gave a company another name or industry. */
    renamed: z.number().int(),
    /** Rows whose other name or industry was left out, because `renames` is "keep". */
    namesKept: z.number().int(),
    /** unchanged + duplicates. */
    skipped: z.number().int(),
    /** Rows that say nothing new about a company already stored. */
    unchanged: z.number().int(),
    /** Rows that repeat a domain of an earlier row in this file and add nothing. */
    duplicates: z.number().int(),
    failed: z.number().int(),
    /** Optional cells that could not be read and were left out of rows that were taken. */
    ignoredCells: z.number().int(),
    rows: z.number().int(),
    /** The first 1,000; the error file has all. */
    errors: z.array(importRowErrorSchema),
    /** The first 1,000 rows that repeat an earlier one and add nothing. */
    repeats: z.array(importRowErrorSchema),
    /** The first 1,000 cells that were left out. */
    notes: z.array(importRowErrorSchema),
    /** The first 1,000 names and industries that the file gives to tracked companies in place of theirs. */
    renames: z.array(importRenameSchema),
    /** Address of a CSV of the failed rows with line and reason, importable when corrected; null without errors. */
    errorFile: z.string().nullable(),
  })
  .meta({ id: 'ImportResult' });
export type ImportResult = z.infer<typeof importResultSchema>;

export const importPreviewSchema = z
  .object({
    encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
    delimiter: z.enum([',', ';', '\t', '|']),
    headers: z.array(z.string()),
    /** The meaning of each header; null when it is ignored. */
    mapping: z.array(z.string().nullable()),
    /** First 5 data rows, as cells in header order. */
    sample: z.array(z.array(z.string())),
    /** What the import would do; importing gives the same numbers. */
    outcome: importResultSchema.omit({ importId: true, errorFile: true }),
  })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.infer<typeof importPreviewSchema>;

/** Form fields beside the file. */
export const importOptionsSchema = z.object({
  /** Names the source of a plain employees column; default "CSV". */
  source: z.string().trim().min(1).max(SOURCE_NAME_MAX).optional(),
  /** As-of day of the figures, at most tomorrow (UTC); default the day of import. */
  asOf: z.iso.date().optional(),
  /** The day of import where the person is; default the day in UTC. */
  today: z.iso.date().optional(),
  /** What becomes of other names and industries of companies that are tracked; default "apply". */
  renames: z.enum(['apply', 'keep']).optional(),
  delimiter: z.enum([',', ';', '\t', '|']).optional(),
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']).optional(),
  importId: z.uuid().optional(),
});
export type ImportOptions = z.infer<typeof importOptionsSchema>;

export const importProgressSchema = z.object({
  importId: z.string(),
  state: z.enum(['running', 'completed', 'failed']),
  rows: z.number().int(),
  bytesRead: z.number().int(),
  bytesTotal: z.number().int(),
  message: z.string().nullable(),
});
export type ImportProgress = z.infer<typeof importProgressSchema>;

export const exportFormatSchema = z.enum(['csv', 'json', 'excel']);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

export const workspaceSchema = z.object({
  /** True while the fictional demo companies are in the workspace. */
  demo: z.boolean(),
  companies: z.number().int(),
  /** How many of them are fictional. */
  demoCompanies: z.number().int(),
  /** Changes with every write of companies and figures, whoever writes: by import, sync, script or screen. */
  version: z.string(),
});
export type Workspace = z.infer<typeof workspaceSchema>;
