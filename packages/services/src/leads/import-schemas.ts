import { z } from 'zod';
import { exportProfileSchema } from '../shared/profile-schemas.ts';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import { enrichmentEstimateSchema, runOptions, stepsSchema, writeBackStateSchema } from './enrichment-schemas.ts';
import { PASTED_MAX, RANGE_DEFAULT, RANGE_MAX, SPREADSHEET_ID_MAX } from './limits.ts';

/** Imports of leads, their results, and writing these back. Safe in a browser. */

export const leadImportCountsSchema = z
  .object({
    created: z.number().int().meta({ description: 'Rows that are new leads' }),
    updated: z.number().int().meta({ description: 'Rows that changed a lead' }),
    unchanged: z.number().int().meta({ description: 'Rows that say nothing new about a lead' }),
    duplicates: z.number().int().meta({ description: 'Rows of a person who is in an earlier row' }),
    suppressed: z.number().int().meta({
      description: 'Rows of people on the do-not-contact list: they are left out and nothing of them is kept',
    }),
    failed: z.number().int().meta({ description: "Rows that can't be read; `errors` says why" }),
  })
  .meta({ id: 'LeadImportCounts', description: 'What became of the rows of a table; the sum is the number of rows' });
export type LeadImportCounts = z.infer<typeof leadImportCountsSchema>;

export const leadRowErrorSchema = z
  .object({
    line: z.number().int().meta({ description: 'Line of the table; the header is line 1' }),
    column: z.string().nullable().meta({ description: 'Heading of the column; null when it is about the whole row' }),
    message: z.string().meta({ description: 'What is wrong, as a sentence' }),
  })
  .meta({ id: 'LeadRowError', description: 'A row or cell of the table, and what is wrong with it' });

const leadNotesSchema = z.object({
  ignoredCells: z
    .number()
    .int()
    .meta({ description: 'Cells that could not be read and were left out of rows that were taken' }),
  notes: z.array(leadRowErrorSchema).meta({ description: 'The first 100 cells that were left out' }),
});
export type LeadNotes = z.infer<typeof leadNotesSchema>;

export const leadListSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the import' }),
    kind: z.enum(['sheet', 'file', 'pasted']).meta({ description: 'What was imported' }),
    name: z.string().meta({ description: 'Name of the spreadsheet or file' }),
    spreadsheetId: z.string().nullable().meta({ description: 'Id of the Google spreadsheet; null for others' }),
    tab: z.string().nullable().meta({ description: 'Name of the sheet within the spreadsheet; null for others' }),
    range: z.string().nullable().meta({ description: 'Range that was read, as `Sheet1!A:F`; null for others' }),
    state: z.enum(['running', 'completed', 'interrupted']).meta({
      description:
        'Where the last import stands. `interrupted`: it ended before its last row and `counts` are of an earlier one; importing again completes it',
    }),
    counts: leadImportCountsSchema.meta({ description: 'What became of the rows at the last import that ended' }),
    leadCount: z.number().int().meta({ description: 'Leads of the import that are there now' }),
    writeBack: z
      .object({
        state: writeBackStateSchema.meta({ description: 'Where writing back stands' }),
        message: z.string().nullable().meta({ description: 'Why it failed; null otherwise' }),
        cells: z.number().int().meta({ description: 'Cells that were written' }),
        missingRows: z.number().int().meta({ description: 'Leads whose row is missing or ambiguous' }),
        at: z.string().meta({ description: 'When it was written last' }),
      })
      .nullable()
      .meta({ description: 'Results that were written into the spreadsheet; null when nothing was written' }),
    createdAt: z.string().meta({ description: 'When it was imported first' }),
    importedAt: z.string().meta({ description: 'When it was imported last' }),
  })
  .meta({ description: 'An import of leads: a spreadsheet, a file or pasted rows', id: 'LeadList' });
export type LeadList = z.infer<typeof leadListSchema>;

