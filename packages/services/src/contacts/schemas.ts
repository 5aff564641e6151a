import { z } from 'zod';
import { IDENTIFIER_LENGTH_MAX, IDENTIFIER_LENGTH_MIN } from '../suppression/limits.ts';
import { resultIdSchema } from './export-schemas.ts';
import { contactIdSchema } from './filter-schemas.ts';
import { IDENTIFIERS_MAX, SELECTION_MAX, SUPPRESSION_REASON_MAX } from './limits.ts';

/** Shapes that the contact calls take and give. Safe in a browser: no Node and no database imports. */

import { selectionInput } from './reveal-schemas.ts';

export { type ExportContactsInput, exportContactsInput } from './export-schemas.ts';
export {
  type ContactFilter,
  type ContactSelection,
  type ContactSort,
  contactFilterSchema,
  contactIdSchema,
  contactSelectionSchema,
  contactSortSchema,
  resolvedSelectionSchema,
  type Seniority,
  senioritySchema,
} from './filter-schemas.ts';
export * from './person-schemas.ts';
export * from './reveal-schemas.ts';
export * from './saved-schemas.ts';
export * from './search-schemas.ts';

export const suppressInput = z
  .object({
    identifiers: z
      .array(z.string().trim().min(IDENTIFIER_LENGTH_MIN).max(IDENTIFIER_LENGTH_MAX))
      .max(IDENTIFIERS_MAX)
      .meta({
        description:
          'Email addresses, addresses of profiles, phone numbers, whole domains, or ids of people at a source, as "pdl:…" and "apollo:…"',
      })
      .default([]),
    ids: z
      .array(resultIdSchema)
      .max(SELECTION_MAX)
      .meta({ description: 'Ids of found people, with everything by which they are known' })
      .default([]),
    contactIds: z
      .array(contactIdSchema)
      .max(SELECTION_MAX)
      .meta({ description: 'Ids of saved contacts, with everything by which they are known' })
      .default([]),
    reason: z.string().trim().max(SUPPRESSION_REASON_MAX).meta({ description: 'Why; shown in the list' }).default(''),
  })
  .refine(({ identifiers, ids, contactIds }) => identifiers.length + ids.length + contactIds.length > 0, {
    message: 'Name at least one e-mail address, profile, phone number, domain or contact',
  })
  .meta({
    id: 'SuppressInput',
    description: 'Whom to put on the do-not-contact list: at least one of identifiers, found people and saved contacts',
  });
export type SuppressInput = z.infer<typeof suppressInput>;
export const addedSuppressionsSchema = z
  .object({
    added: z.number().int().meta({ description: 'Entries that are new' }),
    removedContacts: z
      .number()
      .int()
      .meta({ description: 'Saved contacts that were deleted, as they are on the list now' }),
  })
  .meta({ id: 'AddedSuppressions', description: 'What was put on the do-not-contact list' });

export const findSuppressedInput = selectionInput.extend({}).meta({
  id: 'FindSuppressedInput',
  description: 'The found people to look up',
});
export const suppressedIdsSchema = z
  .object({ suppressedIds: z.array(z.string()).meta({ description: 'Ids of those who are on the list' }) })
  .meta({ id: 'SuppressedIds', description: 'Which of the found people are on the do-not-contact list' });
