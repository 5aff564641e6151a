import {
  dismissDuplicate,
  getDuplicate,
  getDuplicateSearch,
  listDuplicates,
  reopenDuplicate,
  searchDuplicates,
} from '@workbench/services/duplicates';
import {
  dismissDuplicateInput,
  duplicateByIdInput,
  duplicatePageSchema,
  duplicateSchema,
  duplicateSearchSchema,
  listDuplicatesInput,
  reopenDuplicateInput,
} from '@workbench/services/duplicates/schemas';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';
import { mergeProcedures } from './duplicates/merges.ts';
import { emptyInput } from './empty-input.ts';

const tags = ['duplicates'];

export const duplicatesRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/duplicates',
        tags,
        summary: 'List possible duplicates',
        description:
          'Pairs of companies that may be the same, with the reasons; sure ones first. They are found as data come in. Nothing is merged by itself.',
      },
    })
    .input(listDuplicatesInput)
    .output(duplicatePageSchema)
    .query(({ ctx, input }) => listDuplicates({ ctx: ctx.service, input })),

  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/duplicates/{id}',
        tags,
        summary: 'Get a possible duplicate',
        description: 'One pair with both companies and the reasons, also when it was dismissed.',
      },
    })
    .input(duplicateByIdInput)
    .output(duplicateSchema)
    .query(({ ctx, input }) => getDuplicate({ ctx: ctx.service, input })),

  dismiss: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/duplicates/{id}/dismiss',
        tags,
        summary: 'Dismiss a possible duplicate',
        description:
          'The two are not the same. With `parentId`, one of them is the parent of the other, which becomes a relation of both; a subsidiary that has another parent answers 409. It holds for their ids and for their domains, so also after a rename and for a company that is imported again. Repeating it changes nothing.',
      },
    })
    .input(dismissDuplicateInput)
    .output(duplicateSchema)
    .mutation(({ ctx, input }) => dismissDuplicate({ ctx: ctx.service, input })),

  reopen: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/duplicates/{id}/reopen',
        tags,
        summary: 'Reopen a dismissed duplicate',
        description:
          'Takes “not a duplicate” back: the pair returns to the queue. While one of the two is above the other it answers 409, unless `removeParent` takes that relation back as well.',
      },
    })
    .input(reopenDuplicateInput)
    .output(duplicateSchema)
    .mutation(({ ctx, input }) => reopenDuplicate({ ctx: ctx.service, input })),

  search: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/duplicate-searches',
        tags,
        summary: 'Compare all companies',
        description: 'Starts a search over the whole workspace. While one is running, it goes on and is returned.',
      },
    })
    .input(emptyInput)
    .output(duplicateSearchSchema)
    .mutation(({ ctx }) => searchDuplicates({ ctx: ctx.service, input: {} })),

  latestSearch: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/duplicate-searches/latest',
        tags,
        summary: 'Get the latest search for duplicates',
        description: 'How far a search over all companies is, or how the last one ended; `none` before the first.',
      },
    })
    .input(z.object({}))
    .output(duplicateSearchSchema)
    .query(() => getDuplicateSearch()),

  ...mergeProcedures,
});
