import { z } from 'zod';
import { fieldOriginSchema } from './edit-schemas.ts';
import { companyIdSchema } from './figure-schemas.ts';
import { CURSOR_MAX, PARENT_NOTE_MAX, SUBSIDIARIES_LIMIT_DEFAULT, SUBSIDIARIES_LIMIT_MAX } from './limits.ts';

/** Which company belongs to which. Safe in a browser. */

export const companyParentSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    domain: z.string(),
    /** It was deleted; the name and the domain are those that it had. */
    isRemoved: z.boolean(),
  })
  .meta({ id: 'CompanyParent' });

export const companyRelationsSchema = z
  .object({
    id: z.string(),
    parent: companyParentSchema
      .extend({
        note: z.string().nullable().meta({ description: 'Why, in the words of whoever set it' }),
        origin: fieldOriginSchema,
      })
      .nullable(),
    /** Nearest first: the parent, its parent and so on, each by the name that it has or had. */
    ancestors: z.array(z.object({ id: z.string(), name: z.string() })),
    subsidiaries: z.number().int().meta({ description: 'Companies that have this one as their parent' }),
  })
  .meta({ id: 'CompanyRelations' });
export type CompanyRelations = z.infer<typeof companyRelationsSchema>;

export const setParentInput = z.object({
  id: companyIdSchema,
  parentId: companyIdSchema.meta({ example: '65f0c0ffee0000000000000a' }),
  note: z
    .string()
    .trim()
    .max(PARENT_NOTE_MAX)

    .meta({ description: 'Why; shown with it', example: 'Annual report 2025, note 31' })
    .optional(),
});
export type SetParentInput = z.infer<typeof setParentInput>;

export const listSubsidiariesInput = z.object({
  id: companyIdSchema,
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(SUBSIDIARIES_LIMIT_MAX)

    .meta({ description: `Companies of one page; ${SUBSIDIARIES_LIMIT_DEFAULT} when not given` })
    .optional(),
  cursor: z.string().max(CURSOR_MAX).meta({ description: 'The cursor of the previous page' }).optional(),
});
export type ListSubsidiariesInput = z.infer<typeof listSubsidiariesInput>;
