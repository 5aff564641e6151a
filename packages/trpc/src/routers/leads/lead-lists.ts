import { requireScope } from '@workbench/services/api-keys';
import {
  getLeadList,
  importPasted,
  listLeadLists,
  previewPasted,
  previewSheet,
  previewWriteBack,
  startWriteBack,
} from '@workbench/services/leads';
import { LEAD_IMPORTS_MAX } from '@workbench/services/leads/limits';
import {
  importPastedInput,
  leadImportResultSchema,
  leadListSchema,
  leadPreviewSchema,
  listByIdInput,
  previewPastedInput,
  previewSheetInput,
  writeBackPlanSchema,
} from '@workbench/services/leads/schemas';
import { newestPageInput } from '@workbench/services/shared/page-schemas';
import { deleteLeadList } from '@workbench/services/trash';
import { trashEntrySchema } from '@workbench/services/trash/schemas';
import { z } from 'zod';
import { listHeaders } from '../../paging-headers.ts';
import { ENRICHING } from '../../scopes.ts';
import { procedure } from '../../trpc.ts';

const tags = ['leads'];

/** Lead imports from spreadsheets, files and pasted rows, and the write-back; part of the leads router. */
export const leadListProcedures = {
  lists: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/leads/lists',
        tags,
        summary: 'List lead imports',
        description: 'Spreadsheets, files and pasted rows that were imported, newest first, at most 200.',
      },
    })
    .input(newestPageInput(LEAD_IMPORTS_MAX))
    .output(z.array(leadListSchema))
    .query(async ({ ctx, input }) => {
      const page = await listLeadLists({ ctx: ctx.service, input });
      Object.assign(ctx.headers, listHeaders('/api/leads/lists', input, page));
      return page.items;
    }),

  removeList: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/leads/lists/{id}',
        tags,
        summary: 'Delete a lead import',
        description: 'Moves an import with its rows into the trash for 30 days; its leads stay.',
      },
    })
    .input(listByIdInput)
    .output(trashEntrySchema)
    .mutation(({ ctx, input }) => deleteLeadList({ ctx: ctx.service, input })),

  importedList: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/leads/lists/{id}',
        tags,
        summary: 'Get a lead import',
        description: 'One import with what became of its rows, and how far writing back is.',
      },
    })
    .input(listByIdInput)
    .output(leadListSchema)
    .query(({ ctx, input }) => getLeadList({ ctx: ctx.service, input })),

  previewSheet: procedure
    .meta({
      scope: 'read',
      openapi: {
        method: 'POST',
        path: '/leads/preview-sheet',
        tags,
        summary: 'Preview a spreadsheet import',
        description: 'What importing a Google Sheet would create and cost. Writes nothing.',
      },
    })
    .input(previewSheetInput)
    .output(leadPreviewSchema)
    .mutation(({ ctx, input }) => previewSheet({ ctx: ctx.service, input })),

  previewPasted: procedure
    .meta({
      scope: 'read',
      openapi: {
        method: 'POST',
        path: '/leads/preview-rows',
        tags,
        summary: 'Preview pasted rows',
        description: 'What importing these rows would create and cost. Writes nothing.',
      },
    })
    .input(previewPastedInput)
    .output(leadPreviewSchema)
    .mutation(({ ctx, input }) => previewPasted({ ctx: ctx.service, input })),

  importPasted: procedure
    .meta({
      scopeFor: ENRICHING,
      openapi: {
        method: 'POST',
        path: '/leads/import-rows',
        tags,
        summary: 'Import pasted rows',
        description:
          'Rows with a header, as copied from a spreadsheet, become leads, and their enrichment starts unless `enrich` is false, up to `creditsMax`. Rows that were imported before update the same leads.',
      },
    })
    .input(importPastedInput)
    .output(leadImportResultSchema)
    .mutation(({ ctx, input }) => {
      if (input.enrich) requireScope(ctx.caller, 'spend');
      return importPasted({ ctx: ctx.service, input });
    }),

  previewWriteBack: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/leads/lists/{id}/write-back',
        tags,
        summary: 'Preview a write-back',
        description: 'The cells that writing the results back would fill. Writes nothing.',
      },
    })
    .input(listByIdInput)
    .output(writeBackPlanSchema)
    .query(({ ctx, input }) => previewWriteBack({ ctx: ctx.service, input })),

  writeBack: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/leads/lists/{id}/write-back',
        tags,
        summary: 'Write results to the spreadsheet',
        description:
          'Fills empty cells and new columns of the Google Sheet that the leads came from. What a user typed is never replaced; repeating it fills only what is still empty.',
      },
    })
    .input(listByIdInput)
    .output(leadListSchema)
    .mutation(({ ctx, input }) => startWriteBack({ ctx: ctx.service, input })),
};
