import { z } from 'zod';
import { editedValuesSchema } from '../custom/schemas.ts';
import { companyIdSchema, figureKindSchema, figureScopeSchema } from '../figure-schemas.ts';
import { importModeSchema, renamesSchema } from '../import-schemas.ts';
import {
  COMPANY_LISTS_MAX,
  COMPANY_NAME_MAX,
  COMPANY_SOURCES_MAX,
  DOMAIN_TEXT_MAX,
  EDITED_LOCATIONS_MAX,
  HEADCOUNT_MAX,
  IDENTIFIER_TEXT_MAX,
  INDUSTRY_MAX,
  LOCATION_MAX,
  SOURCE_NAME_MAX,
  UPSERT_ROWS_MAX,
  URL_MAX,
} from '../limits.ts';
import { tagsSchema } from '../note-schemas.ts';

/** Input and output of an upsert of many companies. Safe in a browser. */

const headcountNumber = z.number().int().min(0).max(HEADCOUNT_MAX);

const upsertFigureSchema = z
  .strictObject({
    source: z.string().trim().min(1).max(SOURCE_NAME_MAX).meta({ description: 'Who says so', example: 'LinkedIn' }),
    employeeCount: headcountNumber.meta({ description: 'A figure; else give employeeMin', example: 120 }).optional(),
    employeeMin: headcountNumber.meta({ description: 'The lower end of a range', example: 51 }).optional(),
    employeeMax: headcountNumber
      .meta({ description: 'The upper end; left out with employeeMin: so many or more', example: 200 })
      .optional(),
    kind: figureKindSchema
      .meta({ description: 'How it was found out; default: `file`, and `band` of a range' })
      .optional(),
    scope: figureScopeSchema.meta({ description: 'What it counts; default: unknown' }).optional(),
    asOf: z.iso
      .date()
      .meta({ description: 'The day for which it is true; default: today', example: '2026-03-31' })
      .optional(),
    url: z
      .url({ protocol: /^https?$/ })
      .max(URL_MAX)
      .meta({ description: 'Where it stands' })
      .optional(),
  })
  .meta({ description: 'What one source says about the headcount: a figure or a range', id: 'UpsertFigure' });
export type UpsertFigure = z.infer<typeof upsertFigureSchema>;

const upsertIdentifierSchema = z
  .strictObject({
    kind: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .meta({ description: 'A register, as `lei`, or a namespace of your own', example: 'hubspot' }),
    value: z
      .string()
      .trim()
      .min(1)
      .max(IDENTIFIER_TEXT_MAX)
      .meta({ description: 'In any usual spelling', example: '123' }),
  })
  .meta({ description: 'An identifier by its kind and value', id: 'UpsertIdentifier' });

export const upsertRowSchema = z
  .strictObject({
    domain: z
      .string()
      .trim()
      .min(1)
      .max(DOMAIN_TEXT_MAX)
      .meta({ description: 'A key; a new company needs it', example: 'acme.com' })
      .optional(),
    id: companyIdSchema.meta({ description: 'A key: the id of a tracked company' }).optional(),
    identifier: upsertIdentifierSchema.meta({ description: 'A key; a company of this row gets it' }).optional(),
    name: z
      .string()
      .trim()
      .min(1)
      .max(COMPANY_NAME_MAX)
      .meta({ description: 'A new company needs it', example: 'Acme Robotics' })
      .optional(),
    industry: z
      .string()
      .trim()
      .min(1)
      .max(INDUSTRY_MAX)
      .meta({ description: 'Its industry', example: 'Robotics' })
      .optional(),
    locations: z
      .array(z.string().trim().min(1).max(LOCATION_MAX))
      .max(EDITED_LOCATIONS_MAX)
      .meta({ description: 'Added to those of the company', example: ['Oslo, Norway'] })
      .optional(),
    locationSource: z
      .string()
      .trim()
      .min(1)
      .max(SOURCE_NAME_MAX)
      .meta({ description: 'Who states the locations' })
      .optional(),
    figures: z
      .array(upsertFigureSchema)
      .max(COMPANY_SOURCES_MAX)
      .meta({ description: 'One for each source' })
      .optional(),
    identifiers: z
      .array(upsertIdentifierSchema)
      .max(COMPANY_SOURCES_MAX)
      .meta({ description: 'Added to those of the company' })
      .optional(),
    custom: editedValuesSchema.optional(),
    tags: tagsSchema.meta({ description: 'Added to those of the company', example: ['Priority'] }).optional(),
    lists: z
      .array(z.string().min(1).max(60))
      .max(COMPANY_LISTS_MAX)
      .meta({ description: 'Ids of lists of companies to put it on' })
      .optional(),
  })
  .meta({ id: 'UpsertRow', description: 'Key and fields of one company; at least one of domain, id and identifier' });
