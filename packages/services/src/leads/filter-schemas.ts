import { z } from 'zod';
import { SEARCH_TEXT_MAX } from '../companies/limits.ts';
import { listIdSchema } from '../lists/schemas.ts';
import { leadIdSchema } from './enrichment-schemas.ts';
import { enrichmentStatusSchema, findingSchema } from './finding-schemas.ts';
import { LEAD_LIST_MAX, LEAD_PAGE_MAX } from './limits.ts';

/** What narrows leads down, in their order. Safe in a browser: no Node and no database imports. */

const runIdSchema = z.uuid().meta({ description: 'Only leads that this enrichment run was the last to work on' });
const leadFilters = {
  status: enrichmentStatusSchema.optional(),
  /** Words of the name, title, company or address. */
  q: z.string().trim().max(SEARCH_TEXT_MAX).optional(),
  listId: z.uuid().optional(),
  runId: runIdSchema.optional(),
  list: listIdSchema.meta({ description: 'Only people on this list; `listId` is an import' }).optional(),
  finding: findingSchema.optional(),
};
const reviewParameter = {
  /** Only leads that need a decision by a user. */
  review: z.stringbool().optional(),
};
export const listLeadsInput = z.object({
  limit: z.coerce.number<number>().int().min(1).max(LEAD_LIST_MAX).default(200),
  cursor: z.string().max(200).optional(),
  ...leadFilters,
  ...reviewParameter,
});
export type ListLeadsInput = z.infer<typeof listLeadsInput>;

/** What narrows leads down, in a body. */
export const leadFilterInput = z.object({ ...leadFilters, review: z.boolean().optional() });
export type LeadFilterInput = z.infer<typeof leadFilterInput>;
/** The same as query parameters. */
export const leadFilterParameters = z.object({ ...leadFilters, ...reviewParameter });

export const leadNeighborsInput = leadFilterParameters.extend({ id: leadIdSchema });
export type LeadNeighborsInput = z.infer<typeof leadNeighborsInput>;
export const leadNeighborsSchema = z
  .object({
    position: z.number().int().nullable().meta({
      description: 'From 1, newest first; null when the lead does not pass the filter (any more)',
    }),
    total: z.number().int().meta({
      description:
        'Matching leads; counting stops at 10,000 with a filter. Of more than 2,000, people on the do-not-contact list count too',
    }),
    previousId: z.string().nullable(),
    nextId: z.string().nullable(),
    nextSuggestionId: z.string().nullable().meta({ description: 'The next lead of the filter with a suggestion' }),
  })
  .meta({ id: 'LeadNeighbors' });
export type LeadNeighbors = z.infer<typeof leadNeighborsSchema>;

export const leadPageInput = leadFilterInput.extend({
  limit: z.number().int().min(1).max(LEAD_PAGE_MAX).default(100),
  cursor: z.string().max(200).nullish(),
});
export type LeadPageInput = z.infer<typeof leadPageInput>;