export const leadImportResultSchema = z
  .object({
    imported: z.number().int().meta({ description: 'Rows that are leads now: created, updated or unchanged' }),
    ...leadImportCountsSchema.shape,
    errors: z.array(leadRowErrorSchema).meta({ description: "The first 100 rows that can't be read" }),
    ...leadNotesSchema.shape,
    list: leadListSchema.meta({ description: 'The import, under which its leads are found' }),
    runId: z
      .string()
      .nullable()
      .meta({ description: 'Id of the enrichment run that was started; null when only the import was requested' }),
  })
  .meta({ description: 'What an import of leads did', id: 'LeadImportResult' });
export type LeadImportResult = z.infer<typeof leadImportResultSchema>;

const firstRowSchema = z
  .enum(['header', 'data'])
  .meta({ id: 'FirstRow', description: 'What the first row is: the headings of the columns, or a person' });

const leadImportColumnSchema = z
  .object({
    header: z.string().meta({ description: 'Heading of the column, or "Column 1" and so on without headings' }),
    field: z.string().nullable().meta({ description: 'As in `mapping`; null when the column is not read' }),
    label: z.string().nullable().meta({ description: 'The field in words; null when the column is not read' }),
    by: z.enum(['rule', 'hand', 'remembered']).meta({
      description: 'Who decided: the headings and cells, `mapping`, or an earlier import of the same headings',
    }),
    reason: z.string().nullable().meta({ description: 'Why it is not read, as a sentence; null when it is' }),
    samples: z.array(z.string()).meta({ description: 'The first cells that are not empty, at most 3' }),
  })
  .meta({ id: 'LeadImportColumn', description: 'A column of the table and what becomes of it' });
export type LeadImportColumn = z.infer<typeof leadImportColumnSchema>;

export const leadPreviewSchema = z
  .object({
    name: z.string().meta({ description: 'Name of the spreadsheet or file' }),
    headers: z.array(z.string()).meta({ description: 'Headings of the columns' }),
    mapping: z.array(z.string().nullable()).meta({
      description: 'Field that each column is taken for, in the order of the headings; null when it is ignored',
    }),
    firstRow: firstRowSchema.meta({ description: 'What the first row was taken for' }),
    columns: z.array(leadImportColumnSchema).meta({ description: 'Each column and what becomes of it' }),
    problem: z.string().nullable().meta({
      description:
        'Why nothing can be imported with these columns, as a sentence; null when it can. The counts are 0 then. Only with `columns: "assisted"`; else such a table is refused',
    }),
    rows: z.array(z.array(z.string())).meta({ description: 'The first 5 rows' }),
    total: z.number().int().meta({ description: 'Number of rows without the header' }),
    ...leadImportCountsSchema.shape,
    errors: z.array(leadRowErrorSchema).meta({ description: "The first 100 rows that can't be read" }),
    ...leadNotesSchema.shape,
    estimate: enrichmentEstimateSchema.meta({ description: 'What enriching the leads would cost at most' }),
  })
  .meta({ description: 'What an import of leads would do and cost', id: 'LeadPreview' });
export type LeadPreview = z.infer<typeof leadPreviewSchema>;

const LEAD_FIELD_NAMES =
  '`firstName`, `lastName`, `fullName`, `email`, `company`, `domain` (of the company), `title`, `linkedinUrl`, `phone`, `location`, `city`, `state`, `country` or `industry`';
const columnOptions = {
  mapping: z
    .record(z.string().regex(/^\d{1,4}$/, 'Name columns by their position, from 0'), z.string().max(60))
    .meta({
      description: `Fields by the position of their columns, from 0: ${LEAD_FIELD_NAMES}. All other columns are kept and not read. An e-mail, a LinkedIn profile, or a name with a company is required. Remembered for tables with the same headings.`,
      id: 'LeadColumnMapping',
      example: { '0': 'fullName', '1': 'title', '3': 'email' },
    })
    .optional(),
  columns: z
    .enum(['automatic', 'assisted'])
    .meta({
      id: 'LeadColumnAssignment',
      description:
        '"automatic" (default): a table whose headings name no one clearly is refused. "assisted": a mapping that was given for the same headings before is used again, and the preview names in `problem` what is missing',
    })
    .optional(),
};
const firstRow = {
  firstRow: firstRowSchema
    .meta({
      description:
        'What the first row is. Left out: a row with an e-mail address or a web address is data. A table without headings needs `mapping`; its columns are called "Column 1" and so on',
    })
    .optional(),
};
/** Which column of a table is what. */
export interface LeadColumnOptions {
  mapping?: Record<string, string> | undefined;
  columns?: 'automatic' | 'assisted' | undefined;
}

