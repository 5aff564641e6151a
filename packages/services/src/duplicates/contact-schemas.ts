import { z } from 'zod';
import { contactIdSchema, savedContactSchema } from '../contacts/schemas.ts';
import { DUPLICATES_LIMIT_DEFAULT, DUPLICATES_LIMIT_MAX } from './limits.ts';

/** Input and output of the calls on contacts that may be one person. Safe in a browser. */

export const contactPairIdSchema = z
  .string()
  .regex(/^[0-9a-f]{24}-[0-9a-f]{24}$/, 'A pair has the ids of its two contacts, joined by a hyphen')
  .meta({ description: 'The id of a pair', example: '65f0c0ffee0000000000000a-65f0c0ffee0000000000000b' });
export const contactPairByIdInput = z.object({ id: contactPairIdSchema });

export const contactDuplicateSchema = z
  .object({
    id: contactPairIdSchema,
    strength: z.enum(['sure', 'possible']).meta({ description: '`possible`: a user has to look' }),
    reasons: z.array(
      z
        .object({
          kind: z.enum(['profile', 'email', 'vendorId', 'phone', 'name', 'employer', 'location']),
          text: z.string().meta({ description: 'The reason in words', example: 'Same mobile number' }),
        })
        .meta({ id: 'ContactDuplicateReason' }),
    ),
    contacts: z.array(savedContactSchema).length(2).meta({ description: 'The one that was saved first comes first' }),
    state: z.enum(['open', 'dismissed']),
    foundAt: z.string(),
    dismissedAt: z.string().nullable(),
  })
  .meta({ id: 'ContactDuplicate' });
export type ContactDuplicate = z.infer<typeof contactDuplicateSchema>;

export const listContactDuplicatesInput = z.object({
  state: z.enum(['open', 'dismissed']).optional().meta({ description: 'Default: open' }),
  contactId: contactIdSchema.optional().meta({ description: 'Only pairs of this contact' }),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(DUPLICATES_LIMIT_MAX)
    .optional()
    .meta({ description: `Pairs of one page; ${DUPLICATES_LIMIT_DEFAULT} when not given` }),
  cursor: z.string().max(100).optional().meta({ description: 'The cursor of the previous page' }),
});
export type ListContactDuplicatesInput = z.infer<typeof listContactDuplicatesInput>;

export const contactDuplicatePageSchema = z
  .object({
    items: z.array(contactDuplicateSchema),
    /** Pass as `cursor` for the next page; null on the last. */
    nextCursor: z.string().nullable(),
    total: z.number().int(),
  })
  .meta({ id: 'ContactDuplicatePage' });
export type ContactDuplicatePage = z.infer<typeof contactDuplicatePageSchema>;
