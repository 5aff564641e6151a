import { deleteView } from '@workbench/services/trash';
import { trashEntrySchema } from '@workbench/services/trash/schemas';
import { createView, getView, listViews, updateView } from '@workbench/services/views';
import { createViewInput, updateViewInput, viewByIdInput, viewSchema } from '@workbench/services/views/schemas';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';

const tags = ['views'];

export const viewsRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/views',
        tags,
        summary: 'List the views',
        description:
          "The views of the companies' table: those that are always there, then the saved ones by name. Pass the `filter`, `q` and " +
          '`sort` of one to `GET /api/companies` for its companies.',
      },
    })
    .input(z.object({}))
    .output(z.array(viewSchema))
    .query(({ ctx }) => listViews({ ctx: ctx.service, input: {} })),

  create: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/views',
        tags,
        summary: 'Save a view',
        description:
          'Saves a view, as `{"name": "Growing in Germany", "filter": {"field": "country", "op": "is", "value": "DE"}, "sort": ' +
          '"-growth12"}`. Refused with 409 when a view has the name, whatever its case.',
      },
    })
    .input(createViewInput)
    .output(viewSchema)
    .mutation(({ ctx, input }) => createView({ ctx: ctx.service, input })),

  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/views/{id}',
        tags,
        summary: 'Get a view',
        description: 'One view, with what its filter names and no longer exists.',
      },
    })
    .input(viewByIdInput)
    .output(viewSchema)
    .query(({ ctx, input }) => getView({ ctx: ctx.service, input })),

  update: procedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/views/{id}',
        tags,
        summary: 'Change a view',
        description:
          'Changes what is given and leaves the rest, as `{"name": "Growing", "updatedAt": "2026-11-23T12:00:00.000Z"}`. Refused ' +
          'with 409 when the view was changed since that `updatedAt`.',
      },
    })
    .input(updateViewInput)
    .output(viewSchema)
    .mutation(({ ctx, input }) => updateView({ ctx: ctx.service, input })),

  remove: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/views/{id}',
        tags,
        summary: 'Delete a view',
        description: 'Moves a saved view into the trash for 30 days. Those that are always there are refused with 409.',
      },
    })
    .input(viewByIdInput)
    .output(trashEntrySchema)
    .mutation(({ ctx, input }) => deleteView({ ctx: ctx.service, input })),
});
