import { z } from 'zod';
import { fieldOriginSchema } from './edit-schemas.ts';
import { companyIdSchema, namedCompanySchema } from './figure-schemas.ts';
import { CURSOR_MAX, PARENT_NOTE_MAX, SUBSIDIARIES_LIMIT_DEFAULT, SUBSIDIARIES_LIMIT_MAX } from './limits.ts';

/** Which company belongs to which. Safe in a browser. */

export const companyParentSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the parent' }),
    name: z.string().meta({ description: 'Name of the parent; the last one when it was deleted' }),
    domain: z.string().meta({ description: 'Domain of the parent; the last one when it was deleted' }),
    isRemoved: z
      .boolean()
      .meta({ description: 'True when the parent was deleted: name and domain are those that it had' }),
  })
  .meta({ description: 'The company above another one, as a user set it', id: 'CompanyParent' });

export const companyRelationsSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the company' }),
    parent: companyParentSchema
      .extend({
        note: z.string().nullable().meta({ description: 'Why, in the words of whoever set it' }),
        origin: fieldOriginSchema.meta({ description: 'Who set the parent, and when' }),
      })
      .nullable()
      .meta({ description: 'The company above, with who set it and why; null without' }),
    ancestors: z.array(namedCompanySchema).meta({ description: 'The parent, its parent and so on, the nearest first' }),
    subsidiaries: z.number().int().meta({ description: 'Companies that have this one as their parent' }),
  })
  .meta({ description: 'The parent of a company, those above it, and how many are below', id: 'CompanyRelations' });
export type CompanyRelations = z.infer<typeof companyRelationsSchema>;

export const setParentInput = z
  .object({
    id: companyIdSchema,
    parentId: companyIdSchema.meta({
      description: 'Id of the parent: another company, not one below this one',
      example: '65f0c0ffee0000000000000a',
    }),
    note: z
      .string()
      .trim()
      .max(PARENT_NOTE_MAX)
      .meta({ description: 'Why; shown with it', example: 'Annual report 2025, note 31' })
      .optional(),
  })
  .meta({ id: 'SetParentInput', description: 'The company to put above this one' });
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
  cursor: z.string().max(CURSOR_MAX).meta({ description: 'The `nextCursor` of the previous page' }).optional(),
});
export type ListSubsidiariesInput = z.infer<typeof listSubsidiariesInput>;
