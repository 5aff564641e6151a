import { z } from 'zod';
import { ownColumnTypeSchema } from './custom/schemas.ts';
import { companyFieldSchema } from './edit-schemas.ts';
import { IMPORT_PASTED_MAX, MAPPING_TEXT_MAX, PLAN_ROWS_MAX, SOURCE_NAME_MAX } from './limits.ts';

/** Input and output of an import of companies from a CSV, a workbook or pasted rows, its preview and its progress. Safe in a browser. */

/**
 * What a column of a file can be; an identifier, the figure of a named source, an own column and one to be added are written
 * "identifier:lei", "employees:LinkedIn", "custom:deal_stage" and "new:number:Deal size"; "note" makes each cell a note.
 */
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

export const importColumnSchema = z
  .object({
    header: z.string().meta({ description: 'Heading of the column in the file' }),
    field: z
      .string()
      .nullable()
      .meta({ description: 'What the column is taken for, as in the option `mapping`; null when it is left out' }),
    label: z.string().nullable().meta({ description: 'The field in words; null when the column is left out' }),
    by: z.enum(['rule', 'hand', 'remembered']).meta({
      description: 'Who decided: the headers and cells, the option `mapping`, or an earlier import of the same headers',
    }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Why the column is left out, as a sentence; null when it is not' }),
    samples: z.array(z.string()).meta({ description: 'The first cells that are not empty, at most 3' }),
    ownColumnType: ownColumnTypeSchema.meta({ description: 'What a new own column of these cells would be' }),
  })
  .meta({ id: 'ImportColumn', description: 'A column of the file and what becomes of it' });
export type ImportColumn = z.infer<typeof importColumnSchema>;

const leftOutColumnSchema = z
  .object({
    column: z.number().int().meta({ description: 'Position of the column, from 1' }),
    header: z.string().meta({ description: 'Heading of the column in the file' }),
    reason: z.string().meta({ description: 'Why it is left out, as a sentence' }),
  })
  .meta({ id: 'LeftOutColumn', description: 'A column of the file that is not imported' });

export const importRowErrorSchema = z
  .object({
    line: z.number().int().meta({ description: 'Line of the file on which the row begins; the header is line 1' }),
    column: z
      .string()
      .nullable()
      .meta({ description: 'Field or heading that the cell belongs to; null when it is about the whole row' }),
    value: z
      .string()
      .nullable()
      .meta({ description: 'The cell as it is in the file; null when it is about the whole row' }),
    reason: z.string().meta({ description: 'What is wrong, as a sentence' }),
    trashId: z
      .string()
      .meta({
        description: 'The company of the row was deleted: POST /api/trash/{id}/restore with this id brings it back',
      })
      .optional(),
  })
  .meta({ id: 'ImportRowError', description: 'A row or cell of the file, and what is wrong with it' });
export type ImportRowError = z.infer<typeof importRowErrorSchema>;

export const importRenameSchema = z
  .object({
    domain: z.string().meta({ description: 'Domain of the company' }),
    field: z.enum(['name', 'industry']).meta({ description: 'Which field' }),
    before: z.string().meta({ description: 'Value that the company had' }),
    after: z.string().meta({ description: 'Value of the file' }),
  })
  .meta({ id: 'ImportRename', description: 'A name or industry that the file gives to a tracked company' });
export type ImportRename = z.infer<typeof importRenameSchema>;

export const importSuggestionSchema = z
  .object({
    domain: z.string().meta({ description: 'Domain of the company' }),
    field: companyFieldSchema.meta({ description: 'The locked field' }),
    before: z.string().meta({ description: 'Locked value, which stays' }),
    after: z.string().meta({ description: 'Value of the file' }),
  })
  .meta({ id: 'ImportSuggestion', description: 'A value of the file that is suggested in place of a locked one' });
export type ImportSuggestion = z.infer<typeof importSuggestionSchema>;

export const importResultSchema = z
  .object({
    importId: z.string().meta({ description: 'Id of the import, for GET /api/imports/{id} and for taking it back' }),
    imported: z.number().int().meta({ description: 'Rows that were taken: `created` and `updated` together' }),
    companies: z.number().int().meta({ description: 'Companies that those rows added or changed, each counted once' }),
    created: z.number().int().meta({ description: 'Rows that added a company' }),
    updated: z.number().int().meta({ description: 'Rows that changed a tracked company' }),
    historical: z.number().int().meta({
      description:
        'Of the updated rows: those whose figures are older than the known ones and only went into the history',
    }),
    renamed: z
      .number()
      .int()
      .meta({ description: 'Of the updated rows: those that gave a company another name or industry' }),
    namesKept: z
      .number()
      .int()
      .meta({ description: 'Rows whose other name or industry was left out, because `renames` is "keep"' }),
    suggested: z
      .number()
      .int()
      .meta({ description: 'Rows that say something else than a locked field of their company; that field stays' }),
    notesAdded: z.number().int().meta({ description: 'Notes that were added to companies' }),
    skipped: z.number().int().meta({ description: 'Rows that add nothing: `unchanged` and `duplicates` together' }),
    unchanged: z.number().int().meta({ description: 'Rows that say nothing new about a company already stored' }),
    duplicates: z
      .number()
      .int()
      .meta({ description: 'Rows that repeat a domain of an earlier row in this file and add nothing' }),
    refused: z.number().int().meta({ description: 'Rows that `mode` refuses' }),
    failed: z.number().int().meta({ description: "Rows that can't be read; `errors` says why" }),
    ignoredCells: z
      .number()
      .int()
      .meta({ description: 'Optional cells that could not be read and were left out of rows that were taken' }),
    rows: z.number().int().meta({ description: 'Rows of the file without the header' }),
    errors: z.array(importRowErrorSchema).meta({ description: 'The first 1,000 failed rows; the error file has all' }),
    repeats: z
      .array(importRowErrorSchema)
      .meta({ description: 'The first 1,000 rows that repeat an earlier one and add nothing' }),
    notes: z.array(importRowErrorSchema).meta({ description: 'The first 1,000 cells that were left out' }),
    renames: z.array(importRenameSchema).meta({
      description: 'The first 1,000 names and industries that the file gives to tracked companies in place of theirs',
    }),
    suggestions: z
      .array(importSuggestionSchema)
      .meta({ description: 'The first 1,000 values that are suggested in place of locked ones' }),
    refusals: z
      .array(importRowErrorSchema)
      .meta({ description: 'The first 1,000 rows that `mode` refuses, with the reason' }),
    leftOutColumns: z
      .array(leftOutColumnSchema)
      .meta({ description: 'The columns of the file that were not imported' }),
    isCancelled: z.boolean().meta({ description: 'True when it was cancelled: rows up to there are imported' }),
    errorFile: z.string().nullable().meta({
      description:
        'Address of a CSV of the failed rows with line and reason, importable when corrected; null without errors',
    }),
  })
  .meta({ description: 'What became of the rows of a file', id: 'ImportResult' });
export type ImportResult = z.infer<typeof importResultSchema>;

export const importModeSchema = z.enum(['create_and_update', 'create_only', 'update_only', 'fill_empty']).meta({
  id: 'ImportMode',
  description: 'What rows may do to companies: add and change them, only add, only change, or only fill empty fields',
});
export type ImportMode = z.infer<typeof importModeSchema>;

export const importRowKindSchema = z.enum(['created', 'updated', 'unchanged', 'repeat', 'refused', 'failed']).meta({
  id: 'ImportRowKind',
  description: 'What becomes of a row: a repeat adds nothing to an earlier row; failed and refused rows have a reason',
});
export type ImportRowKind = z.infer<typeof importRowKindSchema>;

export const plannedRowSchema = z
  .object({
    line: z.number().int().meta({ description: 'Line of the file on which the row begins; the header is line 1' }),
    kind: importRowKindSchema,
    domain: z
      .string()
      .nullable()
      .meta({ description: 'Domain of the row in normal form; null where it names none that can be read' }),
    name: z.string().nullable().meta({ description: 'Name of the company in the row; null where it has none' }),
    reason: z.string().nullable().meta({ description: 'Why the row is failed or refused; null for others' }),
    fields: z
      .array(
        z.object({
          field: z.string().meta({
            description:
              'Name of the field: `name`, `domain`, `industry`, `locations`, `identifiers`, `figure:` and the source, `custom.` and the key of an own column, or `note` for each note that is added',
          }),
          before: z.string().nullable().meta({ description: 'Value that the company has; null for none' }),
          after: z.string().nullable().meta({ description: 'Value that it would have; null for none' }),
        }),
      )
      .meta({
        description: 'What changes, by the names of the fields',
      }),
  })
  .meta({ id: 'PlannedRow', description: 'What the import would do with one row' });
export type PlannedRow = z.infer<typeof plannedRowSchema>;

const delimiterSchema = z
  .enum([',', ';', '\t', '|'])
  .meta({ id: 'CsvDelimiter', description: 'Character between the cells' });
const encodingSchema = z
  .enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'])
  .meta({ id: 'TextEncoding', description: 'Encoding of a text' });

export const importPreviewSchema = z
  .object({
    encoding: encodingSchema.meta({
      description: 'Encoding of the text, as found or given; of a workbook, that of its error file',
    }),
    delimiter: delimiterSchema.meta({ description: 'Character between the cells, as found or given' }),
    sheet: z
      .string()
      .nullable()
      .meta({ description: 'Sheet of a workbook that is read, which is the first visible one; null for text' }),
    headers: z.array(z.string()).meta({ description: 'Headings of the columns, in the order of the file' }),
    mapping: z
      .array(z.string().nullable())
      .meta({ description: 'The meaning of each header; null when it is ignored' }),
    columns: z.array(importColumnSchema).meta({ description: 'Each column with its field, in the order of the file' }),
    missing: z.array(z.enum(['name', 'domain', 'industry'])).meta({
      description:
        'Fields that a column must have first (only with `columns=assisted`); the outcome counts nothing then',
    }),
    sample: z.array(z.array(z.string())).meta({ description: 'First 5 data rows, as cells in header order' }),
    outcome: importResultSchema
      .omit({ importId: true, errorFile: true, isCancelled: true })
      .meta({ description: 'What the import would do; importing gives the same numbers' }),
    plan: z
      .object({
        rows: z.array(plannedRowSchema).meta({ description: 'Rows of this page, in the order of the file' }),
        nextCursor: z
          .number()
          .int()
          .nullable()
          .meta({ description: 'Pass as `planCursor` for the next rows; null on the last page' }),
        counts: z
          .record(importRowKindSchema, z.number().int().meta({ description: 'Rows of this kind' }))
          .meta({ description: 'Rows of each kind in the whole file' }),
      })
      .meta({ description: 'Row by row what the import would do; the next page by `planCursor` with the same file' }),
  })
  .meta({ description: 'What importing a file would do; nothing is written', id: 'ImportPreview' });
export type ImportPreview = z.infer<typeof importPreviewSchema>;

/** What becomes of other names and industries of tracked companies. */
export const renamesSchema = z
  .enum(['apply', 'keep'])
  .meta({ id: 'Renames', description: 'Whether other names and industries replace those of tracked companies' });

/** JSON in a form field: `{"0":"name","3":"domain"}`. */
const mappingSchema = z
  .string()
  .max(MAPPING_TEXT_MAX)
  .refine(isMapping, 'Expected JSON like {"0":"name","3":"domain"}')
  .meta({
    description:
      'Fields by the position of their columns, from 0, as JSON: {"0":"name","3":"domain"}. Other columns are left out. Name and domain are required. An own column is "custom:deal_stage", one that the import adds "new:text:Owner" (text, number, date, url or boolean). "note", for any number of columns, adds each cell to its company as a note of the day of the import, in every `mode`; one that the company has already is not added again. Remembered for files with the same headers.',
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
  source: z
    .string()
    .trim()
    .min(1)
    .max(SOURCE_NAME_MAX)
    .meta({ description: 'Name of the source for a plain employees column. Left out: "CSV"' })
    .optional(),
  asOf: z.iso
    .date()
    .meta({
      description: 'Day for which the figures are true, from 1900 to tomorrow (UTC). Left out: the day of the import',
    })
    .optional(),
  today: z.iso.date().meta({ description: 'Day of the import where the user is. Left out: the day in UTC' }).optional(),
  mode: importModeSchema
    .meta({
      description:
        'Decided by what was tracked before the import; default "create_and_update". "fill_empty" creates nothing and fills what is empty: industry, locations, kinds of identifiers, figures of sources without one',
    })
    .optional(),
  renames: renamesSchema
    .meta({ description: 'Whether other names and industries replace those of tracked companies. Left out: apply' })
    .optional(),
  delimiter: delimiterSchema
    .meta({ description: 'Character between the cells. Left out: found from the text' })
    .optional(),
  encoding: encodingSchema.meta({ description: 'Encoding of the text. Left out: found from the bytes' }).optional(),
  importId: z
    .uuid()
    .meta({ description: 'Id that the import gets, so that its progress can be read while the file is sent' })
    .optional(),
  mapping: mappingSchema.optional(),
  columns: z
    .enum(['automatic', 'assisted'])
    .meta({
      id: 'ColumnAssignment',
      description:
        '"automatic" (default): a file without a column of its own for name, domain and industry is refused. "assisted": a mapping that was given for the same headers before is used again, and the preview names missing fields',
    })
    .optional(),
});
export type ImportOptions = z.infer<typeof importOptionsSchema>;

/** Form fields beside the file. */
export const importFormSchema = importOptionsSchema.extend({
  async: z
    .enum(['true', 'false'])
    .meta({
      id: 'BooleanText',
      description:
        'Answers 202 with the address of the import as soon as the file is there, like `Prefer: respond-async`',
    })
    .optional(),
});

/** Rows with their header, as copied from a spreadsheet or as CSV. */
const pasted = {
  text: z
    .string()
    .min(1, 'Paste the rows with their header first')
    .max(IMPORT_PASTED_MAX, 'Too many rows to paste; choose a file instead')
    .meta({
      description: 'Rows as text with their header, as copied from a spreadsheet or as CSV',
      example: 'Company\tWebsite\tIndustry\nAcme\tacme.com\tTools',
    }),
};
const { encoding: _, ...textOptions } = importOptionsSchema.shape;
export const importPastedInput = z
  .object({
    ...textOptions,
    ...pasted,
    async: z
      .boolean()
      .meta({ description: 'True: answers 202 as soon as the rows are there, like `Prefer: respond-async`' })
      .optional(),
  })
  .meta({ id: 'ImportPastedCompaniesInput', description: 'Rows of companies to import' });

export const startedImportSchema = z
  .object({
    importId: z.string().meta({ description: 'Id of the import' }),
    address: z.string().meta({ description: 'Where to read how far it is' }),
  })
  .meta({ id: 'StartedImport', description: 'An import that has begun and runs on' });

/** Of a preview alone: which rows of the plan it answers. */
export const importPreviewOptionsSchema = importOptionsSchema.extend({
  planCursor: z.coerce
    .number()
    .int()
    .min(0)
    .meta({ description: 'Answers rows behind this line: `nextCursor` of the previous page' })
    .optional(),
  planKind: importRowKindSchema.meta({ description: 'Answers only rows of this kind' }).optional(),
  planLimit: z.coerce
    .number()
    .int()
    .min(1)
    .max(PLAN_ROWS_MAX)
    .meta({ description: 'Rows of the plan in one answer' })
    .optional(),
});
export type ImportPreviewOptions = z.infer<typeof importPreviewOptionsSchema>;
const { encoding: __, ...textPreviewOptions } = importPreviewOptionsSchema.shape;
export const previewPastedInput = z
  .object({ ...textPreviewOptions, ...pasted })
  .meta({ id: 'PreviewPastedCompaniesInput', description: 'Rows of companies to look at' });

export const importProgressSchema = z
  .object({
    importId: z.string().meta({ description: 'Id of the import' }),
    state: z.enum(['running', 'completed', 'failed']).meta({ description: 'Whether it runs, is done or has failed' }),
    rows: z.number().int().meta({ description: 'Rows that are read so far' }),
    bytesRead: z.number().int().meta({ description: 'Bytes of the file that are read so far' }),
    bytesTotal: z.number().int().meta({ description: 'Size of the file in bytes' }),
    message: z.string().nullable().meta({ description: 'Why it failed; null otherwise' }),
  })
  .meta({ id: 'ImportProgress', description: 'How far an import is' });
export type ImportProgress = z.infer<typeof importProgressSchema>;
