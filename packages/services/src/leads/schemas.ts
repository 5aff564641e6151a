import { z } from 'zod';
import { SELECTION_MAX } from '../contacts/limits.ts';
import { contactIdSchema } from '../contacts/schemas.ts';
import { exportProfileSchema } from '../shared/profile-schemas.ts';
import {
  enrichmentEstimateSchema,
  leadIdSchema,
  leadStepSchema,
  runOptions,
  stepsSchema,
} from './enrichment-schemas.ts';
import { enrichmentStatusSchema, leadFieldOutcomeSchema, leadFieldSchema } from './finding-schemas.ts';
import { LEAD_FIELD_MAX, PASTED_MAX, RANGE_DEFAULT, RANGE_MAX, SPREADSHEET_ID_MAX } from './limits.ts';

export * from './decision-schemas.ts';
export * from './enrichment-schemas.ts';
export * from './filter-schemas.ts';
export * from './finding-schemas.ts';

/** Shapes that the lead calls take and give. Safe in a browser: no Node and no database imports. */

/** What may be typed; empty for unknown. */
const typed = (max: number) => z.string().trim().max(max);
export const leadValuesSchema = z.object({
  firstName: typed(LEAD_FIELD_MAX.firstName),
  lastName: typed(LEAD_FIELD_MAX.lastName),
  email: typed(LEAD_FIELD_MAX.email),
  company: typed(LEAD_FIELD_MAX.company),
  title: typed(LEAD_FIELD_MAX.title),
  linkedinUrl: typed(LEAD_FIELD_MAX.linkedinUrl),
  phone: typed(LEAD_FIELD_MAX.phone),
  location: typed(LEAD_FIELD_MAX.location),
  industry: typed(LEAD_FIELD_MAX.industry),
});

export const leadSchema = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    title: z.string().nullable(),
    company: z.string().nullable(),
    email: z.string().nullable(),
    linkedinUrl: z.string().nullable(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    industry: z.string().nullable(),
    enrichmentStatus: enrichmentStatusSchema,
    /** The saved contact that the lead was created from; null for a lead from a spreadsheet or file. */
    contactId: z.string().nullable(),
    /** The tracked company that they work for. */
    companyId: z.string().nullable(),
    /** Why it failed, or what a person has to decide; null when there is nothing to say. */
    message: z.string().nullable(),
    /** Values found that differ from what a person gave. */
    suggestionCount: z.number().int(),
    needsReview: z.boolean(),
    outcomes: z.record(leadFieldSchema, leadFieldOutcomeSchema).meta({ description: 'What was found for each field' }),
    userLists: z
      .array(z.string())
      .meta({ description: 'Ids of the lists of people that they are on; one in the trash may be among them' }),
    createdAt: z.string(),
  })
  .meta({ id: 'Lead' });
export type Lead = z.infer<typeof leadSchema>;

export const leadOriginSchema = z.object({
  /** "sheet", "file", "pasted", "contact", "typed", "pdl", "website", "wikidata", "contacts". */
  source: z.string(),
  at: z.string(),
  confidence: z.number().nullable(),
  isLocked: z.boolean(),
});

export const leadStepViewSchema = z.object({
  step: leadStepSchema,
  state: z.enum(['pending', 'running', 'completed', 'skipped', 'failed', 'review']),
  source: z.string().nullable(),
  confidence: z.number().nullable(),
  credits: z.number(),
  message: z.string().nullable(),
  at: z.string().nullable(),
  durationMs: z.number().nullable(),
  repeatCredits: z.number().int().nullable().meta({
    description:
      'Set where the response was lost and may have been charged: the most credits of buying it once more, with `repeatLost`',
  }),
});

