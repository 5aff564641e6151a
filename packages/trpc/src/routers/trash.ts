import {
  emptyTrash,
  getTrashEntry,
  listTrash,
  previewDeletion,
  purgeEntry,
  restoreEntry,
} from '@workbench/services/trash';
import {
  deletionPreviewSchema,
  emptiedTrashSchema,
  emptyTrashInput,
  listTrashInput,
  previewDeletionInput,
  purgedSchema,
  restoredSchema,
  trashEntryByIdInput,
  trashEntrySchema,
  trashPageSchema,
} from '@workbench/services/trash/schemas';
import { procedure, router } from '../trpc.ts';

const tags = ['trash'];

export const trashRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/trash',
        tags,
        summary: 'List the trash',
        description: 'What was deleted, newest first. An entry is purged by itself 30 days after the deletion.',
      },
    })
    .input(listTrashInput)
    .output(trashPageSchema)
    .query(({ ctx, input }) => listTrash({ ctx: ctx.service, input })),

  preview: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/trash/preview',
        tags,
        summary: 'Preview a deletion',
        description:
          'What a deletion would move into the trash, and what refers to the record and stays. Changes nothing.',
      },
    })
    .input(previewDeletionInput)
    .output(deletionPreviewSchema)
    .query(({ ctx, input }) => previewDeletion({ ctx: ctx.service, input })),

  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/trash/{id}',
        tags,
        summary: 'Get a trash entry',
        description: 'What was deleted, what went along, by whom, and until when it can be restored.',
      },
    })
    .input(trashEntryByIdInput)
    .output(trashEntrySchema)
    .query(({ ctx, input }) => getTrashEntry({ ctx: ctx.service, input })),

  restore: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/trash/{id}/restore',
        tags,
        summary: 'Restore from the trash',
        description:
          'Brings back what was deleted, as it was and under the same ids. Refused with 409 when something else has taken its key since, such as the domain of a company.',
      },
    })
    .input(trashEntryByIdInput)
    .output(restoredSchema)
    .mutation(({ ctx, input }) => restoreEntry({ ctx: ctx.service, input })),

  purge: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/trash/{id}',
        tags,
        summary: 'Purge a trash entry',
        description: 'Deletes an entry of the trash for good, before its 30 days are over.',
      },
    })
    .input(trashEntryByIdInput)
    .output(purgedSchema)
    .mutation(({ ctx, input }) => purgeEntry({ ctx: ctx.service, input })),

  empty: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/trash',
        tags,
        summary: 'Empty the trash',
        description:
          'Deletes for good what was deleted by the time given. An entry that is being deleted or restored stays.',
      },
    })
    .input(emptyTrashInput)
    .output(emptiedTrashSchema)
    .mutation(({ ctx, input }) => emptyTrash({ ctx: ctx.service, input })),
});
