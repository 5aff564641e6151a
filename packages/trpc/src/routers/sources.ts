import { companyIdSchema } from '@workbench/services/companies/schemas';
import type { ServiceContext } from '@workbench/services/shared/context';
import {
  cancelSync,
  connectSource,
  disconnectSource,
  discoverCompanies,
  estimateSync,
  getCompanySync,
  getLatestSync,
  getSyncRun,
  listCatalogue,
  listDiscoverySources,
  listSources,
  listSyncItems,
  pauseSync,
  resumeSync,
  retrySync,
  syncAll,
  syncCompany,
  testSource,
} from '@workbench/services/sources';
import type { SyncRun } from '@workbench/services/sources/schemas';
import {
  catalogueEntrySchema,
  companySyncSchema,
  connectInput,
  connectorIdSchema,
  dataSourceSchema,
  discoverInput,
  discoverySchema,
  discoverySourceSchema,
  estimateSyncInput,
  sourceTestSchema,
  syncAllInput,
  syncCompanyInput,
  syncEstimateSchema,
  syncItemSchema,
  syncItemsInput,
  syncRunSchema,
  testSourceInput,
} from '@workbench/services/sources/schemas';
import { z } from 'zod';
import { listHeaders } from '../paging-headers.ts';
import { procedure, router } from '../trpc.ts';
import { googleSheetsProcedures } from './sources/google-sheets.ts';

const tags = ['sources'];
const bySource = z.object({ id: connectorIdSchema });
const byCompany = z.object({ id: companyIdSchema });
const byRun = z.object({ runId: z.uuid().meta({ description: 'Id of the sync' }) });

type RunVerb = (verb: { ctx: ServiceContext; input: { runId: string } }) => Promise<SyncRun>;

const ACTION_DESCRIPTIONS = {
  pause: 'No further company is started until the sync is resumed.',
  resume: 'Continues a paused sync.',
  cancel: 'Companies that have not been started are skipped.',
  retry: 'Syncs the failed and skipped companies again.',
} as const;

/** What goes on again spends again. */
const ACTION_SCOPES = { pause: 'write', resume: 'spend', cancel: 'write', retry: 'spend' } as const;

/** One of the four actions on a sync. */
function runAction(action: keyof typeof ACTION_DESCRIPTIONS, summary: string, verb: RunVerb) {
  const description = ACTION_DESCRIPTIONS[action];
  return procedure
    .meta({
      scope: ACTION_SCOPES[action],
      openapi: { method: 'POST', path: `/sources/sync/{runId}/${action}`, tags, summary, description },
    })
    .input(byRun)
    .output(syncRunSchema)
    .mutation(({ ctx, input }) => verb({ ctx: ctx.service, input }));
}

