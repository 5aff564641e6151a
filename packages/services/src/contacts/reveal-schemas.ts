import { z } from 'zod';
import { resultIdSchema } from './export-schemas.ts';
import { REVEAL_MAX, SELECTION_MAX } from './limits.ts';
import { contactSchema, peopleSourceSchema } from './person-schemas.ts';

/** What revealing found people costs and brings. Safe in a browser. */

const resultIds = (max: number) => z.array(resultIdSchema).min(1, 'Choose at least one contact').max(max);
export const selectionInput = z.object({
  ids: resultIds(SELECTION_MAX).meta({ description: 'Ids of people that a search found' }),
});
export const estimateRevealInput = z
  .object({ ids: resultIds(REVEAL_MAX).meta({ description: 'Ids of people that a search found' }) })
  .meta({ id: 'EstimateRevealInput', description: 'The people to reveal' });
export const revealInput = estimateRevealInput
  .extend({
    repeatLost: z
      .boolean()
      .meta({
        description:
          'Buys once more what may have been charged and whose response was lost, and no one else; the source may then charge twice. Up to `repeatCredits` of the former result',
      })
      .optional(),
  })
  .meta({ id: 'RevealInput', description: 'The people to reveal' });
export type RevealInput = z.infer<typeof revealInput>;

export const revealEstimateSchema = z
  .object({
    creditsMax: z.number().int().meta({ description: 'Most credits that it costs' }),
    bySource: z
      .array(
        z.object({
          source: peopleSourceSchema.meta({ description: 'Source that would reveal them' }),
          label: z.string().meta({ description: 'Name of the source as on screen' }),
          people: z.number().int().meta({ description: 'People whom the source would reveal' }),
          creditsMax: z.number().int().meta({ description: 'Most credits that the source costs' }),
        }),
      )
      .meta({ description: 'What each source would cost' }),
    free: z.number().int().meta({ description: 'People who cost nothing: saved already, or nothing is hidden' }),
    impossible: z.number().int().meta({ description: 'People whom no connected source can reveal' }),
  })
  .meta({ description: 'What revealing people would cost at most', id: 'RevealEstimate' });
export type RevealEstimate = z.infer<typeof revealEstimateSchema>;

export const revealResultSchema = z
  .object({
    contacts: z.array(contactSchema).meta({ description: 'The people as they are now, the revealed ones in full' }),
    revealed: z.number().int().meta({ description: 'People who were revealed' }),
    notFound: z.number().int().meta({ description: 'People on whom the source had nothing, which costs nothing' }),
    fromStore: z.number().int().meta({ description: 'People who were known already, which costs nothing' }),
    suppressedIds: z
      .array(z.string())
      .meta({ description: 'Ids of people who turned out to be on the do-not-contact list: nothing of them is kept' }),
    failed: z
      .array(
        z.object({
          id: z.string().meta({ description: 'Id of the person' }),
          message: z.string().meta({ description: 'Why, as a sentence' }),
        }),
      )
      .meta({ description: 'People who could not be revealed' }),
    credits: z.number().int().meta({ description: 'Credits that it has cost' }),
    repeatCredits: z.number().int().meta({
      description:
        'The most credits of buying once more, with `repeatLost`, what may have been charged and whose response was lost; 0 when nothing was lost',
    }),
  })
  .meta({ description: 'What revealing people brought and cost', id: 'RevealResult' });
export type RevealResult = z.infer<typeof revealResultSchema>;
