import { listSavedSearches, runSavedSearch, saveSearch } from '@workbench/services/contacts';
import {
  runSavedSearchInput,
  savedSearchByIdInput,
  savedSearchRunSchema,
  savedSearchSchema,
  saveSearchInput,
} from '@workbench/services/contacts/schemas';
import { deleteSavedSearch } from '@workbench/services/trash';
import { removedSchema } from '@workbench/services/trash/schemas';
import { z } from 'zod';
import { procedure } from '../../trpc.ts';

const tags = ['contacts'];

/** Part of the contacts router. */
export const savedSearchProcedures = {
  savedSearches: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/contacts/searches',
        tags,
        summary: 'List saved searches',
        description: 'Newest first.',
      },
    })
    .input(z.object({}))
    .output(z.array(savedSearchSchema))
    .query(({ ctx }) => listSavedSearches({ ctx: ctx.service, input: {} })),

  saveSearch: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/contacts/searches',
        tags,
        summary: 'Save a search',
        description:
          'Keeps the filters of a search under a name, to be run again. Each call saves another one. Costs nothing.',
      },
    })
    .input(saveSearchInput)
    .output(savedSearchSchema)
    .mutation(({ ctx, input }) => saveSearch({ ctx: ctx.service, input })),

  runSavedSearch: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/contacts/searches/{id}/run',
        tags,
        summary: 'Run a saved search',
        description:
          'Searches again, which costs what a search costs, and marks the people who were not found the last time as new.',
      },
    })
    .input(runSavedSearchInput)
    .output(savedSearchRunSchema)
    .mutation(({ ctx, input }) => runSavedSearch({ ctx: ctx.service, input })),

  removeSavedSearch: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/contacts/searches/{id}',
        tags,
        summary: 'Delete a saved search',
        description: 'Moves a saved search into the trash for 30 days.',
      },
    })
    .input(savedSearchByIdInput)
    .output(removedSchema)
    .mutation(({ ctx, input }) => deleteSavedSearch({ ctx: ctx.service, input })),
};
