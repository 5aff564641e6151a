import { z } from 'zod';
import { companyIdSchema, companySchema } from '../companies/schemas.ts';
import { duplicateStateSchema, queuePage, queuePageInput, queueStateInput } from './queue-schemas.ts';

export * from './contact-schemas.ts';
export * from './merge-schemas.ts';

/** Input and output of the duplicates calls. Safe in a browser: no Node and no database imports. */

export const duplicateIdSchema = z
  .string()
  .regex(/^[0-9a-f]{24}-[0-9a-f]{24}$/, 'A pair has the ids of its two companies, joined by a hyphen')
  .meta({ description: 'The id of a pair', example: '65f0c0ffee0000000000000a-65f0c0ffee0000000000000b' });
export const duplicateByIdInput = z.object({ id: duplicateIdSchema });

export const dismissDuplicateInput = duplicateByIdInput
  .extend({
    parentId: companyIdSchema
      .meta({
        description: 'The one of the two that is the parent of the other: the relation is set, too',
        example: '65f0c0ffee0000000000000a',
      })
      .optional(),
  })
  .meta({ id: 'DismissDuplicateInput', description: 'Why the two are no duplicates' });
export type DismissDuplicateInput = z.infer<typeof dismissDuplicateInput>;

export const reopenDuplicateInput = duplicateByIdInput
  .extend({
    removeParent: z
      .boolean()
      .meta({ description: 'Also takes back that one of the two is the parent of the other' })
      .optional(),
  })
  .meta({ id: 'ReopenDuplicateInput', description: 'What to take back with the dismissal' });
export type ReopenDuplicateInput = z.infer<typeof reopenDuplicateInput>;

export const duplicateReasonSchema = z
  .object({
    kind: z
      .enum(['identifier', 'site', 'name', 'location', 'industry', 'size'])
      .meta({ description: 'What both have in common' }),
    text: z.string().meta({ description: 'The reason in words', example: 'Both have the LEI 815600B8C2C9F0E5E037' }),
  })
  .meta({ description: 'Why two companies may be one', id: 'DuplicateReason' });

export const duplicateSchema = z
  .object({
    id: duplicateIdSchema,
    strength: z.enum(['sure', 'possible']).meta({ description: '`possible`: a person has to look' }),
    reasons: z.array(duplicateReasonSchema).meta({ description: 'Why they may be one, the strongest first' }),
    companies: z.array(companySchema).length(2).meta({ description: 'The one that was added first comes first' }),
    state: duplicateStateSchema,
    foundAt: z.string().meta({ description: 'When the pair was found' }),
    dismissedAt: z.string().nullable().meta({ description: 'When it was dismissed; null while it is open' }),
  })
  .meta({ description: 'Two companies that may be one', id: 'Duplicate' });
export type Duplicate = z.infer<typeof duplicateSchema>;

export const listDuplicatesInput = z.object({
  state: queueStateInput.meta({ description: 'Which pairs to list' }),
  companyId: z
    .string()
    .regex(/^[0-9a-f]{24}$/i, 'A company id has 24 hexadecimal digits')
    .meta({ description: 'Only pairs of this company' })
    .optional(),
  ...queuePageInput,
});
export type ListDuplicatesInput = z.infer<typeof listDuplicatesInput>;

export const duplicatePageSchema = queuePage(duplicateSchema).meta({
  description: 'One page of pairs of companies that may be one',
  id: 'DuplicatePage',
});
export type DuplicatePage = z.infer<typeof duplicatePageSchema>;

export const duplicateSearchSchema = z
  .object({
    state: z
      .enum(['none', 'running', 'completed', 'failed'])
      .meta({ description: 'Whether a search runs, is done or has failed; `none` before the first' }),
    done: z.number().int().meta({ description: 'Companies compared' }),
    total: z.number().int().meta({ description: 'Companies to compare' }),
    found: z.number().int().meta({ description: 'Pairs that were new' }),
    startedAt: z.string().nullable().meta({ description: 'When the search began; null before the first' }),
  })
  .meta({ description: 'How far the search for duplicates is', id: 'DuplicateSearch' });
export type DuplicateSearch = z.infer<typeof duplicateSearchSchema>;
