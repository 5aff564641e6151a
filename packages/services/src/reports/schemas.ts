import { z } from 'zod';
import { companyIdSchema, companySelectionSchema } from '../companies/schemas.ts';
import { analystKindSchema, analystSchema } from '../shared/analyst-schemas.ts';
import { REPORT_COMPANIES_MAX, REPORT_ID_MAX, SKIP_DAYS_MAX } from './limits.ts';

export * from './run-schemas.ts';
export * from './summary-schemas.ts';

/** Shapes that the report calls take and give. Safe in a browser: no Node and no database imports. */

export const newsCategorySchema = z
  .enum(['equity_raise', 'partnership', 'office_move', 'other'])
  .meta({ id: 'NewsCategory', description: 'What a piece of news is about' });
export type NewsCategory = z.infer<typeof newsCategorySchema>;

export const citationSchema = z
  .object({
    evidenceId: z.string().meta({ description: 'Id of the evidence within the report' }),
    quote: z.string().meta({ description: 'Words of the evidence' }),
  })
  .meta({
    id: 'Citation',
    description: 'Where a statement comes from: a piece of evidence, and words that occur in its text literally',
  });
export type Citation = z.infer<typeof citationSchema>;

const day = z.string().nullable().meta({ description: 'Day, as 2026-10-02; null: undated' });

export const launchSchema = z
  .object({
    name: z.string().meta({ description: 'Name of the product' }),
    launchDate: day.meta({ description: 'Day of the launch; null when it is not known' }),
    description: z.string().meta({ description: 'What it is, in a sentence' }),
    isBackground: z.boolean().meta({ description: 'True when it is older than a year' }),
    citations: z.array(citationSchema).meta({ description: 'Where it is stated' }),
  })
  .meta({ id: 'ProductLaunch', description: 'A product that the company has launched' });
export type Launch = z.infer<typeof launchSchema>;

export const newsItemSchema = z
  .object({
    category: newsCategorySchema.meta({ description: 'What it is about' }),
    title: z.string().meta({ description: 'Headline' }),
    summary: z.string().meta({ description: 'What happened, in a sentence or two' }),
    date: day.meta({ description: 'Day of the news; null when it is not known' }),
    isBackground: z.boolean().meta({ description: 'True when it is older than a year' }),
    citations: z
      .array(citationSchema)
      .meta({ description: 'Where it is stated; several when several sources reported the same' }),
  })
  .meta({ id: 'NewsItem', description: 'A piece of news about the company' });
export type NewsItem = z.infer<typeof newsItemSchema>;

export const postingSchema = z
  .object({
    title: z.string().meta({ description: 'Title of the position' }),
    department: z.string().nullable().meta({ description: 'Department; null when it is not stated' }),
    location: z.string().nullable().meta({ description: 'Place of work; null when it is not stated' }),
    url: z.string().nullable().meta({ description: 'Page of the posting; null when it has none' }),
    postedOn: day.meta({ description: 'Day of the posting; null when it is not stated' }),
  })
  .meta({ id: 'JobPosting', description: 'An open position' });

export const analysisSchema = z
  .object({
    summary: z.string().meta({ description: 'The company in a few sentences; empty when nothing was found' }),
    summarySentences: z
      .array(
        z.object({
          text: z.string().meta({ description: 'The sentence' }),
          citations: z.array(citationSchema).meta({ description: 'Where it is stated' }),
        }),
      )
      .meta({ description: 'The same, sentence by sentence' }),
    productLaunches: z.array(launchSchema).meta({ description: 'Products that were launched' }),
    rdActivity: z
      .object({
        hasRD: z.boolean().meta({ description: 'True when there is evidence of research or development' }),
        keywords: z.array(z.string()).meta({ description: 'Fields of research in short' }),
        keywordCitations: z
          .array(citationSchema)
          .meta({ description: 'Where each keyword is stated, in the same order' }),
        mentions: z.array(z.string()).meta({ description: 'Sentences about research and development' }),
        mentionCitations: z
          .array(citationSchema)
          .meta({ description: 'Where each sentence is stated, in the same order' }),
      })
      .meta({ description: 'What the company researches and develops' }),
    jobOpenings: z
      .object({
        count: z
          .number()
          .int()
          .nullable()
          .meta({ description: 'Number of open positions, counted from postings; null when no board was found' }),
        departmentsHiring: z
          .array(z.string())
          .meta({ description: 'Departments that hire, those with most openings first' }),
        positions: z.array(z.string()).meta({ description: 'Titles, newest first; as many as `postings`' }),
        postings: z.array(postingSchema).meta({ description: 'The postings, newest first' }),
        evidenceId: z.string().nullable().meta({ description: 'The first of `evidenceIds`; null without a board' }),
        evidenceIds: z.array(z.string()).meta({ description: 'Ids of the boards on which they were counted' }),
      })
      .meta({ description: 'Open positions' }),
    recentNews: z.array(newsItemSchema).meta({ description: 'News about the company' }),
  })
  .meta({ description: 'What a report says; every sentence has a citation', id: 'ReportAnalysis' });
