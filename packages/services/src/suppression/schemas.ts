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
export const checkSuppressionInput = z.object({
  identifier: z.string().trim().min(IDENTIFIER_LENGTH_MIN).max(IDENTIFIER_LENGTH_MAX),
});
