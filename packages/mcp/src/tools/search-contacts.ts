import { contactFiltersSchema, searchContactsInput } from '@workbench/services/contacts/schemas';
import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { cursor, foundShape, showFound, text } from './shapes.ts';

/** Prices are those of a page of this size. */
const PAGE_MAX = 25;

export const searchContacts = defineTool({
  name: 'search_contacts',
  title: 'Search people at vendors',
  kind: 'spend',
  description:
    'Searches Apollo, People Data Labs or both for people. The page costs what its estimate says; hidden names and addresses are shown by reveal_contacts.',
  input: z.strictObject({
    ...contactFiltersSchema.shape,
    source: searchContactsInput.shape.source,
    perPage: z.number().int().min(1).max(PAGE_MAX).default(10),
    cursor,
  }),
  changes: { isDestructive: false, isIdempotent: false },
  own: { credits: z.number(), total: z.number(), nextCursor: z.string().nullable() },
  untrusted: {
    people: z.array(foundShape),
    queried: z.array(z.object({ source: z.string(), found: z.number(), credits: z.number(), problem: text })),
  },
  price: async ({ pricing, input: { source } }) => {
    const queried = (await pricing.contacts.sources({})).filter((one) => source === 'both' || one.source === source);
    const creditsMax = queried.filter(({ connected }) => connected).reduce((sum, one) => sum + one.searchCreditsMax, 0);
    return { creditsMax, explanation: `One page of at most ${PAGE_MAX} people` };
  },
  run: async ({ api, input }) => {
    const page = await api.contacts.search(input);
    const credits = page.asked.reduce((sum, one) => sum + one.credits + one.creditsPending, 0);
    const queried = page.asked.map(({ label, found, credits: paid, problem }) => ({
      ...{ source: label, found, credits: paid, problem },
    }));
    return {
      summary: `${page.contacts.length} of ${page.isUpTo ? 'up to ' : ''}${page.totalResults} people.`,
      own: { credits, total: page.totalResults, nextCursor: page.next },
      untrusted: { people: page.contacts.map(showFound), queried },
      credits,
    };
  },
});