export type Analysis = z.infer<typeof analysisSchema>;

export const evidenceSchema = z
  .object({
    id: z.string().meta({ description: 'Id within the report: "E1", "E2" …' }),
    kind: z
      .enum(['page', 'article', 'feed_item', 'headline', 'job_board', 'filing', 'repository', 'publication', 'trial'])
      .meta({ description: 'What it is' }),
    url: z.string().meta({ description: 'Address where it was read' }),
    title: z.string().meta({ description: 'Title of the page or document' }),
    date: day.meta({ description: 'Day that it is of; null when it is not known' }),
    publisher: z.string().meta({ description: 'Who published it' }),
    text: z.string().meta({ description: 'Text that was read' }),
    proof: z
      .enum(['own_domain', 'linked_from_site', 'names_domain', 'identifier', 'name_and_place'])
      .meta({ description: 'How it was shown to be about this company' }),
  })
  .meta({ id: 'Evidence', description: 'Something that was read about the company' });
export type EvidenceItem = z.infer<typeof evidenceSchema>;

export const gatherOutcomeSchema = z
  .object({
    source: z.string().meta({ description: 'Id of the source' }),
    label: z.string().meta({ description: 'Name of the source as on screen' }),
    state: z
      .enum(['found', 'nothing', 'not_connected', 'forbidden', 'failed', 'timed_out'])
      .meta({ description: 'How reading it went' }),
    message: z.string().nullable().meta({ description: 'The reason, or anything noteworthy; null for none' }),
    evidence: z.number().int().meta({ description: 'Pieces of evidence that it gave' }),
    pages: z
      .array(
        z.object({
          url: z.string().meta({ description: 'Address of the page' }),
          state: z
            .enum(['read', 'missing', 'forbidden', 'too_large', 'unreadable', 'failed'])
            .meta({ description: 'How reading the page went' }),
          message: z.string().nullable().meta({ description: 'Why it was not read; null when it was' }),
        }),
      )
      .meta({ description: 'Pages that were read, or were to be' }),
    durationMs: z.number().int().meta({ description: 'How long it took, in milliseconds' }),
  })
  .meta({ id: 'GatherOutcome', description: 'What one source gave for the report' });
export type GatherOutcome = z.infer<typeof gatherOutcomeSchema>;

export const rejectedClaimSchema = z
  .object({
    section: z
      .enum(['summary', 'launch', 'rd', 'news'])
      .meta({ description: 'Part of the report that it was meant for' }),
    text: z.string().meta({ description: 'What the analyst wrote' }),
    reason: z.string().meta({ description: 'Why it was left out' }),
  })
  .meta({ id: 'RejectedClaim', description: 'Something the analyst wrote that could not be shown, and was left out' });
export type RejectedClaim = z.infer<typeof rejectedClaimSchema>;

export const changesSchema = z
  .object({
    since: z.number().int().meta({ description: 'Version that it is compared with' }),
    newLaunches: z.array(z.string()).meta({ description: 'Names of products that are new' }),
    newNews: z.array(z.string()).meta({ description: 'Headlines that are new' }),
    openedPositions: z.array(z.string()).meta({ description: 'Titles that are open now and were not before' }),
    closedPositions: z.array(z.string()).meta({ description: 'Titles that were open before and are not now' }),
    newKeywords: z.array(z.string()).meta({ description: 'Fields of research that are new' }),
  })
  .meta({ id: 'ReportChanges', description: 'What is new since the version before' });
