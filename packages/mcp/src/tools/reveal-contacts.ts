import { estimateRevealInput } from '@workbench/services/contacts/schemas';
import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { foundShape, showFound } from './shapes.ts';

const PEOPLE_MAX = 25;

export const revealContacts = defineTool({
  name: 'reveal_contacts',
  title: 'Reveal people',
  kind: 'spend',
  description: 'Buys hidden names and addresses of people whom search_contacts found. No one is paid for twice.',
  input: z.strictObject({
    ids: z.array(estimateRevealInput.shape.ids.element).min(1).max(PEOPLE_MAX).describe('Ids as apollo:66aa…'),
  }),
  changes: { isDestructive: false, isIdempotent: false },
  own: { credits: z.number(), revealed: z.number(), notFound: z.number(), free: z.number(), suppressed: z.number() },
  untrusted: { people: z.array(foundShape), failed: z.array(z.object({ id: z.string(), message: z.string() })) },
  price: async ({ pricing, input }) => {
    const { creditsMax, free, impossible } = await pricing.contacts.estimateReveal(input);
    return { creditsMax, explanation: `${free} people cost nothing, ${impossible} can't be revealed` };
  },
  run: async ({ api, input }) => {
    const result = await api.contacts.reveal(input);
    const { revealed, notFound, fromStore } = result;
    // What was lost on the way may have been charged.
    const credits = result.credits + result.repeatCredits;
    return {
      summary: `${revealed} revealed for ${result.credits} credits.`,
      own: { credits, revealed, notFound, free: fromStore, suppressed: result.suppressedIds.length },
      untrusted: { people: result.contacts.map(showFound), failed: result.failed },
      credits,
    };
  },
});
