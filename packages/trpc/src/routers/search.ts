import { findAnything } from '@workbench/services/search';
import { findAnythingInput, foundRecordsSchema } from '@workbench/services/search/schemas';
import { procedure, router } from '../trpc.ts';

export const searchRouter = router({
  find: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/search',
        tags: ['search'],
        summary: 'Search records of all kinds',
        description:
          'Companies, saved contacts, leads, reports, campaigns of reports, outreach campaigns, lists and views that match, a few of ' +
          'each; the lists of each kind have all. Queries no source and costs nothing.',
      },
    })
    .input(findAnythingInput)
    .output(foundRecordsSchema)
    .query(({ ctx, input }) => findAnything({ ctx: ctx.service, input })),
});
