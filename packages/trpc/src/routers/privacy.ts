import {
  getErasure,
  getOptOuts,
  getRetention,
  listErasures,
  previewRetention,
  retryErasure,
  runRetention,
  startErasure,
  updateRetention,
} from '@workbench/services/privacy';
import {
  erasePersonInput,
  erasureIdInput,
  erasureListSchema,
  erasureSchema,
  listErasuresInput,
  optOutReadingSchema,
  previewRetentionInput,
  retentionPreviewSchema,
  retentionRunSchema,
  retentionSchema,
  updateRetentionInput,
} from '@workbench/services/privacy/schemas';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';
import { emptyInput } from './empty-input.ts';
import { noticeProcedures } from './privacy/notices.ts';

const tags = ['privacy'];

/** Work on personal data that takes long or comes back: erasures, retention, the duty to inform. */
export const privacyRouter = router({
  ...noticeProcedures,

  erasures: procedure
    .meta({
      scope: 'privacy',
      openapi: {
        method: 'GET',
        path: '/privacy/erasures',
        tags,
        summary: 'List erasures',
        description: 'Who was erased is not in them; what went, how much was scanned and when is.',
      },
    })
    .input(listErasuresInput)
    .output(erasureListSchema)
    .query(({ ctx, input }) => listErasures({ ctx: ctx.service, input })),

  erasure: procedure
    .meta({
      scope: 'privacy',
      openapi: {
        method: 'GET',
        path: '/privacy/erasures/{id}',
        tags,
        summary: 'Get an erasure',
        description: 'How far it is, and what it came to.',
      },
    })
    .input(erasureIdInput)
    .output(erasureSchema)
    .query(({ ctx, input }) => getErasure({ ctx: ctx.service, input })),

  startErasure: procedure
    .meta({
      scope: 'privacy',
      openapi: {
        method: 'POST',
        path: '/privacy/erasures',
        tags,
        summary: 'Start an erasure',
        description:
          'Puts the person on the do-not-contact list, then erases everything saved about them and scans the whole database, in the background; `GET /api/privacy/erasures/{id}` says how far it is. A process that ends in between does not end it: the next one continues. Repeating it is safe.',
      },
    })
    .input(erasePersonInput)
    .output(erasureSchema)
    .mutation(({ ctx, input }) => startErasure({ ctx: ctx.service, input })),

  retryErasure: procedure
    .meta({
      scope: 'privacy',
      openapi: {
        method: 'POST',
        path: '/privacy/erasures/{id}/retry',
        tags,
        summary: 'Retry an erasure',
        description: 'Continues one that has failed. One that runs or is completed stays as it is.',
      },
    })
    .input(erasureIdInput)
    .output(erasureSchema)
    .mutation(({ ctx, input }) => retryErasure({ ctx: ctx.service, input })),

  optOuts: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/privacy/opt-outs',
        tags,
        summary: 'Get the reading of opt-outs',
        description:
          'When the list of those who asked People Data Labs to remove them was last read, how many ids it had, and how many contacts and leads were removed here. Where a key is connected it is read once a day; this call reads no list.',
      },
    })
    .input(z.object({}))
    .output(optOutReadingSchema)
    .query(({ ctx, input }) => getOptOuts({ ctx: ctx.service, input })),

  retention: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/privacy/retention',
        tags,
        summary: 'Get the retention rules',
        description:
          'Every kind of record that grows: how many there are, how old the oldest is, for how many days they are kept, and what a run would delete now. Files of backups have their own plan: `GET /api/backups`.',
      },
    })
    .input(z.object({}))
    .output(retentionSchema)
    .query(({ ctx, input }) => getRetention({ ctx: ctx.service, input })),

  updateRetention: procedure
    .meta({
      scope: 'owner',
      openapi: {
        method: 'PUT',
        path: '/privacy/retention',
        tags,
        summary: 'Change retention rules',
        description:
          'Sets the days of the kinds that are given, as `{"days": {"notifications": 30}}`. The run of each day deletes by them; nothing is deleted by this call.',
      },
    })
    .input(updateRetentionInput)
    .output(retentionSchema)
    .mutation(({ ctx, input }) => updateRetention({ ctx: ctx.service, input })),

  previewRetention: procedure
    .meta({
      scope: 'read',
      openapi: {
        method: 'POST',
        path: '/privacy/retention/preview',
        tags,
        summary: 'Preview a retention rule',
        description: 'Counts what the days would delete now, with some of the oldest records. Deletes nothing.',
      },
    })
    .input(previewRetentionInput)
    .output(retentionPreviewSchema)
    .mutation(({ ctx, input }) => previewRetention({ ctx: ctx.service, input })),

  runRetention: procedure
    .meta({
      scope: 'owner',
      openapi: {
        method: 'POST',
        path: '/privacy/retention/run',
        tags,
        summary: 'Apply the retention rules',
        description: 'Deletes now what the rules say, as the run of each day does. What is deleted is gone for good.',
      },
    })
    .input(emptyInput)
    .output(retentionRunSchema)
    .mutation(({ ctx, input }) => runRetention({ ctx: ctx.service, input })),
});
