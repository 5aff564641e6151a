import {
  approveDraft,
  cancelDrafting,
  getDraftBasis,
  getDraftingRun,
  getLatestDrafting,
  listDraftingItems,
  retryDrafting,
  startDrafting,
} from '@workbench/services/outreach';
import {
  byMessageInput,
  draftBasisSchema,
  draftingItemSchema,
  draftingItemsInput,
  draftingRunInput,
  draftingRunSchema,
  latestDraftingSchema,
  outreachByIdInput,
  outreachMessageSchema,
  seenMessageInput,
  startDraftingInput,
} from '@workbench/services/outreach/schemas';
import { z } from 'zod';
import { listHeaders } from '../../paging-headers.ts';
import { procedure } from '../../trpc.ts';

const tags = ['outreach'];

/** Drafts for many recipients at once, and their review; part of the outreach router. */
export const draftingProcedures = {
  startDrafting: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/outreach/campaign/{id}/drafts',
        tags,
        summary: 'Write many drafts',
        description:
          'Has the first or the next message to many recipients written in the background, as `POST /outreach/messages/{messageId}/draft` does for one. Each draft needs a review before it is in the send queue. A text that is there already, or that someone writes meanwhile, stays. 409 while drafts of the campaign are being written, and when there are none to write.',
      },
    })
    .input(startDraftingInput)
    .output(draftingRunSchema)
    .mutation(({ ctx, input }) => startDrafting({ ctx: ctx.service, input })),

  latestDrafting: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/outreach/campaign/{id}/drafts',
        tags,
        summary: 'Get the latest drafting run',
        description:
          'The latest run that wrote drafts of a campaign, running or not; `run` is null before the first one.',
      },
    })
    .input(outreachByIdInput)
    .output(latestDraftingSchema)
    .query(async ({ ctx, input }) => ({ run: await getLatestDrafting({ ctx: ctx.service, input }) })),

  draftingRun: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/outreach/drafts/{runId}',
        tags,
        summary: 'Get a drafting run',
        description: 'How many drafts of a run are written, skipped and failed.',
      },
    })
    .input(draftingRunInput)
    .output(draftingRunSchema)
    .query(({ ctx, input }) => getDraftingRun({ ctx: ctx.service, input })),

  draftingItems: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/outreach/drafts/{runId}/items',
        tags,
        summary: 'List the recipients of a drafting run',
        description: 'Recipients of a run with what became of each; `state` leaves the failed or skipped ones.',
      },
    })
    .input(draftingItemsInput)
    .output(z.array(draftingItemSchema))
    .query(async ({ ctx, input }) => {
      const page = await listDraftingItems({ ctx: ctx.service, input });
      const path = `/api/outreach/drafts/${input.runId}/items`;
      Object.assign(ctx.headers, listHeaders(path, { ...input, runId: undefined }, page));
      return page.items;
    }),

  cancelDrafting: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/outreach/drafts/{runId}/cancel',
        tags,
        summary: 'Cancel a drafting run',
        description: 'No further draft is begun; those that are written stay.',
      },
    })
    .input(draftingRunInput)
    .output(draftingRunSchema)
    .mutation(({ ctx, input }) => cancelDrafting({ ctx: ctx.service, input })),

  retryDrafting: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/outreach/drafts/{runId}/retry',
        tags,
        summary: 'Retry the failed drafts of a run',
        description: 'Has the failed drafts of a run written again.',
      },
    })
    .input(draftingRunInput)
    .output(draftingRunSchema)
    .mutation(({ ctx, input }) => retryDrafting({ ctx: ctx.service, input })),

  draftBasis: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/outreach/messages/{messageId}/draft',
        tags,
        summary: 'Get what a draft rests on',
        description:
          'A message with the text that it began as: its parts, the facts that they rest on, and the facts that were not used. `draft` is null for a text that was written by hand.',
      },
    })
    .input(byMessageInput)
    .output(draftBasisSchema)
    .query(({ ctx, input }) => getDraftBasis({ ctx: ctx.service, input })),

  approveDraft: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/outreach/messages/{messageId}/approve',
        tags,
        summary: 'Approve a draft',
        description:
          'Moves a draft that needs a review to the send queue. With `revision`, the call is refused when the draft has changed meanwhile.',
      },
    })
    .input(seenMessageInput)
    .output(outreachMessageSchema)
    .mutation(({ ctx, input }) => approveDraft({ ctx: ctx.service, input })),
};
