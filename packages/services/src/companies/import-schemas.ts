import { z } from 'zod';
import { companyFieldSchema } from './edit-schemas.ts';
import { IMPORT_PASTED_MAX, MAPPING_TEXT_MAX, PLAN_ROWS_MAX, SOURCE_NAME_MAX } from './limits.ts';

/** Input and output of an import of companies from a CSV, a workbook or pasted rows, its preview and its progress. Safe in a browser. */

/** What a column of a file can be; an identifier and the figure of a named source are written "identifier:lei" and "employees:LinkedIn". */
export const IMPORT_FIELDS = [
  'name',
  'domain',
  'industry',
  'employees',
  'locations',
  'city',
  'state',
  'country',
  'source',
  'asOf',
  'scope',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** A column of the file and what becomes of it. */
export const importColumnSchema = z.object({
  header: z.string(),
  /** As in the option `mapping`; null when the column is left out. */
  field: z.string().nullable(),
  /** The field in words. */
  label: z.string().nullable(),
  /** Who decided: the headers and cells, the option `mapping`, or an earlier import of the same headers. */
  by: z.enum(['rule', 'hand', 'remembered']),
  /** Why the column is left out, as a sentence; null when it is not. */
  reason: z.string().nullable(),
  /** The first cells that are not empty. */
  samples: z.array(z.string()),
});
export type ImportColumn = z.infer<typeof importColumnSchema>;

const leftOutColumnSchema = z.object({
  /** From 1. */
  column: z.number().int(),
  header: z.string(),
  reason: z.string(),
});

export const importRowErrorSchema = z.object({
  /** Line of the file on which the row begins; the header is line 1. */
  line: z.number().int(),
  column: z.string().nullable(),
  value: z.string().nullable(),
  reason: z.string(),
  /** The company of the row was deleted: POST /api/trash/{id}/restore with this id brings it back. */
  trashId: z.string().optional(),
});
export type ImportRowError = z.infer<typeof importRowErrorSchema>;

export const importRenameSchema = z.object({
  domain: z.string(),
  field: z.enum(['name', 'industry']),
  before: z.string(),
  after: z.string(),
});
export type ImportRename = z.infer<typeof importRenameSchema>;

export const importSuggestionSchema = z.object({
  domain: z.string(),
  field: companyFieldSchema,
  before: z.string(),
  after: z.string(),
});
export type ImportSuggestion = z.infer<typeof importSuggestionSchema>;

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
    /** Rows that say something else than a locked field of their company; that field stays. */
    suggested: z.number().int(),
    /** unchanged + duplicates. */
    skipped: z.number().int(),
    /** Rows that say nothing new about a company already stored. */
    unchanged: z.number().int(),
    /** Rows that repeat a domain of an earlier row in this file and add nothing. */
    duplicates: z.number().int(),
    /** Rows that `mode` refuses. */
    refused: z.number().int(),
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
    /** The first 1,000 values that are suggested in place of locked ones. */
    suggestions: z.array(importSuggestionSchema),
    /** The first 1,000 rows that `mode` refuses, with the reason. */
    refusals: z.array(importRowErrorSchema),
    /** The columns of the file that were not imported. */
    leftOutColumns: z.array(leftOutColumnSchema),
    /** Whether it was cancelled: the rows up to here are imported. */
    isCancelled: z.boolean(),
    /** Address of a CSV of the failed rows with line and reason, importable when corrected; null without errors. */
    errorFile: z.string().nullable(),
  })
  .meta({ id: 'ImportResult' });
export type ImportResult = z.infer<typeof importResultSchema>;

/** What rows may do to companies. */
export const importModeSchema = z.enum(['create_and_update', 'create_only', 'update_only', 'fill_empty']);
export type ImportMode = z.infer<typeof importModeSchema>;

/** What becomes of a row: a repeat adds nothing to an earlier row; failed and refused rows have a reason. */
export const importRowKindSchema = z.enum(['created', 'updated', 'unchanged', 'repeat', 'refused', 'failed']);
export type ImportRowKind = z.infer<typeof importRowKindSchema>;

export const plannedRowSchema = z.object({
  line: z.number().int(),
  kind: importRowKindSchema,
  /** null where the row names none that can be read. */
  domain: z.string().nullable(),
  name: z.string().nullable(),
  reason: z.string().nullable(),
  /** What changes: `name`, `domain`, `industry`, `locations`, `identifiers`, or `figure:` and the source. */
  fields: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});
export type PlannedRow = z.infer<typeof plannedRowSchema>;

