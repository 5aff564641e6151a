import { createHash } from 'node:crypto';
import { z } from 'zod';

export const DRAFTING_KIND = 'outreach.draft';

export const draftingParamsSchema = z.object({ campaignId: z.string(), of: z.enum(['first', 'next']) });
export type DraftingParams = z.infer<typeof draftingParamsSchema>;

/** One run of a campaign at a time. */
export const draftingName = (campaignId: string): string => `drafting:${campaignId}`;

/** The id of the one generated message of an item: a UUID, the same for each attempt, so that no text is written twice. */
export function draftCallId(batchId: string, key: string): string {
  const digest = createHash('sha256').update(`${batchId}:${key}`).digest('hex');
  const parts = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`];
  return [...parts, digest.slice(20, 32)].join('-');
}