const spreadsheet = {
  spreadsheetId: z
    .string()
    .trim()
    .min(1, 'Please enter a Google Sheets ID')
    .max(SPREADSHEET_ID_MAX)
    .meta({ description: 'Id of a Google spreadsheet, as in its address' }),
  range: z
    .string()
    .trim()
    .min(1)
    .max(RANGE_MAX)
    .meta({ description: 'Range to read, as `Sheet1!A:F`; the first row has the headings' })
    .default(RANGE_DEFAULT),
  ...columnOptions,
};
export const previewSheetInput = z
  .object({ ...spreadsheet, enrichmentSteps: stepsSchema.meta({ description: 'Steps to estimate' }) })
  .meta({ id: 'PreviewSheetInput', description: 'The spreadsheet to look at' });
export type PreviewSheetInput = z.infer<typeof previewSheetInput>;
export const importSheetInput = z
  .object({ ...spreadsheet, ...runOptions })
  .meta({ id: 'ImportSheetInput', description: 'The spreadsheet to import and to enrich' });
export type ImportSheetInput = z.infer<typeof importSheetInput>;

const pasted = {
  text: z.string().min(1, 'Paste the rows with their header first').max(PASTED_MAX).meta({
    description:
      'Rows as text, separated by tabs, commas or semicolons; the first line has the headings unless `firstRow` is data',
  }),
  ...columnOptions,
  ...firstRow,
};
export const previewPastedInput = z
  .object({ ...pasted, enrichmentSteps: stepsSchema.meta({ description: 'Steps to estimate' }) })
  .meta({ id: 'PreviewPastedInput', description: 'The rows to look at' });
export type PreviewPastedInput = z.infer<typeof previewPastedInput>;
export const importPastedInput = z
  .object({
    ...pasted,
    ...runOptions,
    enrich: z
      .boolean()
      .meta({ description: 'False only imports: nothing is queried and nothing is spent' })
      .default(true),
  })
  .meta({ id: 'ImportPastedInput', description: 'The rows to import and to enrich' });
export type ImportPastedInput = z.infer<typeof importPastedInput>;

export const importFileOptions = z
  .object({
    ...columnOptions,
    ...firstRow,
    ...runOptions,
    enrich: z
      .boolean()
      .meta({ description: 'False only imports: nothing is queried and nothing is spent' })
      .default(true),
  })
  .meta({ description: 'How the rows of a file are read, and how its leads are enriched' });
export type ImportFileOptions = z.infer<typeof importFileOptions>;

export const listByIdInput = z.object({ id: uuidSchema().meta({ description: 'Id of the import' }) });
export const exportListQuery = z.object({ profile: exportProfileSchema.default('plain') });
export const cellChangeSchema = z
  .object({
    row: z.number().int().meta({ description: 'Number of the row' }),
    cell: z.string().meta({ description: 'Address of the cell, as "J7"' }),
    column: z.string().meta({ description: 'Heading of the column' }),
    value: z.string().meta({ description: 'Value that would be written' }),
    lead: z.string().meta({ description: 'Name of the lead' }),
  })
  .meta({ id: 'CellChange', description: 'A cell of the spreadsheet that would be written' });

export const writeBackPlanSchema = z
  .object({
    total: z.number().int().meta({ description: 'Number of cells that would be written' }),
    cells: z.array(cellChangeSchema).meta({ description: 'The first 200 of these cells' }),
    newColumns: z.array(z.string()).meta({ description: 'Headings of columns that would be added' }),
    rows: z.number().int().meta({ description: 'Rows in which something would be written' }),
    missing: z
      .array(
        z.object({
          lead: z.string().meta({ description: 'Name of the lead' }),
          reason: z.string().meta({ description: 'Why its row is not found, as a sentence' }),
        }),
      )
      .meta({ description: 'Leads whose row is missing or ambiguous' }),
  })
  .meta({ description: 'What writing results into the spreadsheet would do', id: 'WriteBackPlan' });
export type WriteBackPlan = z.infer<typeof writeBackPlanSchema>;
