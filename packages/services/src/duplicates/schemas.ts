import { z } from 'zod';
import { companyIdSchema, companySchema } from '../companies/schemas.ts';
import { queuePage, queuePageInput, queueStateInput } from './queue-schemas.ts';

export * from './contact-schemas.ts';
export * from './merge-schemas.ts';

/** Input and output of the duplicates calls. Safe in a browser: no Node and no database imports. */

export const duplicateIdSchema = z
  .string()
  .regex(/^[0-9a-f]{24}-[0-9a-f]{24}$/, 'A pair has the ids of its two companies, joined by a hyphen')
  .meta({ description: 'The id of a pair', example: '65f0c0ffee0000000000000a-65f0c0ffee0000000000000b' });
export const duplicateByIdInput = z.object({ id: duplicateIdSchema });

export const dismissDuplicateInput = duplicateByIdInput.extend({
  parentId: companyIdSchema
    .meta({
      description: 'The one of the two that is the parent of the other: the relation is set, too',
      example: '65f0c0ffee0000000000000a',
    })
    .optional(),
});
export type DismissDuplicateInput = z.infer<typeof dismissDuplicateInput>;

export const reopenDuplicateInput = duplicateByIdInput.extend({
  removeParent: z
    .boolean()

    .meta({ description: 'Also takes back that one of the two is the parent of the other' })
    .optional(),
});
export type ReopenDuplicateInput = z.infer<typeof reopenDuplicateInput>;

export const duplicateReasonSchema = z
  .object({
    kind: z.enum(['identifier', 'site', 'name', 'location', 'industry', 'size']),
    text: z.string().meta({ description: 'The reason in words', example: 'Both have the LEI 815600B8C2C9F0E5E037' }),
  })
  .meta({ id: 'DuplicateReason' });

export const duplicateSchema = z
  .object({
    id: duplicateIdSchema,
    strength: z.enum(['sure', 'possible']).meta({ description: '`possible`: a person has to look' }),
    reasons: z.array(duplicateReasonSchema),
    companies: z.array(companySchema).length(2).meta({ description: 'The one that was added first comes first' }),
    state: z.enum(['open', 'dismissed']),
    foundAt: z.string(),
    dismissedAt: z.string().nullable(),
  })
  .meta({ id: 'Duplicate' });
export type Duplicate = z.infer<typeof duplicateSchema>;

export const listDuplicatesInput = z.object({
  state: queueStateInput,
  companyId: z
    .string()
    .regex(/^[0-9a-f]{24}$/i, 'A company id has 24 hexadecimal digits')

    .meta({ description: 'Only pairs of this company' })
    .optional(),
  ...queuePageInput,
});
export type ListDuplicatesInput = z.infer<typeof listDuplicatesInput>;

export const duplicatePageSchema = queuePage(duplicateSchema).meta({ id: 'DuplicatePage' });
export type DuplicatePage = z.infer<typeof duplicatePageSchema>;

export const duplicateSearchSchema = z
  .object({
    state: z.enum(['none', 'running', 'completed', 'failed']),
    done: z.number().int().meta({ description: 'Companies compared' }),
    total: z.number().int(),
    found: z.number().int().meta({ description: 'Pairs that were new' }),
    startedAt: z.string().nullable(),
  })
  .meta({ id: 'DuplicateSearch' });
export type DuplicateSearch = z.infer<typeof duplicateSearchSchema>;
