import { z } from 'zod';
import { companyIdSchema, companySelectionSchema } from '../companies/schemas.ts';
import { REPORT_COMPANIES_MAX, REPORT_ID_MAX, SKIP_DAYS_MAX } from './limits.ts';

/** Shapes that the report calls take and give. Safe in a browser: no Node and no database imports. */

export const newsCategorySchema = z.enum(['equity_raise', 'partnership', 'office_move', 'other']);
export type NewsCategory = z.infer<typeof newsCategorySchema>;

/** Where a statement comes from: a piece of this report's evidence, and words that occur in its text literally. */
export const citationSchema = z.object({ evidenceId: z.string(), quote: z.string() });
export type Citation = z.infer<typeof citationSchema>;

const day = z.string().nullable().meta({ description: 'Day, as 2026-10-02; null: undated' });

export const launchSchema = z.object({
  name: z.string(),
  launchDate: day,
  description: z.string(),
  /** Older than a year. */
  isBackground: z.boolean(),
  citations: z.array(citationSchema),
});
export type Launch = z.infer<typeof launchSchema>;

export const newsItemSchema = z.object({
  category: newsCategorySchema,
  title: z.string(),
  summary: z.string(),
  date: day,
  /** Older than a year. */
  isBackground: z.boolean(),
  /** More than one if several sources reported the same news. */
  citations: z.array(citationSchema),
});
export type NewsItem = z.infer<typeof newsItemSchema>;

export const postingSchema = z.object({
  title: z.string(),
  department: z.string().nullable(),
  location: z.string().nullable(),
  url: z.string().nullable(),
  postedOn: day,
});

/** What a report says. Every sentence has a citation, in the array beside it or in its own object, in the same order. */
export const analysisSchema = z
  .object({
    /** Empty when nothing was found. */
    summary: z.string(),
    summarySentences: z.array(z.object({ text: z.string(), citations: z.array(citationSchema) })),
    productLaunches: z.array(launchSchema),
    rdActivity: z.object({
      hasRD: z.boolean(),
      keywords: z.array(z.string()),
      keywordCitations: z.array(citationSchema),
      mentions: z.array(z.string()),
      mentionCitations: z.array(citationSchema),
    }),
    jobOpenings: z.object({
      /** Counted from postings; null when no board was found. */
      count: z.number().int().nullable(),
      /** Most openings first. */
      departmentsHiring: z.array(z.string()),
      /** Titles, newest first; as many as `postings`. */
      positions: z.array(z.string()),
      postings: z.array(postingSchema),
      /** The first of `evidenceIds`; null without a board. */
      evidenceId: z.string().nullable(),
      /** The boards they were counted on. */
      evidenceIds: z.array(z.string()),
    }),
    recentNews: z.array(newsItemSchema),
  })
  .meta({ id: 'ReportAnalysis' });
export type Analysis = z.infer<typeof analysisSchema>;

export const evidenceSchema = z.object({
  /** "E1", "E2" …, unique within its report. */
  id: z.string(),
  kind: z.enum([
    'page',
    'article',
    'feed_item',
    'headline',
    'job_board',
    'filing',
    'repository',
    'publication',
    'trial',
  ]),
  url: z.string(),
  title: z.string(),
  date: day,
  publisher: z.string(),
  text: z.string(),
  /** How it was shown to be about this company. */
  proof: z.enum(['own_domain', 'linked_from_site', 'names_domain', 'identifier', 'name_and_place']),
});
export type EvidenceItem = z.infer<typeof evidenceSchema>;

export const gatherOutcomeSchema = z.object({
  source: z.string(),
  /** As on screen: "Company site". */
  label: z.string(),
  state: z.enum(['found', 'nothing', 'not_connected', 'forbidden', 'failed', 'timed_out']),
  /** The reason, or anything noteworthy; null for none. */
  message: z.string().nullable(),
  evidence: z.number().int(),
  pages: z.array(
    z.object({
      url: z.string(),
      state: z.enum(['read', 'missing', 'forbidden', 'too_large', 'unreadable', 'failed']),
      message: z.string().nullable(),
    }),
  ),
  durationMs: z.number().int(),
});
export type GatherOutcome = z.infer<typeof gatherOutcomeSchema>;

/** Something the analyst wrote that could not be shown, and was left out. */
export const rejectedClaimSchema = z.object({
  section: z.enum(['summary', 'launch', 'rd', 'news']),
  text: z.string(),
  reason: z.string(),
});
export type RejectedClaim = z.infer<typeof rejectedClaimSchema>;

export const changesSchema = z.object({
  /** Version that it is compared with. */
  since: z.number().int(),
  newLaunches: z.array(z.string()),
  newNews: z.array(z.string()),
  /** Titles that are open now but were not before, and vice versa. */
  openedPositions: z.array(z.string()),
  closedPositions: z.array(z.string()),
  newKeywords: z.array(z.string()),
});
export type ReportChanges = z.infer<typeof changesSchema>;

export const analystKindSchema = z.enum(['built-in', 'model']);
export type AnalystKind = z.infer<typeof analystKindSchema>;

