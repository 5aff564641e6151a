import {
  cancelImport,
  getImport,
  listImportedRows,
  listImports,
  listKept,
  previewTakeBack,
  startTakeBack,
} from '@workbench/services/companies';
import {
  companyImportSchema,
  importByIdInput,
  importedRowsPageSchema,
  importsPageSchema,
  keptCompaniesSchema,
  listImportsInput,
  listRowsInput,
  takeBackPreviewSchema,
} from '@workbench/services/companies/schemas';
import { procedure, router } from '../trpc.ts';

const tags = ['imports'];

export const importsRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/imports',
        tags,
        summary: 'List imports',
        description: 'Imports of companies in the last 30 days, newest first: who, when, file, mode, counts and state.',
      },
    })
    .input(listImportsInput)
    .output(importsPageSchema)
    .query(({ ctx, input }) => listImports({ ctx: ctx.service, input })),

  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/imports/{id}',
        tags,
        summary: 'Get an import',
        description: 'How far an import is, what became of its rows so far, and how far taking it back is.',
      },
    })
    .input(importByIdInput)
    .output(companyImportSchema)
    .query(({ ctx, input }) => getImport({ ctx: ctx.service, input })),

  rows: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/imports/{id}/rows',
        tags,
        summary: 'List the rows of an import',
        description: 'What became of each row, in the order of the file; `kind` leaves those of one kind.',
      },
    })
    .input(listRowsInput)
    .output(importedRowsPageSchema)
    .query(({ ctx, input }) => listImportedRows({ ctx: ctx.service, input })),

  cancel: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/imports/{id}/cancel',
        tags,
        summary: 'Cancel an import',
        description:
          'Ends a running import after the rows that are being written. What is written stays; taking the import back undoes it. ' +
          'Repeating it changes nothing.',
      },
    })
    .input(importByIdInput)
    .output(companyImportSchema)
    .mutation(({ ctx, input }) => cancelImport({ ctx: ctx.service, input })),

  previewTakeBack: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/imports/{id}/take-back',
        tags,
        summary: 'Preview taking an import back',
        description:
          'How many companies would go and how many would have their former values again, and the companies that would keep ' +
          'something that was changed since, with the reason. Changes nothing.',
      },
    })
    .input(importByIdInput)
    .output(takeBackPreviewSchema)
    .query(({ ctx, input }) => previewTakeBack({ ctx: ctx.service, input })),

  takeBack: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/imports/{id}/take-back',
        tags,
        summary: 'Take an import back',
        description:
          'Overwritten values return and created companies are deleted for good, as the file can be imported again. Later ' +
          'edits, syncs and merges stay. Answers when it has begun; GET /api/imports/{id} says how far it is, in ' +
          '`takenBack`. Once begun it is finished; repeating it changes nothing.',
      },
    })
    .input(importByIdInput)
    .output(companyImportSchema)
    .mutation(({ ctx, input }) => startTakeBack({ ctx: ctx.service, input })),

  kept: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/imports/{id}/kept',
        tags,
        summary: 'List what a taken back import keeps',
        description: 'The first 1,000 companies that kept something that was changed since, with the reason.',
      },
    })
    .input(importByIdInput)
    .output(keptCompaniesSchema)
    .query(({ ctx, input }) => listKept({ ctx: ctx.service, input })),
});
