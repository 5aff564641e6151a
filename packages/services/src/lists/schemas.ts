import { z } from 'zod';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import { LIST_NAME_MAX } from './limits.ts';

/** Shapes of lists. Safe in a browser: no Node and no database imports. */

export const listKindSchema = z
  .enum(['company', 'person'])
  .meta({ id: 'ListKind', description: 'What is on the list: companies, or saved contacts and leads' });
export type ListKind = z.infer<typeof listKindSchema>;

export const listIdSchema = uuidSchema('The id of a list is a UUID').meta({
  description: 'The id of a list',
  example: '3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77',
});

const nameSchema = z
  .string()
  .trim()
  .min(1, 'Give the list a name')
  .max(LIST_NAME_MAX, `The name of a list has at most ${LIST_NAME_MAX} characters`)
  .meta({ description: 'Unique per kind, whatever its case', example: 'Trade fair Lyon' });

export const listSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the list' }),
    name: z.string().meta({ description: 'Name of the list; unique per kind, whatever its case' }),
    kind: listKindSchema,
    createdAt: z.string().meta({ description: 'When it was created' }),
    updatedAt: z.string().meta({ description: 'When it was renamed last; as `createdAt` before' }),
    count: z.number().int().meta({ description: 'Number of companies, or of saved contacts and leads together' }),
  })
  .meta({ description: 'A list of companies or of people', id: 'List' });
export type List = z.infer<typeof listSchema>;

export const listListsInput = z.object({
  kind: listKindSchema.meta({ description: 'Only lists of this kind. Left out: all' }).optional(),
});
export type ListListsInput = z.infer<typeof listListsInput>;
export const createListInput = z
  .object({ name: nameSchema, kind: listKindSchema })
  .meta({ id: 'CreateListInput', description: 'A list to create' });
export type CreateListInput = z.infer<typeof createListInput>;
export const userListByIdInput = z.object({ id: listIdSchema });
export const renameListInput = userListByIdInput
  .extend({ name: nameSchema })
  .meta({ id: 'RenameListInput', description: 'The new name of a list' });
export type RenameListInput = z.infer<typeof renameListInput>;
