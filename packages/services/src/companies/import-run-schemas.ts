import { z } from 'zod';
import { importModeSchema, importRowKindSchema } from './import-schemas.ts';
import { PLAN_ROWS_DEFAULT, PLAN_ROWS_MAX } from './limits.ts';

/** Input and output of the list of imports and of taking one back. Safe in a browser. */

export const importByIdInput = z.object({ id: z.uuid() });

export const listImportsInput = z.object({
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export type ListImportsInput = z.infer<typeof listImportsInput>;

export const listRowsInput = importByIdInput.extend({
  kind: importRowKindSchema.optional(),
  cursor: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(PLAN_ROWS_MAX).default(PLAN_ROWS_DEFAULT),
});
export type ListRowsInput = z.infer<typeof listRowsInput>;

const takenBackSchema = z.object({
  at: z.string(),
  by: z.string(),
  /** Parts of the import that are taken back so far. */
  batches: z.number().int(),
  /** Companies that the import had created and that are gone. */
  removed: z.number().int(),
  /** Companies that have their former values again. */
  restored: z.number().int(),
  /** Companies that keep something that was changed since. */
  kept: z.number().int(),
});

export const companyImportSchema = z
  .object({
    id: z.string(),
    fileName: z.string(),
    state: z.enum(['running', 'completed', 'failed', 'cancelled', 'taking_back', 'taken_back']),
    mode: importModeSchema,
    /** `person`, `script` or `job`. */
    by: z.string(),
    startedAt: z.string(),
    endedAt: z.string().nullable(),
    rows: z.number().int(),
    bytesRead: z.number().int(),
    bytesTotal: z.number().int(),
    message: z.string().nullable(),
    /** It ends after the rows that are being written. */
    isCancelRequested: z.boolean(),
    /** Rows of each kind so far. */
    counts: z.record(importRowKindSchema, z.number().int()),
    /** How far taking it back is; null when no one has asked for it. */
    takenBack: takenBackSchema.nullable(),
  })
  .meta({ id: 'CompanyImport' });
export type CompanyImport = z.infer<typeof companyImportSchema>;

export const importsPageSchema = z.object({ items: z.array(companyImportSchema), nextCursor: z.string().nullable() });
export type ImportsPage = z.infer<typeof importsPageSchema>;

export const importedRowsPageSchema = z.object({
  items: z.array(
    z.object({
      /** Line of the file on which the row begins. */
      line: z.number().int(),
      kind: importRowKindSchema,
      domain: z.string().nullable(),
      companyId: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  nextCursor: z.string().nullable(),
});
export type ImportedRowsPage = z.infer<typeof importedRowsPageSchema>;

export const keptCompaniesSchema = z.array(z.object({ companyId: z.string(), name: z.string(), reason: z.string() }));

export const takeBackPreviewSchema = z.object({
  removed: z.number().int(),
  restored: z.number().int(),
  /** Companies that would keep something that was changed since. */
  kept: z.number().int(),
  /** The first 1,000 of them, with what stays. */
  keptCompanies: keptCompaniesSchema,
});
export type TakeBackPreview = z.infer<typeof takeBackPreviewSchema>;