export type ReportChanges = z.infer<typeof changesSchema>;

export { analystKindSchema };
export type AnalystKind = z.infer<typeof analystKindSchema>;

export const reportDataSchema = z
  .object({
    analysis: analysisSchema.meta({ description: 'What the report says' }),
    evidence: z.array(evidenceSchema).meta({ description: 'Everything that was read about the company' }),
    outcomes: z.array(gatherOutcomeSchema).meta({ description: 'What each source gave' }),
    unconfirmed: z
      .array(
        z.object({
          title: z.string().meta({ description: 'Title of the page' }),
          url: z.string().meta({ description: 'Address of the page' }),
          reason: z.string().meta({ description: 'Why it is not certain' }),
        }),
      )
      .meta({ description: 'Pages that may be about another company and were left out' }),
    drops: z
      .array(rejectedClaimSchema)
      .meta({ description: 'Statements of the analyst that could not be shown, and were left out' }),
    changes: changesSchema
      .nullable()
      .meta({ description: 'What is new since the version before; null for the first version' }),
    analyst: z
      .object({
        kind: analystKindSchema.meta({ description: 'Built-in rules or a language model' }),
        name: z.string().meta({ description: '"Built-in analyst" or the name of the model' }),
        version: z.string().meta({ description: 'Version of the rules or of the prompt' }),
      })
      .meta({ description: 'Who wrote it' }),
    durationMs: z.number().int().meta({ description: 'How long it took, in milliseconds' }),
    cost: z
      .object({
        inputTokens: z.number().int().meta({ description: 'Tokens that the model has read; 0 without a model' }),
        outputTokens: z.number().int().meta({ description: 'Tokens that the model has written; 0 without a model' }),
        pagesRead: z.number().int().meta({ description: 'Pages that were read' }),
      })
      .meta({ description: 'What it has cost' }),
  })
  .meta({ id: 'ReportData', description: 'A report with all that it rests on' });
export type ReportData = z.infer<typeof reportDataSchema>;

export const reportStatusSchema = z
  .enum(['generating', 'completed', 'failed'])
  .meta({ id: 'ReportStatus', description: 'Where a report stands' });
export type ReportStatus = z.infer<typeof reportStatusSchema>;

export const reportVersionSchema = z
  .object({
    id: z.string().meta({ description: 'Pass as `reportId` to GET /api/reports/{reportId}' }),
    version: z.number().int().meta({ description: 'Number of the version, from 1' }),
    generatedAt: z.string().meta({ description: 'When it was written' }),
    analyst: z.string().meta({ description: 'Name of the analyst: "Built-in analyst" or the model' }),
  })
  .meta({ id: 'ReportVersion', description: 'One version of a report' });

export const companyReportSchema = z
  .object({
    companyId: z.string().meta({ description: 'Id of the company' }),
    companyName: z.string().meta({ description: 'Name of the company' }),
    domain: z.string().meta({ description: 'Domain of the company' }),
    status: reportStatusSchema.meta({ description: 'Where the report stands' }),
    errorMessage: z.string().nullable().meta({ description: 'Why it failed; null otherwise' }),
    id: z.string().nullable().meta({ description: 'Id of this version; null while generating and after a failure' }),
    version: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Number of this version, from 1; null while generating and after a failure' }),
    generatedAt: z
      .string()
      .nullable()
      .meta({ description: 'When this version was written; null while generating and after a failure' }),
    reportData: reportDataSchema
      .nullable()
      .meta({ description: 'The report; null while generating and after a failure' }),
    versions: z
      .array(reportVersionSchema)
      .meta({ description: 'All versions that are kept, newest first; also while a new one is being written' }),
  })
  .meta({
    description: "A company's current report: one in progress, a failed attempt, or the newest version",
    id: 'CompanyReport',
  });
export type CompanyReport = z.infer<typeof companyReportSchema>;

export const companyIdsSchema = z
  .array(companyIdSchema)
  .min(1, 'Choose at least one company')
  .max(REPORT_COMPANIES_MAX, `At most ${REPORT_COMPANIES_MAX.toLocaleString('en')} companies at once`);