export const leadDetailSchema = leadSchema
  .extend({
    origins: z.record(z.string(), leadOriginSchema),
    /** In the order in which they are done. */
    steps: z.array(leadStepViewSchema),
    log: z.array(
      z.object({
        step: leadStepSchema,
        source: z.string(),
        outcome: z.string(),
        message: z.string().nullable(),
        credits: z.number(),
        at: z.string(),
        durationMs: z.number(),
      }),
    ),
    suggestions: z.array(
      z.object({
        field: leadFieldSchema,
        value: z.string(),
        source: z.string(),
        confidence: z.number(),
        at: z.string(),
      }),
    ),
    candidates: z.array(
      z.object({
        id: z.string(),
        step: leadStepSchema,
        source: z.string(),
        confidence: z.number(),
        values: z.record(z.string(), z.string()),
        reason: z.string(),
      }),
    ),
    lists: z.array(z.object({ id: z.string(), name: z.string(), kind: z.string() })),
    /** The linked company; null when none is linked. */
    companyFigures: z
      .object({
        id: z.string(),
        name: z.string(),
        domain: z.string(),
        industry: z.string().nullable(),
        employees: z.number().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'LeadDetail' });
export type LeadDetail = z.infer<typeof leadDetailSchema>;

export const leadPageSchema = z.object({
  leads: z.array(leadSchema),
  nextCursor: z.string().nullable(),
  /** As of GET /leads/{id}/neighbors. */
  total: z.number().int(),
  isTotalExact: z.boolean(),
});
export type LeadPage = z.infer<typeof leadPageSchema>;

export const leadCountersSchema = z
  .object({
    total: z.number().int(),
    pending: z.number().int(),
    enriching: z.number().int(),
    completed: z.number().int(),
    failed: z.number().int(),
    review: z.number().int(),
    suggestions: z.number().int(),
  })
  .meta({ id: 'LeadCounters' });
export type LeadCounters = z.infer<typeof leadCountersSchema>;

export const leadByIdInput = z.object({ id: leadIdSchema });
export const updateLeadInput = leadByIdInput.extend({ values: leadValuesSchema.partial() });
export type UpdateLeadInput = z.infer<typeof updateLeadInput>;
export const decideSuggestionInput = leadByIdInput.extend({
  field: leadFieldSchema,
  /** Which one, as it is suggested; needed where several are suggested for the field. */
  value: z.string().max(2000).optional(),
  accept: z.boolean(),
});
export type DecideSuggestionInput = z.infer<typeof decideSuggestionInput>;
/** null: none of them is right. */
export const decideReviewInput = leadByIdInput.extend({ candidateId: z.string().max(300).nullable() });
export type DecideReviewInput = z.infer<typeof decideReviewInput>;
export const removeLeadsInput = z.object({ ids: z.array(leadIdSchema).min(1).max(SELECTION_MAX) });

export const saveLeadsInput = z.object({
  contactIds: z.array(contactIdSchema).min(1, 'Choose at least one contact').max(SELECTION_MAX),
});
export type SaveLeadsInput = z.infer<typeof saveLeadsInput>;

export const saveLeadsResultSchema = z
  .object({
    created: z.number().int(),
    /** Were leads already. */
    known: z.number().int(),
    suppressed: z.number().int(),
  })
  .meta({ id: 'SaveLeadsResult' });
export type SaveLeadsResult = z.infer<typeof saveLeadsResultSchema>;

/** What became of the rows of a table; the sum is the number of rows. */
export const leadImportCountsSchema = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  /** The same person is in an earlier row. */
  duplicates: z.number().int(),
  /** On the do-not-contact list: left out, and nothing of them is kept. */
  suppressed: z.number().int(),
  failed: z.number().int(),
});
export type LeadImportCounts = z.infer<typeof leadImportCountsSchema>;

export const leadRowErrorSchema = z.object({
  line: z.number().int(),
  column: z.string().nullable(),
  message: z.string(),
});

const leadNotesSchema = z.object({
  /** Cells that could not be read and were left out of rows that were taken. */
  ignoredCells: z.number().int(),
  /** The first hundred of these cells. */
  notes: z.array(leadRowErrorSchema),
});
export type LeadNotes = z.infer<typeof leadNotesSchema>;

