import { createOwnColumn, listOwnColumns, updateOwnColumn } from '@workbench/services/companies';
import {
  createOwnColumnInput,
  ownColumnByKeyInput,
  ownColumnSchema,
  updateOwnColumnInput,
} from '@workbench/services/companies/schemas';
import { deleteOwnColumn } from '@workbench/services/trash';
import { trashEntrySchema } from '@workbench/services/trash/schemas';
import { z } from 'zod';
import { procedure } from '../../trpc.ts';

const tags = ['companies'];

/** Part of the companies router: the columns that users add. */
export const ownColumnProcedures = {
  ownColumns: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/columns',
        tags,
        summary: 'List own columns',
        description:
          'The columns that users have added to companies, in their order. A company has its values under `custom`, by key.',
      },
    })
    .input(z.object({}))
    .output(z.array(ownColumnSchema))
    .query(() => listOwnColumns()),

  createOwnColumn: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/companies/columns',
        tags,
        summary: 'Create an own column',
        description:
          'Adds a typed column to all companies; there are at most 50. Its key follows from its name and never changes. PATCH ' +
          'of a company sets values, and filters name the column `custom.` and its key.',
        successDescription: 'The new column',
      },
    })
    .input(createOwnColumnInput)
    .output(ownColumnSchema)
    .mutation(({ ctx, input }) => createOwnColumn({ ctx: ctx.service, input })),

  updateOwnColumn: procedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/companies/columns/{key}',
        tags,
        summary: 'Edit an own column',
        description:
          'Renames a column, moves it, or replaces its options; all values stay. An option that companies have cannot be left ' +
          'out, and the type stays.',
      },
    })
    .input(updateOwnColumnInput)
    .output(ownColumnSchema)
    .mutation(({ ctx, input }) => updateOwnColumn({ ctx: ctx.service, input })),

  removeOwnColumn: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/companies/columns/{key}',
        tags,
        summary: 'Delete an own column',
        description:
          'Moves a column with its values into the trash for 30 days. POST /api/trash/{id}/restore with the id of the answer ' +
          'brings both back.',
      },
    })
    .input(ownColumnByKeyInput)
    .output(trashEntrySchema)
    .mutation(({ ctx, input }) => deleteOwnColumn({ ctx: ctx.service, input })),
};
