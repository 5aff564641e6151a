import { z } from 'zod';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import { importModeSchema, importRowKindSchema } from './import-schemas.ts';
import { PLAN_ROWS_DEFAULT, PLAN_ROWS_MAX } from './limits.ts';

/** Input and output of the list of imports and of taking one back. Safe in a browser. */

export const importByIdInput = z.object({ id: uuidSchema().meta({ description: 'Id of the import' }) });

export const listImportsInput = z.object({
  cursor: z.string().max(100).meta({ description: 'The `nextCursor` of the previous page' }).optional(),
  limit: z.coerce.number().int().min(1).max(100).meta({ description: 'Imports of one page' }).default(20),
});
export type ListImportsInput = z.infer<typeof listImportsInput>;

export const listRowsInput = importByIdInput.extend({
  kind: importRowKindSchema.meta({ description: 'Only rows of this kind. Left out: all' }).optional(),
  cursor: z.coerce.number().int().min(0).meta({ description: 'The `nextCursor` of the previous page' }).optional(),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(PLAN_ROWS_MAX)
    .meta({ description: 'Rows of one page' })
    .default(PLAN_ROWS_DEFAULT),
});
export type ListRowsInput = z.infer<typeof listRowsInput>;

const takenBackSchema = z
  .object({
    at: z.string().meta({ description: 'When it was asked for' }),
    by: z.string().meta({ description: 'Who asked for it: `person`, `script` or `job`' }),
    batches: z.number().int().meta({ description: 'Parts of the import that are taken back so far' }),
    removed: z.number().int().meta({ description: 'Companies that the import had created and that are gone' }),
    restored: z.number().int().meta({ description: 'Companies that have their former values again' }),
    kept: z.number().int().meta({ description: 'Companies that keep something that was changed since' }),
  })
  .meta({ id: 'TakenBackImport', description: 'How far taking an import back is' });

export const companyImportSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the import' }),
    fileName: z.string().meta({ description: 'Name of the file that was sent' }),
    state: z
      .enum(['running', 'completed', 'failed', 'cancelled', 'taking_back', 'taken_back'])
      .meta({ description: 'Where the import stands' }),
    mode: importModeSchema.meta({ description: 'What rows may do to companies' }),
    by: z.string().meta({ description: 'Who started it: `person`, `script` or `job`' }),
    startedAt: z.string().meta({ description: 'When it began' }),
    endedAt: z.string().nullable().meta({ description: 'When it ended; null while it runs' }),
    rows: z.number().int().meta({ description: 'Rows that are read so far' }),
    bytesRead: z.number().int().meta({ description: 'Bytes of the file that are read so far' }),
    bytesTotal: z.number().int().meta({ description: 'Size of the file in bytes' }),
    message: z.string().nullable().meta({ description: 'Why it failed; null otherwise' }),
    isCancelRequested: z.boolean().meta({ description: 'True when it ends after the rows that are being written' }),
    counts: z
      .record(importRowKindSchema, z.number().int().meta({ description: 'Rows of this kind' }))
      .meta({ description: 'Rows of each kind so far' }),
    takenBack: takenBackSchema
      .nullable()
      .meta({ description: 'How far taking it back is; null when no one has asked for it' }),
  })
  .meta({ description: 'An import of companies and how far it is', id: 'CompanyImport' });
export type CompanyImport = z.infer<typeof companyImportSchema>;

export const importsPageSchema = z
  .object({
    items: z.array(companyImportSchema).meta({ description: 'Imports of this page, newest first' }),
    nextCursor: z.string().nullable().meta({ description: 'Pass as `cursor` for the next page; null on the last' }),
  })
  .meta({ id: 'ImportPage', description: 'One page of imports, newest first' });
export type ImportsPage = z.infer<typeof importsPageSchema>;

export const importedRowsPageSchema = z
  .object({
    items: z
      .array(
        z.object({
          line: z
            .number()
            .int()
            .meta({ description: 'Line of the file on which the row begins; the header is line 1' }),
          kind: importRowKindSchema,
          domain: z
            .string()
            .nullable()
            .meta({ description: 'Domain of the row; null where it names none that can be read' }),
          companyId: z
            .string()
            .nullable()
            .meta({ description: 'Id of the company that the row created or changed; null when it is none' }),
          reason: z.string().nullable().meta({ description: 'Why the row failed or was refused; null for others' }),
        }),
      )
      .meta({ description: 'Rows in the order of the file' }),
    nextCursor: z.string().nullable().meta({ description: 'Pass as `cursor` for the next page; null on the last' }),
  })
  .meta({ id: 'ImportedRowPage', description: 'One page of the rows of an import' });
export type ImportedRowsPage = z.infer<typeof importedRowsPageSchema>;

export const keptCompaniesSchema = z.array(
  z
    .object({
      companyId: z.string().meta({ description: 'Id of the company' }),
      name: z.string().meta({ description: 'Name of the company' }),
      reason: z.string().meta({ description: 'What stays and why' }),
    })
    .meta({ id: 'KeptCompany', description: 'A company that keeps something that was changed since' }),
);

export const takeBackPreviewSchema = z
  .object({
    removed: z.number().int().meta({ description: 'Companies that would be deleted, as the import had created them' }),
    restored: z.number().int().meta({ description: 'Companies that would have their former values again' }),
    kept: z.number().int().meta({ description: 'Companies that would keep something that was changed since' }),
    keptCompanies: keptCompaniesSchema.meta({ description: 'The first 1,000 of them, with what stays' }),
  })
  .meta({ id: 'TakeBackPreview', description: 'What taking an import back would do' });
export type TakeBackPreview = z.infer<typeof takeBackPreviewSchema>;
