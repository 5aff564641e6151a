import { z } from 'zod';
import { SELECTION_MAX } from '../contacts/limits.ts';
import { EXCEPT_OF_FILTER, isExceptOfFilter } from '../shared/selection-schemas.ts';
import { uuidSchema } from '../shared/uuid-schemas.ts';
import { leadIdSchema } from './enrichment-schemas.ts';
import { leadFilterInput } from './filter-schemas.ts';
import { leadFieldSchema } from './finding-schemas.ts';

/** Decisions about the suggestions of many leads. Safe in a browser: no Node and no database imports. */

export const decideSuggestionsInput = z
  .object({
    accept: z.boolean().meta({ description: 'True takes the values and locks them; false dismisses them' }),
    field: leadFieldSchema.meta({ description: 'Left out: the suggestions of all fields' }).optional(),
    ids: z
      .array(leadIdSchema)
      .min(1)
      .max(SELECTION_MAX)
      .meta({ description: 'Ids of the leads; needed where `filter` is left out' })
      .optional(),
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
  .refine(isExceptOfFilter, EXCEPT_OF_FILTER)
  .meta({ id: 'DecideSuggestionsInput', description: 'Suggestions of many leads, and whether to take them' });
export type DecideSuggestionsInput = z.infer<typeof decideSuggestionsInput>;

export const leftSuggestionSchema = z
  .object({
    leadId: z.string().meta({ description: 'Id of the lead' }),
    lead: z.string().meta({ description: 'Name of the lead' }),
    field: leadFieldSchema.meta({ description: 'Field that the value is suggested for' }),
    reason: z.enum(['changed', 'locked', 'do_not_contact', 'several', 'conflict']).meta({
      description:
        'changed: since the preview or the decision; locked: typed or accepted by a person; do_not_contact: on that list; several: more than one value is suggested; conflict: another lead has the value',
    }),
    message: z.string().meta({ description: 'The reason in one sentence' }),
  })
  .meta({ id: 'LeftSuggestion', description: 'A suggestion that stays as it is, and why' });
export type LeftSuggestion = z.infer<typeof leftSuggestionSchema>;
const leftSuggestions = {
  leftTotal: z.number().int().meta({ description: 'Number of suggestions that stay as they are' }),
  left: z.array(leftSuggestionSchema).meta({ description: 'The first 200 of them' }),
};
export const leadDecisionsSchema = z
  .object({
    decisionId: z
      .string()
      .nullable()
      .meta({ description: 'Undoes all of it; null for a preview and when nothing was decided' }),
    at: z.string().meta({ description: 'When it was decided, or previewed' }),
    suggestions: z.number().int().meta({ description: 'Suggestions that were decided, or would be' }),
    leads: z.number().int().meta({ description: 'Leads that they belong to' }),
    ...leftSuggestions,
  })
  .meta({ description: 'What was decided about suggestions', id: 'LeadDecisions' });
export type LeadDecisions = z.infer<typeof leadDecisionsSchema>;
export const undoDecisionsInput = z.object({
  id: uuidSchema().meta({ description: 'The `decisionId` of the answer' }),
});
export const undoneDecisionsSchema = z
  .object({
    restored: z.number().int().meta({ description: 'Suggestions that are open again, with their former values' }),
    ...leftSuggestions,
  })
  .meta({ description: 'What undoing decisions brought back', id: 'UndoneLeadDecisions' });
export type UndoneDecisions = z.infer<typeof undoneDecisionsSchema>;