export const reportDataSchema = z.object({
  analysis: analysisSchema,
  evidence: z.array(evidenceSchema),
  outcomes: z.array(gatherOutcomeSchema),
  unconfirmed: z.array(z.object({ title: z.string(), url: z.string(), reason: z.string() })),
  drops: z.array(rejectedClaimSchema),
  /** null for the first version. */
  changes: changesSchema.nullable(),
  analyst: z.object({
    kind: analystKindSchema,
    /** "Built-in analyst" or the model's name. */
    name: z.string(),
    /** Version of the rules or of the prompt. */
    version: z.string(),
  }),
  durationMs: z.number().int(),
  cost: z.object({
    inputTokens: z.number().int(),
    outputTokens: z.number().int(),
    pagesRead: z.number().int(),
  }),
});
export type ReportData = z.infer<typeof reportDataSchema>;

export const reportStatusSchema = z.enum(['generating', 'completed', 'failed']);
export type ReportStatus = z.infer<typeof reportStatusSchema>;

const versionSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  generatedAt: z.string(),
  analyst: z.string(),
});

/** A company's current report: one in progress, a failed attempt, or the newest version. */
export const companyReportSchema = z
  .object({
    companyId: z.string(),
    companyName: z.string(),
    domain: z.string(),
    status: reportStatusSchema,
    /** Why it failed; null otherwise. */
    errorMessage: z.string().nullable(),
    /** Of this version; null while generating and after a failure. */
    id: z.string().nullable(),
    version: z.number().int().nullable(),
    generatedAt: z.string().nullable(),
    reportData: reportDataSchema.nullable(),
    /** All versions that are kept, newest first; also while a new one is being written. */
    versions: z.array(versionSchema),
  })
  .meta({ id: 'CompanyReport' });
export type CompanyReport = z.infer<typeof companyReportSchema>;

export const companyIdsSchema = z
  .array(companyIdSchema)
  .min(1, 'Choose at least one company')
  .max(REPORT_COMPANIES_MAX, `At most ${REPORT_COMPANIES_MAX.toLocaleString('en')} companies at once`);

export const generateReportInput = z.object({
  id: companyIdSchema,
  /** Default: the model when one is configured. */
  analyst: analystKindSchema.optional(),
});

/** Of calls that take ids, and since then selections, too. */
export const chosenCompaniesSchema = z.object({
  companyIds: companyIdsSchema.optional(),
  selection: companySelectionSchema
    .meta({ description: `In place of companyIds; at most ${REPORT_COMPANIES_MAX.toLocaleString('en')} companies` })
    .optional(),
});
export type ChosenCompanies = z.infer<typeof chosenCompaniesSchema>;

export const refuseUnchosen = ({ companyIds, selection }: ChosenCompanies, ctx: z.RefinementCtx): void => {
  const refuse = (message: string) => ctx.addIssue({ code: 'custom', path: ['companyIds'], message });
  if (companyIds === undefined && selection === undefined) refuse('Choose companies by companyIds or by a selection');
  if (companyIds !== undefined && selection !== undefined) refuse('Give either companyIds or a selection');
};

export const generateReportsInput = chosenCompaniesSchema
  .extend({
    /** Companies with a more recent report keep it; 0 or omitted: all reports are written again. */
    skipYoungerThanDays: z.number().int().min(0).max(SKIP_DAYS_MAX).optional(),
    analyst: analystKindSchema.optional(),
  })
  .superRefine(refuseUnchosen);
export type GenerateReportsInput = z.infer<typeof generateReportsInput>;

export const bulkStartSchema = z
  .object({
    /** Companies whose report has been started or is in progress, without unknown and refused ones. */
    successful: z.number().int(),
    /** The run; null when there was nothing to do. */
    runId: z.string().nullable(),
    /** Those that will get no report, with the reason. */
    refused: z.array(z.object({ companyId: z.string(), reason: z.string() })),
  })
  .meta({ id: 'BulkReportStart' });
export type BulkStart = z.infer<typeof bulkStartSchema>;

export const reportStatusesInput = z.object({ companyIds: companyIdsSchema });

/** One status per requested id, unknown ones included, in the same order. */
export const reportStatusesSchema = z
  .object({
    statuses: z.array(
      z.object({ companyId: z.string(), status: reportStatusSchema, errorMessage: z.string().nullable() }),
    ),
  })
  .meta({ id: 'ReportStatuses' });
export type ReportStatuses = z.infer<typeof reportStatusesSchema>;

export const estimateSchema = z
  .object({
    /** Reports that would be written, and companies that keep a younger one. */
    toWrite: z.number().int(),
    fresh: z.number().int(),
    unknown: z.number().int(),
    /** From recent throughput; a stated assumption when there is none. */
    seconds: z.number().int(),
    isMeasured: z.boolean(),
    analyst: z.object({ kind: analystKindSchema, name: z.string() }),
    /** 0 for the built-in analyst; from earlier reports of the same model, or a stated assumption. */
    tokens: z.number().int(),
  })
  .meta({ id: 'ReportEstimate' });
export type ReportEstimate = z.infer<typeof estimateSchema>;

/** The available analysts, for the screens: a null model means built in. */
export const analystsSchema = z.object({ model: z.string().nullable() });

export const reportByIdInput = z.object({ reportId: z.string().max(REPORT_ID_MAX) });