export const importPreviewSchema = z
  .object({
    /** Of a workbook: those of its error file. */
    encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
    delimiter: z.enum([',', ';', '\t', '|']),
    /** The sheet of a workbook that is read, which is the first visible one; null for text. */
    sheet: z.string().nullable(),
    headers: z.array(z.string()),
    /** The meaning of each header; null when it is ignored. */
    mapping: z.array(z.string().nullable()),
    /** Each column with its field, in the order of the file. */
    columns: z.array(importColumnSchema),
    /** Fields that a column must have first (only with `columns=assisted`); the outcome counts nothing then. */
    missing: z.array(z.enum(['name', 'domain', 'industry'])),
    /** First 5 data rows, as cells in header order. */
    sample: z.array(z.array(z.string())),
    /** What the import would do; importing gives the same numbers. */
    outcome: importResultSchema.omit({ importId: true, errorFile: true, isCancelled: true }),
    /** Row by row what the import would do; the next page by `planCursor` with the same file. */
    plan: z.object({
      rows: z.array(plannedRowSchema),
      nextCursor: z.number().int().nullable(),
      /** Rows of each kind in the whole file. */
      counts: z.record(importRowKindSchema, z.number().int()),
    }),
  })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.infer<typeof importPreviewSchema>;

/** JSON in a form field: `{"0":"name","3":"domain"}`. */
const mappingSchema = z
  .string()
  .max(MAPPING_TEXT_MAX)
  .refine(isMapping, 'Expected JSON like {"0":"name","3":"domain"}')
  .meta({
    description:
      'Fields by the position of their columns, from 0, as JSON: {"0":"name","3":"domain"}. Other columns are left out. Name and domain are required. Remembered for files with the same headers.',
  });

function isMapping(text: string): boolean {
  try {
    return z.record(z.string().regex(/^\d{1,4}$/), z.string().max(150)).safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** How rows are read and written. */
export const importOptionsSchema = z.object({
  /** Names the source of a plain employees column; default "CSV". */
  source: z.string().trim().min(1).max(SOURCE_NAME_MAX).optional(),
  /** As-of day of the figures, at most tomorrow (UTC); default the day of import. */
  asOf: z.iso.date().optional(),
  /** The day of import where the person is; default the day in UTC. */
  today: z.iso.date().optional(),
  /**
   * Decided by what was tracked before the import; default "create_and_update". "fill_empty" creates nothing and fills
   * what is empty: industry, locations, kinds of identifiers, figures of sources without one.
   */
  mode: importModeSchema.optional(),
  /** What becomes of other names and industries of companies that are tracked; default "apply". */
  renames: z.enum(['apply', 'keep']).optional(),
  delimiter: z.enum([',', ';', '\t', '|']).optional(),
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']).optional(),
  importId: z.uuid().optional(),
  mapping: mappingSchema.optional(),
  /**
   * "automatic" (default): a file without a column of its own for name, domain and industry is refused. "assisted": a
   * mapping that was given for the same headers before is used again, and the preview names missing fields.
   */
  columns: z.enum(['automatic', 'assisted']).optional(),
});
export type ImportOptions = z.infer<typeof importOptionsSchema>;

/** Form fields beside the file. */
export const importFormSchema = importOptionsSchema.extend({
  /** Answers 202 with the address of the import as soon as the file is there, like `Prefer: respond-async`. */
  async: z.enum(['true', 'false']).optional(),
});

/** Rows with their header, as copied from a spreadsheet or as CSV. */
const pasted = {
  text: z
    .string()
    .min(1, 'Paste the rows with their header first')
    .max(IMPORT_PASTED_MAX, 'Too many rows to paste; choose a file instead')
    .meta({ example: 'Company\tWebsite\tIndustry\nAcme\tacme.com\tTools' }),
};
const { encoding: _, ...textOptions } = importOptionsSchema.shape;
export const importPastedInput = z.object({ ...textOptions, ...pasted, async: z.boolean().optional() });

export const startedImportSchema = z.object({ importId: z.string(), address: z.string() });

/** Of a preview alone: which rows of the plan it answers. */
export const importPreviewOptionsSchema = importOptionsSchema.extend({
  /** Rows behind this line, as in `nextCursor`. */
  planCursor: z.coerce.number().int().min(0).optional(),
  planKind: importRowKindSchema.optional(),
  planLimit: z.coerce.number().int().min(1).max(PLAN_ROWS_MAX).optional(),
});
export type ImportPreviewOptions = z.infer<typeof importPreviewOptionsSchema>;
const { encoding: __, ...textPreviewOptions } = importPreviewOptionsSchema.shape;
export const previewPastedInput = z.object({ ...textPreviewOptions, ...pasted });

export const importProgressSchema = z.object({
  importId: z.string(),
  state: z.enum(['running', 'completed', 'failed']),
  rows: z.number().int(),
  bytesRead: z.number().int(),
  bytesTotal: z.number().int(),
  message: z.string().nullable(),
});
export type ImportProgress = z.infer<typeof importProgressSchema>;
