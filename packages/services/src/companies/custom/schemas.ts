import { z } from 'zod';
import {
  CUSTOM_TEXT_MAX,
  OWN_COLUMN_KEY_MAX,
  OWN_COLUMN_NAME_MAX,
  OWN_COLUMN_OPTION_MAX,
  OWN_COLUMN_OPTIONS_MAX,
  OWN_COLUMNS_MAX,
} from '../limits.ts';
import { OWN_COLUMN_TYPES } from './own-column.ts';

/** Input and output of the calls on own columns. Safe in a browser. */

export const ownColumnTypeSchema = z.enum(OWN_COLUMN_TYPES).meta({
  id: 'OwnColumnType',
  description:
    'What values of the column are: a text, a number, a day, one of given options, a web address, or true and false',
  example: 'option',
});

export const ownColumnSchema = z
  .object({
    id: z.string().meta({ description: 'As the trash names it' }),
    key: z.string().meta({ description: 'As `custom` and filters name it; a new name leaves it' }),
    name: z.string().meta({ description: 'Heading of the column' }),
    type: ownColumnTypeSchema.meta({ description: 'Type of its values; it never changes' }),
    options: z.array(z.string()).meta({ description: 'Of an option column, in their order' }),
    order: z.number().int().meta({ description: 'Position among the columns, from 0' }),
  })
  .meta({ description: 'A column that users have added to all companies', id: 'OwnColumn' });
export type OwnColumn = z.infer<typeof ownColumnSchema>;

const nameSchema = z
  .string()
  .trim()
  .min(1, 'A column needs a name')
  .max(OWN_COLUMN_NAME_MAX, `The name of a column has at most ${OWN_COLUMN_NAME_MAX} characters`)
  .meta({ example: 'Deal stage' });
const optionsSchema = z
  .array(
    z
      .string()
      .trim()
      .min(1, 'An option needs a text')
      .max(OWN_COLUMN_OPTION_MAX, `An option has at most ${OWN_COLUMN_OPTION_MAX} characters`),
  )
  .max(OWN_COLUMN_OPTIONS_MAX, `A column has at most ${OWN_COLUMN_OPTIONS_MAX} options`)
  .meta({ description: 'Of an option column', example: ['Lead', 'Customer'] });

export const createOwnColumnInput = z
  .object({
    name: nameSchema.meta({ description: 'Heading of the column; its key follows from it' }),
    type: ownColumnTypeSchema.meta({ description: "Type of its values; it can't be changed later" }),
    options: optionsSchema
      .meta({ description: 'Values to choose from; required for an option column, refused for others' })
      .optional(),
  })
  .meta({ id: 'CreateOwnColumnInput', description: 'A column to add to all companies' });
export type CreateOwnColumnInput = z.infer<typeof createOwnColumnInput>;

export const ownColumnByKeyInput = z.object({
  key: z
    .string()
    .max(OWN_COLUMN_KEY_MAX)
    .regex(/^[a-z0-9_]+$/, 'A key has small letters, digits and underscores')
    .meta({ description: 'Key of the column, as `custom` of a company names it', example: 'deal_stage' }),
});
export type OwnColumnByKeyInput = z.infer<typeof ownColumnByKeyInput>;

export const updateOwnColumnInput = ownColumnByKeyInput
  .extend({
    name: nameSchema.meta({ description: 'New heading; the key stays' }).optional(),
    type: ownColumnTypeSchema
      .meta({ description: 'As it is: the type of a column stays', example: 'option' })
      .optional(),
    options: optionsSchema
      .meta({ description: "All options in their order; one that companies have can't be left out" })
      .optional(),
    position: z
      .number()
      .int()
      .min(0)
      .max(OWN_COLUMNS_MAX - 1)
      .meta({ description: 'Among the columns, from 0', example: 0 })
      .optional(),
  })
  .meta({ id: 'UpdateOwnColumnInput', description: 'What to change of a column; what is left out stays' });
export type UpdateOwnColumnInput = z.infer<typeof updateOwnColumnInput>;

const customValueSchema = z.union([z.string().max(CUSTOM_TEXT_MAX), z.number(), z.boolean()]);

/** Of a company, by the keys of its columns. */
export const customValuesSchema = z.record(z.string(), customValueSchema).meta({
  id: 'OwnColumnValues',
  description: 'Values of own columns by their keys: texts, numbers, true or false, days like 2026-03-31',
  example: { deal_stage: 'Customer' },
});
export const editedValuesSchema = z.record(z.string(), customValueSchema.nullable()).meta({
  id: 'EditedColumnValues',
  description: 'Values of own columns by their keys; null clears one, and those that are left out stay',
  example: { deal_stage: 'Customer' },
});
