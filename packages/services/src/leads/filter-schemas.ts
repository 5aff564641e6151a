import { z } from 'zod';
import { SEARCH_TEXT_MAX } from '../companies/limits.ts';
import { listIdSchema } from '../lists/schemas.ts';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import { leadIdSchema } from './enrichment-schemas.ts';
import { enrichmentStatusSchema, findingSchema } from './finding-schemas.ts';
import { LEAD_LIST_MAX, LEAD_PAGE_MAX } from './limits.ts';

/** What narrows leads down, in their order. Safe in a browser: no Node and no database imports. */

const runIdSchema = uuidSchema().meta({ description: 'Only leads that this enrichment run was the last to work on' });
const leadFilters = {
  status: enrichmentStatusSchema.meta({ description: 'Only leads at this state of the enrichment' }).optional(),
  q: z
    .string()
    .trim()
    .max(SEARCH_TEXT_MAX)
    .meta({ description: 'Words of the name, title, employer or email address' })
    .optional(),
  listId: uuidSchema().meta({ description: 'Only leads of this import; `list` is a list of people' }).optional(),
  runId: runIdSchema.optional(),
  list: listIdSchema.meta({ description: 'Only people on this list; `listId` is an import' }).optional(),
  finding: findingSchema.optional(),
};
const reviewParameter = {
  review: z
    .stringbool()
    .meta({ description: 'true: only leads for which a match waits for a decision; false: only the others' })
    .optional(),
};
export const listLeadsInput = z.object({
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(LEAD_LIST_MAX)
    .meta({ description: 'Leads of one page' })
    .default(200),
  cursor: z
    .string()
    .max(200)
    .meta({ description: '`createdAt` and `id` of the last lead of the previous page, joined by an underscore' })
    .optional(),
  ...leadFilters,
  ...reviewParameter,
});
export type ListLeadsInput = z.infer<typeof listLeadsInput>;

export const leadFilterInput = z
  .object({
    ...leadFilters,
    review: z
      .boolean()
      .meta({ description: 'True: only leads for which a match waits for a decision; false: only the others' })
      .optional(),
  })
  .meta({ id: 'LeadFilter', description: 'What narrows leads down; all that is given must apply' });
export type LeadFilterInput = z.infer<typeof leadFilterInput>;
/** The same as query parameters. */
export const leadFilterParameters = z.object({ ...leadFilters, ...reviewParameter });

export const leadNeighborsInput = leadFilterParameters.extend({
  id: leadIdSchema.meta({ description: 'Id of the lead' }),
});
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
    previousId: z.string().nullable().meta({ description: 'Id of the lead before; null for the first' }),
    nextId: z.string().nullable().meta({ description: 'Id of the next lead; null for the last' }),
    nextSuggestionId: z
      .string()
      .nullable()
      .meta({ description: 'Id of the next lead with a suggestion; null when there is none' }),
  })
  .meta({ description: 'The leads before and behind one, among those that pass a filter', id: 'LeadNeighbors' });
export type LeadNeighbors = z.infer<typeof leadNeighborsSchema>;

export const leadPageInput = leadFilterInput.extend({
  limit: z.number().int().min(1).max(LEAD_PAGE_MAX).meta({ description: 'Leads of one page' }).default(100),
  cursor: z.string().max(200).nullish().meta({ description: 'The `nextCursor` of the previous page' }),
});
export type LeadPageInput = z.infer<typeof leadPageInput>;
