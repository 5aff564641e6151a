import { cancelBulk, getBulk, listBulk, previewBulk, startBulk, undoBulk } from '@workbench/services/bulk';
import {
  bulkByIdInput,
  bulkChangeSchema,
  bulkPreviewSchema,
  previewBulkInput,
  startBulkInput,
} from '@workbench/services/bulk/schemas';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';

const tags = ['companies'];

export const bulkRouter = router({
  preview: procedure
    .meta({
      scope: 'read',
      openapi: {
        method: 'POST',
        path: '/companies/bulk-changes/preview',
        tags,
        summary: 'Preview a change of many companies',
        description:
          'How many companies are selected, how many the action would change, and why others stay as they are. Changes nothing.',
      },
    })
    .input(previewBulkInput)
    .output(bulkPreviewSchema)
    .mutation(({ ctx, input }) => previewBulk({ ctx: ctx.service, input })),

  start: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/companies/bulk-changes',
        tags,
        summary: 'Change many companies',
        description:
          'Does the same to every selected company: `{"selection": {"filter": {"field": "country", "op": "is", "value": "DE"}}, "action": {"kind": "addTags", "tags": ["Fair"]}}`. Which companies are meant is looked up once, now. Up to 200 are changed before the call answers, more in the background. A deletion moves them into the trash for 30 days.',
      },
    })
    .input(startBulkInput)
    .output(bulkChangeSchema)
    .mutation(({ ctx, input }) => startBulk({ ctx: ctx.service, input })),

  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/bulk-changes',
        tags,
        summary: 'List changes of many companies',
        description: 'The last 50 of the last 30 days, newest first.',
      },
    })
    .input(z.object({}))
    .output(z.array(bulkChangeSchema))
    .query(({ ctx }) => listBulk({ ctx: ctx.service, input: {} })),

  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/bulk-changes/{id}',
        tags,
        summary: 'Get a change of many companies',
        description: 'Its progress, what it changed, and what it left as it was, with the reasons.',
      },
    })
    .input(bulkByIdInput)
    .output(bulkChangeSchema)
    .query(({ ctx, input }) => getBulk({ ctx: ctx.service, input })),

  cancel: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/companies/bulk-changes/{id}/cancel',
        tags,
        summary: 'Cancel a change of many companies',
        description: 'Changes no further company. What is changed stays so until it is undone.',
      },
    })
    .input(bulkByIdInput)
    .output(bulkChangeSchema)
    .mutation(({ ctx, input }) => cancelBulk({ ctx: ctx.service, input })),

  undo: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/companies/bulk-changes/{id}/undo',
        tags,
        summary: 'Undo a change of many companies',
        description:
          'Takes back what it has changed, deletions included, within 30 days. What was edited since stays as it is and is listed in `kept`. Refused with 409 while it is under way.',
      },
    })
    .input(bulkByIdInput)
    .output(bulkChangeSchema)
    .mutation(({ ctx, input }) => undoBulk({ ctx: ctx.service, input })),
});