export const leadListSchema = z
  .object({
    id: z.string(),
    kind: z.enum(['sheet', 'file', 'pasted']),
    name: z.string(),
    spreadsheetId: z.string().nullable(),
    tab: z.string().nullable(),
    range: z.string().nullable(),
    counts: leadImportCountsSchema,
    /** Leads of the list that are there now. */
    leadCount: z.number().int(),
    writeBack: z
      .object({
        state: z.enum(['waiting', 'running', 'completed', 'failed']),
        message: z.string().nullable(),
        cells: z.number().int(),
        missingRows: z.number().int(),
        at: z.string(),
      })
      .nullable(),
    createdAt: z.string(),
    importedAt: z.string(),
  })
  .meta({ id: 'LeadList' });
export type LeadList = z.infer<typeof leadListSchema>;

export const leadImportResultSchema = z
  .object({
    /** Rows that are leads now: created, updated or unchanged. */
    imported: z.number().int(),
    ...leadImportCountsSchema.shape,
    /** The first hundred. */
    errors: z.array(leadRowErrorSchema),
    ...leadNotesSchema.shape,
    list: leadListSchema,
    /** The enrichment that was started; null when only the import was requested. */
    runId: z.string().nullable(),
  })
  .meta({ id: 'LeadImportResult' });
export type LeadImportResult = z.infer<typeof leadImportResultSchema>;

export const leadPreviewSchema = z
  .object({
    name: z.string(),
    headers: z.array(z.string()),
    mapping: z.array(z.string().nullable()),
    /** The first five. */
    rows: z.array(z.array(z.string())),
    total: z.number().int(),
    ...leadImportCountsSchema.shape,
    errors: z.array(leadRowErrorSchema),
    ...leadNotesSchema.shape,
    estimate: enrichmentEstimateSchema,
  })
  .meta({ id: 'LeadPreview' });
export type LeadPreview = z.infer<typeof leadPreviewSchema>;

const spreadsheet = {
  spreadsheetId: z.string().trim().min(1, 'Please enter a Google Sheets ID').max(SPREADSHEET_ID_MAX),
  range: z.string().trim().min(1).max(RANGE_MAX).default(RANGE_DEFAULT),
};
export const previewSheetInput = z.object({ ...spreadsheet, enrichmentSteps: stepsSchema });
export type PreviewSheetInput = z.infer<typeof previewSheetInput>;
export const importSheetInput = z.object({ ...spreadsheet, ...runOptions });
export type ImportSheetInput = z.infer<typeof importSheetInput>;

const pasted = { text: z.string().min(1, 'Paste the rows with their header first').max(PASTED_MAX) };
export const previewPastedInput = z.object({ ...pasted, enrichmentSteps: stepsSchema });
export type PreviewPastedInput = z.infer<typeof previewPastedInput>;
export const importPastedInput = z.object({ ...pasted, ...runOptions, enrich: z.boolean().default(true) });
export type ImportPastedInput = z.infer<typeof importPastedInput>;
/** Fields beside the file of an upload, as JSON in the form field "options". */
export const importFileOptions = z.object({ ...runOptions, enrich: z.boolean().default(true) });
export type ImportFileOptions = z.infer<typeof importFileOptions>;

export const listByIdInput = z.object({ id: z.uuid() });
export const exportListQuery = z.object({ profile: exportProfileSchema.default('plain') });
export const cellChangeSchema = z.object({
  row: z.number().int(),
  /** "J7". */
  cell: z.string(),
  /** Header of the column. */
  column: z.string(),
  value: z.string(),
  lead: z.string(),
});
/** What writing back would do; nothing is written. */
export const writeBackPlanSchema = z
  .object({
    /** Cells in all; the first two hundred are listed. */
    total: z.number().int(),
    cells: z.array(cellChangeSchema),
    newColumns: z.array(z.string()),
    rows: z.number().int(),
    /** Leads whose row is missing or ambiguous. */
    missing: z.array(z.object({ lead: z.string(), reason: z.string() })),
  })
  .meta({ id: 'WriteBackPlan' });
export type WriteBackPlan = z.infer<typeof writeBackPlanSchema>;
