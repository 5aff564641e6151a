import { z } from 'zod';
import { IDENTIFIER_LENGTH_MAX, IDENTIFIER_LENGTH_MIN } from './limits.ts';

/** Shapes of the do-not-contact list. Safe in a browser: no Node and no database imports. */

/** One person or domain of the list. What it is about is kept as a hash only. */
export const suppressionSchema = z
  .object({
    id: z.string(),
    kinds: z.array(z.enum(['email', 'profile', 'phone', 'domain', 'source-id'])),
    reason: z.string(),
    addedAt: z.string(),
  })
  .meta({ id: 'Suppression' });
export type Suppression = z.infer<typeof suppressionSchema>;
export const suppressionListSchema = z.object({ entries: z.array(suppressionSchema), total: z.number().int() });
export const suppressionCheckSchema = z
  .object({
    isSuppressed: z.boolean(),
    /** The entries that cover the identifier: a person's own or that of their domain. */
    entryIds: z.array(z.string()),
  })
  .meta({ id: 'SuppressionCheck' });
export type SuppressionCheck = z.infer<typeof suppressionCheckSchema>;
export const checkSuppressionInput = z.object({
  identifier: z.string().trim().min(IDENTIFIER_LENGTH_MIN).max(IDENTIFIER_LENGTH_MAX),
});
