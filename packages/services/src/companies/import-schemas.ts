import { z } from 'zod';
import { companyFieldSchema } from './edit-schemas.ts';
import { SOURCE_NAME_MAX } from './limits.ts';

/** Input and output of a CSV import, its preview and its progress. Safe in a browser. */

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
