import { z } from 'zod';
import { newestPageInput } from '../shared/page-schemas.ts';
import { IDENTIFIER_LENGTH_MAX, IDENTIFIER_LENGTH_MIN, SUPPRESSIONS_PAGE_MAX } from './limits.ts';

/** Shapes of the do-not-contact list. Safe in a browser: no Node and no database imports. */

export const suppressionSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the entry' }),
    kinds: z.array(z.enum(['email', 'profile', 'phone', 'domain', 'source-id'])).meta({
      description: 'By what the person is known: email address, profile, phone number, domain or an id at a source',
    }),
    reason: z.string().meta({ description: 'Why, in the words of the user; empty when nothing was given' }),
    addedAt: z.string().meta({ description: 'When the entry was added' }),
  })
  .meta({
    description: 'A person or domain on the do-not-contact list; only a hash is kept of whom it is about',
    id: 'Suppression',
  });
export type Suppression = z.infer<typeof suppressionSchema>;
export const suppressionListSchema = z
  .object({
    entries: z.array(suppressionSchema).meta({ description: 'Entries, newest first' }),
    total: z.number().int().meta({ description: 'Number of entries' }),
    nextCursor: z.string().nullable().meta({ description: '`cursor` of the next page; null on the last one' }),
  })
  .meta({ id: 'SuppressionList', description: 'A page of the do-not-contact list' });
export type SuppressionList = z.infer<typeof suppressionListSchema>;
export const listSuppressionsInput = newestPageInput(SUPPRESSIONS_PAGE_MAX);
export type ListSuppressionsInput = z.infer<typeof listSuppressionsInput>;
export const suppressionCheckSchema = z
  .object({
    isSuppressed: z.boolean().meta({ description: 'True when it is on the list' }),
    entryIds: z
      .array(z.string())
      .meta({ description: "Ids of the entries that cover it: a person's own or that of their domain" }),
  })
  .meta({ description: 'Whether an identifier is on the do-not-contact list', id: 'SuppressionCheck' });
export type SuppressionCheck = z.infer<typeof suppressionCheckSchema>;
export const checkSuppressionInput = z
  .object({
    identifier: z
      .string()
      .trim()
      .min(IDENTIFIER_LENGTH_MIN)
      .max(IDENTIFIER_LENGTH_MAX)
      .meta({ description: 'Email address, address of a profile, phone number or domain' }),
  })
  .meta({ id: 'CheckSuppressionInput', description: 'What to look up in the do-not-contact list' });