export const sourcesRouter = router({
  ...googleSheetsProcedures,

  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/sources',
        tags,
        summary: 'List connected sources',
        description: 'The data sources with their state and the number of companies that they cover.',
      },
    })
    .input(z.object({}))
    .output(z.array(dataSourceSchema))
    .query(({ ctx }) => listSources({ ctx: ctx.service, input: {} })),

  catalogue: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/sources/catalogue',
        tags,
        summary: 'List available sources',
        description: 'Every source that can be connected.',
      },
    })
    .input(z.object({}))
    .output(z.array(catalogueEntrySchema))
    .query(({ ctx }) => listCatalogue({ ctx: ctx.service, input: {} })),

  connect: procedure
    .meta({
      // A key may not send the owner's credentials to another address, nor raise its own cap.
      scope: 'owner',
      openapi: {
        method: 'PUT',
        path: '/sources/{id}/connection',
        tags,
        summary: 'Update a source connection',
        description:
          'Sets the key, sets the daily cap, or switches the source on or off. Keys are stored encrypted and never returned.',
      },
    })
    .input(connectInput)
    .output(catalogueEntrySchema)
    .mutation(({ ctx, input }) => connectSource({ ctx: ctx.service, input })),

  disconnect: procedure
    .meta({
      scope: 'owner',
      openapi: {
        method: 'DELETE',
        path: '/sources/{id}/connection',
        tags,
        summary: 'Disconnect a source',
        description: 'Deletes the stored key.',
      },
    })
    .input(bySource)
    .output(catalogueEntrySchema)
    .mutation(({ ctx, input }) => disconnectSource({ ctx: ctx.service, input })),

  test: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/sources/{id}/test',
        tags,
        summary: 'Test a source connection',
        description:
          'Checks whether the source responds and accepts the key, and looks up a company that it knows. Costs nothing; with `domain` it looks up that company, for which a paid source charges.',
      },
    })
    .input(testSourceInput)
    .output(sourceTestSchema)
    .mutation(({ ctx, input }) => testSource({ ctx: ctx.service, input })),

  syncAll: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/sources/sync',
        tags,
        summary: 'Sync all companies',
        description:
          'Queries every connected source about every company, or about the selected ones, in the background. While a sync of the same companies is in progress, no other is started.',
      },
    })
    .input(syncAllInput)
    .output(syncRunSchema)
    .mutation(({ ctx, input }) => syncAll({ ctx: ctx.service, input })),

  estimateSync: procedure
    .meta({
      scope: 'read',
      openapi: {
        method: 'POST',
        path: '/sources/sync/estimate',
        tags,
        summary: 'Estimate a sync',
        description: 'How many companies are selected, and the most credits that their sync costs. Queries no source.',
      },
    })
    .input(estimateSyncInput)
    .output(syncEstimateSchema)
    .mutation(({ ctx, input }) => estimateSync({ ctx: ctx.service, input })),

  latestSync: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/sources/sync',
        tags,
        summary: 'Get the latest sync',
        description: 'The latest sync of many companies, running or not; `run` is null before the first one.',
      },
    })
    .input(z.object({}))
    .output(
      z
        .object({ run: syncRunSchema.nullable().meta({ description: 'The latest sync; null before the first' }) })
        .meta({ id: 'LatestSync', description: 'The latest sync of many companies' }),
    )
    .query(async ({ ctx }) => ({ run: await getLatestSync({ ctx: ctx.service, input: {} }) })),

  syncRun: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/sources/sync/{runId}',
        tags,
        summary: 'Get sync progress',
        description:
          'How many companies of a sync are done, skipped and failed, and how long the rest will take. Reads, costs nothing.',
      },
    })
    .input(byRun)
    .output(syncRunSchema)
    .query(({ ctx, input }) => getSyncRun({ ctx: ctx.service, input })),

  syncItems: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/sources/sync/{runId}/items',
        tags,
        summary: 'List the companies of a sync',
        description: 'Companies of a sync with what became of each; `state` leaves the failed or skipped ones.',
      },
    })
    .input(syncItemsInput)
    .output(z.array(syncItemSchema))
    .query(async ({ ctx, input }) => {
      const page = await listSyncItems({ ctx: ctx.service, input });
      const path = `/api/sources/sync/${input.runId}/items`;
      Object.assign(ctx.headers, listHeaders(path, { ...input, runId: undefined }, page));
      return page.items;
    }),

  pauseSync: runAction('pause', 'Pause a sync', pauseSync),
  resumeSync: runAction('resume', 'Resume a sync', resumeSync),
  cancelSync: runAction('cancel', 'Cancel a sync', cancelSync),
  retrySync: runAction('retry', 'Retry the failed companies of a sync', retrySync),

  syncCompany: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/companies/{id}/sync',
        tags,
        summary: 'Sync a company',
        description:
          'Queries every connected source about one company in the background. Paid sources spend credits within their daily cap. With `repeatLost` only the paid sources named there are asked, and a purchase whose response was lost is repeated.',
      },
    })
    .input(syncCompanyInput)
    .output(companySyncSchema)
    .mutation(({ ctx, input }) => syncCompany({ ctx: ctx.service, input })),

  companySync: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/sync',
        tags,
        summary: 'Get the last sync results',
        description: 'The response of each source in the last sync of this company.',
      },
    })
    .input(byCompany)
    .output(companySyncSchema)
    .query(({ ctx, input }) => getCompanySync({ ctx: ctx.service, input })),

  discoverySources: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/discover/sources',
        tags,
        summary: 'List discovery sources',
        description: 'The sources that can be searched for companies, with their prices.',
      },
    })
    .input(z.object({}))
    .output(z.array(discoverySourceSchema))
    .query(({ ctx }) => listDiscoverySources({ ctx: ctx.service, input: {} })),

  discover: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/companies/discover',
        tags,
        summary: 'Discover companies',
        description:
          'Searches registers and paid sources for companies. Those that are not tracked yet come first; a tracked one has `companyId`. Paid sources spend credits within their daily cap.',
      },
    })
    .input(discoverInput)
    .output(discoverySchema)
    .mutation(({ ctx, input }) => discoverCompanies({ ctx: ctx.service, input })),
});
