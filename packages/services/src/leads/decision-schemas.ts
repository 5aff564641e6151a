import { z } from 'zod';
import { SELECTION_MAX } from '../contacts/limits.ts';
import { EXCEPT_OF_FILTER, isExceptOfFilter } from '../shared/selection-schemas.ts';
import { leadIdSchema } from './enrichment-schemas.ts';
import { leadFilterInput } from './filter-schemas.ts';
import { leadFieldSchema } from './finding-schemas.ts';

/** Decisions about the suggestions of many leads. Safe in a browser: no Node and no database imports. */

export const decideSuggestionsInput = z
  .object({
    accept: z.boolean(),
    field: leadFieldSchema.meta({ description: 'Left out: the suggestions of all fields' }).optional(),
    ids: z.array(leadIdSchema).min(1).max(SELECTION_MAX).optional(),
    filter: leadFilterInput.meta({ description: 'Instead of ids; `{}` means all leads' }).optional(),
    except: z
      .array(leadIdSchema)
      .max(SELECTION_MAX)
      .meta({ description: 'Leads of the filter to leave out' })
      .optional(),
    preview: z.boolean().default(false).meta({ description: 'Counts what would be decided and writes nothing' }),
    asOf: z.iso.datetime().optional().meta({
      description: 'The `at` of the preview: what is newer was not seen and is listed instead of decided',
    }),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    message: 'Give either ids or filter',
    path: ['ids'],
  })
  .refine(isExceptOfFilter, EXCEPT_OF_FILTER);
export type DecideSuggestionsInput = z.infer<typeof decideSuggestionsInput>;

export const leftSuggestionSchema = z.object({
  leadId: z.string(),
  lead: z.string(),
  field: leadFieldSchema,
  reason: z.enum(['changed', 'locked', 'do_not_contact', 'several', 'conflict']).meta({
    description:
      'changed: since the preview or the decision; locked: typed or accepted by a person; do_not_contact: on that list; several: more than one value is suggested; conflict: another lead has the value',
  }),
  message: z.string(),
});
export type LeftSuggestion = z.infer<typeof leftSuggestionSchema>;
const leftSuggestions = {
  /** Suggestions that stay as they are. */
  leftTotal: z.number().int(),
  /** The first two hundred of them. */
  left: z.array(leftSuggestionSchema),
};
export const leadDecisionsSchema = z
  .object({
    decisionId: z
      .string()
      .nullable()
      .meta({ description: 'Undoes all of it; null for a preview and when nothing was decided' }),
    at: z.string(),
    suggestions: z.number().int(),
    leads: z.number().int(),
    ...leftSuggestions,
  })
  .meta({ id: 'LeadDecisions' });
export type LeadDecisions = z.infer<typeof leadDecisionsSchema>;
export const undoDecisionsInput = z.object({ id: z.uuid() });
export const undoneDecisionsSchema = z
  .object({ restored: z.number().int(), ...leftSuggestions })
  .meta({ id: 'UndoneLeadDecisions' });
export type UndoneDecisions = z.infer<typeof undoneDecisionsSchema>;
