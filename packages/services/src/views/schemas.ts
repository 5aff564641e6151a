import { z } from 'zod';
import { companySortSchema, linkedFilterSchema, searchTextSchema, shownFilterSchema } from '../companies/schemas.ts';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import {
  COLUMN_NAME_MAX,
  COLUMN_NAMES,
  DENSITIES,
  isColumnName,
  READY_MADE_IDS,
  VIEW_COLUMNS_MAX,
  VIEW_NAME_MAX,
} from './limits.ts';

/** Shapes of views. Safe in a browser: no Node and no database imports. */

const viewIdSchema = z
  .union([z.enum(READY_MADE_IDS), uuidSchema()], `The id of a view is a UUID, or one of ${READY_MADE_IDS.join(', ')}`)
  .meta({
    description: `The id of a view: a UUID, or of one that is always there, ${READY_MADE_IDS.join(', ')}`,
    example: '8b1c6a52-4f0e-4a3e-9c57-2d1f0a9b7e64',
  });

const nameSchema = z
  .string()
  .trim()
  .min(1, 'Give the view a name')
  .max(VIEW_NAME_MAX, `The name of a view has at most ${VIEW_NAME_MAX} characters`)
  .meta({ description: 'Unique, whatever its case', example: 'German software makers' });

const columnSchema = z
  .string()
  .max(COLUMN_NAME_MAX)
  .refine(isColumnName, `Give one of ${COLUMN_NAMES.join(', ')}, source:<name of a source> or custom.<key>`);

const columnsSchema = z
  .array(columnSchema)
  .max(VIEW_COLUMNS_MAX)
  .refine((names) => new Set(names).size === names.length, 'Name each column once')
  .nullable()
  .meta({
    description:
      `The columns between the name and the details, in their order: ${COLUMN_NAMES.join(', ')}, source:<name of a source> ` +
      'or custom.<key>. null for the table as it comes.',
    example: ['employees', 'spread', 'source:Wikidata'],
  });

const densitySchema = z.enum(DENSITIES).meta({ description: 'The height of the rows', example: 'compact' });

const savedSchema = z.object({
  q: searchTextSchema.meta({ description: 'The text that is searched for; empty for none', example: 'robotics' }),
  filter: linkedFilterSchema
    .nullable()
    .meta({ description: 'null: all companies', example: { field: 'country', op: 'is', value: 'DE' } }),
  sort: companySortSchema
    .nullable()
    .meta({ description: 'null: by relevance in a search, else the largest first', example: '-growth12' }),
  columns: columnsSchema,
  density: densitySchema,
});

export const viewSchema = savedSchema
  .extend({
    id: z.string().meta({ description: 'Id of the view: a UUID, or the name of one that is always there' }),
    name: z.string().meta({ description: 'Name of the view; unique, whatever its case' }),
    isReadyMade: z.boolean().meta({ description: 'Always there; it can be copied, not changed' }),
    filter: shownFilterSchema
      .nullable()
      .meta({ description: 'Condition that companies have to fit; null for all companies' }),
    problems: z.array(z.string()).meta({
      description:
        'What the filter names and no longer exists, in sentences. With an unknown field, a list with this filter is refused.',
    }),
    createdAt: z.string().nullable().meta({ description: 'When it was saved; null for those that are always there' }),
    updatedAt: z.string().nullable().meta({
      description: 'When it was changed last, which the next change has to give; null for those that are always there',
    }),
  })
  .meta({ description: 'A saved search of companies: text, filter, order and columns', id: 'View' });
export type View = z.infer<typeof viewSchema>;

export const createViewInput = savedSchema
  .partial()
  .extend({ name: nameSchema })
  .meta({ id: 'CreateViewInput', description: 'A view to save; what is left out is as in a new list' });
export type CreateViewInput = z.infer<typeof createViewInput>;

export const viewByIdInput = z.object({ id: viewIdSchema });

export const updateViewInput = createViewInput
  .partial()
  .extend({
    ...viewByIdInput.shape,
    updatedAt: z.iso.datetime('Give the updatedAt that the view had when you read it').meta({
      description: 'The `updatedAt` that the view had when it was read; 409 when it was changed since',
      example: '2026-11-23T12:00:00.000Z',
    }),
  })
  .meta({ id: 'UpdateViewInput', description: 'What to change of a view; what is left out stays' });
export type UpdateViewInput = z.infer<typeof updateViewInput>;