export type UpsertRow = z.infer<typeof upsertRowSchema>;

export const upsertOptionsSchema = z.strictObject({
  dryRun: z.boolean().meta({ description: 'true: answer what would happen, write nothing' }).optional(),
  mode: importModeSchema.meta({ description: 'What rows may do; default: create_and_update' }).optional(),
  renames: renamesSchema
    .meta({ description: 'What becomes of other names and industries of tracked companies; default: apply' })
    .optional(),
});
export type UpsertOptions = z.infer<typeof upsertOptionsSchema>;

export const upsertCompaniesInput = upsertOptionsSchema
  .extend({
    rows: z
      .array(upsertRowSchema)
      .min(1)
      .max(UPSERT_ROWS_MAX)
      .meta({ description: 'One company each; a row that is wrong stops no other' }),
  })
  .meta({ id: 'UpsertCompaniesInput', description: 'The companies to add and to change' });

/** The same with rows that are read one by one. */
export const uncheckedUpsertInput = upsertOptionsSchema.extend({
  rows: z.array(z.unknown()).min(1).max(UPSERT_ROWS_MAX),
});

export const upsertResultSchema = z
  .object({
    row: z.number().int().meta({ description: 'From 0, as in the request' }),
    status: z.enum(['created', 'updated', 'unchanged', 'refused', 'conflict']).meta({
      description:
        '`refused`: `issues` say why; `conflict`: its keys name no single company; `candidates` are those that they name',
    }),
    id: z.string().nullable().meta({ description: 'Of the company; null where there is none' }),
    domain: z.string().nullable().meta({ description: 'Of the company' }),
    fields: z.array(z.string()).meta({ description: 'What changed, as `name`, `figure:LinkedIn`, `custom.tier`' }),
    issues: z
      .array(
        z.object({
          path: z.array(z.union([z.string(), z.number()])).meta({ description: 'Within the row' }),
          message: z.string().meta({ description: 'What is wrong and what would be right, or what was left out' }),
          value: z.string().nullable().meta({ description: 'As it was sent, shortened' }),
        }),
      )
      .meta({ description: 'Why it was refused; else what of it was left out, as a value of a locked field' }),
    candidates: z.array(z.string()).meta({ description: 'Ids of the companies that its keys name' }),
  })
  .meta({ description: 'What became of one row', id: 'UpsertResult' });
export type UpsertResult = z.infer<typeof upsertResultSchema>;

const count = z.number().int();
export const upsertAnswerSchema = z
  .object({
    created: count.meta({ description: 'Rows that added a company' }),
    updated: count.meta({ description: 'Rows that changed a company' }),
    unchanged: count.meta({ description: 'Rows that say nothing new' }),
    refused: count.meta({ description: 'Rows that are wrong; their `issues` say why' }),
    conflict: count.meta({ description: 'Rows whose keys name no single company' }),
    dryRun: z.boolean().meta({ description: 'True when nothing was written' }),
    results: z.array(upsertResultSchema).meta({ description: 'One for each row, in their order' }),
  })
  .meta({ description: 'What became of all rows', id: 'UpsertAnswer' });
export type UpsertAnswer = z.infer<typeof upsertAnswerSchema>;