export const generateReportInput = z
  .object({
    id: companyIdSchema,
    analyst: analystKindSchema
      .meta({ description: 'Who writes it. Left out: the model when one is set up' })
      .optional(),
  })
  .meta({ id: 'GenerateReportInput', description: 'How to write the report' });

/** Of calls that take ids, and since then selections, too. */
export const chosenCompaniesSchema = z.object({
  companyIds: companyIdsSchema
    .meta({ description: 'Ids of the companies; needed where `selection` is left out' })
    .optional(),
  selection: companySelectionSchema
    .meta({ description: 'Which companies are meant, in place of `companyIds`' })
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
    skipYoungerThanDays: z
      .number()
      .int()
      .min(0)
      .max(SKIP_DAYS_MAX)
      .meta({
        description: 'Companies with a report that is younger keep it. Left out or 0: all reports are written again',
      })
      .optional(),
    analyst: analystKindSchema
      .meta({ description: 'Who writes the reports. Left out: the model when one is set up' })
      .optional(),
  })
  .superRefine(refuseUnchosen)
  .meta({ id: 'GenerateReportsInput', description: 'The companies whose reports to write' });
export type GenerateReportsInput = z.infer<typeof generateReportsInput>;

export const bulkStartSchema = z
  .object({
    successful: z
      .number()
      .int()
      .meta({ description: 'Companies whose report is started or in progress, without unknown and refused ones' }),
    runId: z.string().nullable().meta({ description: 'Id of the run; null when there was nothing to do' }),
    refused: z
      .array(
        z.object({
          companyId: z.string().meta({ description: 'Id of the company' }),
          reason: z.string().meta({ description: 'Why, as a sentence' }),
        }),
      )
      .meta({ description: 'Companies that will get no report' }),
  })
  .meta({ description: 'What was started', id: 'BulkReportStart' });
export type BulkStart = z.infer<typeof bulkStartSchema>;

export const reportStatusesInput = z
  .object({ companyIds: companyIdsSchema.meta({ description: 'Ids of the companies' }) })
  .meta({ id: 'ReportStatusesInput', description: 'The companies to look up' });

export const reportStatusesSchema = z
  .object({
    statuses: z
      .array(
        z.object({
          companyId: z.string().meta({ description: 'Id of the company' }),
          status: reportStatusSchema.meta({
            description: 'Where the report stands; `failed` for unknown ids and companies without a report',
          }),
          errorMessage: z
            .string()
            .nullable()
            .meta({ description: 'Why it failed, or that there is none; null otherwise' }),
        }),
      )
      .meta({ description: 'One for each id that was sent, unknown ones included, in the same order' }),
  })
  .meta({ description: 'Where the reports of companies stand', id: 'ReportStatuses' });
export type ReportStatuses = z.infer<typeof reportStatusesSchema>;

export const estimateSchema = z
  .object({
    toWrite: z.number().int().meta({ description: 'Reports that would be written' }),
    fresh: z.number().int().meta({ description: 'Companies that keep a younger report' }),
    unknown: z.number().int().meta({ description: 'Ids that no company has' }),
    seconds: z.number().int().meta({ description: 'Estimated seconds, from recent throughput or a stated assumption' }),
    isMeasured: z
      .boolean()
      .meta({ description: 'True when the seconds and tokens are from recent reports of this analyst' }),
    analyst: analystSchema.meta({ description: 'Who would write them' }),
    tokens: z.number().int().meta({ description: 'Tokens of the model; 0 for the built-in analyst' }),
  })
  .meta({ description: 'What writing reports would take and cost', id: 'ReportEstimate' });
export type ReportEstimate = z.infer<typeof estimateSchema>;

/** The available analysts, for the screens: a null model means built in. */
export const analystsSchema = z
  .object({
    model: z
      .string()
      .nullable()
      .meta({ description: 'Name of the language model; null when there is the built-in analyst alone' }),
  })
  .meta({ id: 'Analysts', description: 'Who can write reports here, beside the built-in analyst' });

export const reportByIdInput = z.object({
  reportId: z.string().max(REPORT_ID_MAX).meta({ description: 'Id of the version of a report' }),
});
