import { companyIdSchema } from '@workbench/services/companies/schemas';
import type { ServiceContext } from '@workbench/services/shared/context';
import {
  cancelSync,
  connectSource,
  disconnectSource,
  discoverCompanies,
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
  connectionTestSchema,
  connectorIdSchema,
  dataSourceSchema,
  discoverInput,
  discoverySchema,
  discoverySourceSchema,
  syncItemSchema,
  syncItemsInput,
  syncRunSchema,
} from '@workbench/services/sources/schemas';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';
import { googleSheetsProcedures } from './sources/google-sheets.ts';

const tags = ['sources'];
const bySource = z.object({ id: connectorIdSchema });
const byCompany = z.object({ id: companyIdSchema });
const byRun = z.object({ runId: z.uuid() });

type RunVerb = (verb: { ctx: ServiceContext; input: { runId: string } }) => Promise<SyncRun>;

/** One of the four things that can be done to a run. */
function runAction(action: 'pause' | 'resume' | 'cancel' | 'retry', summary: string, verb: RunVerb) {
  return procedure
    .meta({ openapi: { method: 'POST', path: `/sources/sync/{runId}/${action}`, tags, summary } })
    .input(byRun)
    .output(syncRunSchema)
    .mutation(({ ctx, input }) => verb({ ctx: ctx.service, input }));
}

export const sourcesRouter = router({
  ...googleSheetsProcedures,

  list: procedure
    .meta({ openapi: { method: 'GET', path: '/sources', tags, summary: 'Data sources with what they cover' } })
    .input(z.object({}))
    .output(z.array(dataSourceSchema))
    .query(({ ctx }) => listSources({ ctx: ctx.service, input: {} })),

  catalogue: procedure
    .meta({
      openapi: { method: 'GET', path: '/sources/catalogue', tags, summary: 'Every source that can be connected' },
    })
    .input(z.object({}))
    .output(z.array(catalogueEntrySchema))
    .query(({ ctx }) => listCatalogue({ ctx: ctx.service, input: {} })),

  connect: procedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/sources/{id}/connection',
        tags,
        summary: 'Enter a key, set the daily cap, switch a source on or off',
      },
    })
    .input(connectInput)
    .output(catalogueEntrySchema)
    .mutation(({ ctx, input }) => connectSource({ ctx: ctx.service, input })),

  disconnect: procedure
    .meta({ openapi: { method: 'DELETE', path: '/sources/{id}/connection', tags, summary: 'Forget the stored key' } })
    .input(bySource)
    .output(catalogueEntrySchema)
    .mutation(({ ctx, input }) => disconnectSource({ ctx: ctx.service, input })),

  test: procedure
    .meta({
      openapi: { method: 'POST', path: '/sources/{id}/test', tags, summary: 'Test a connection; costs nothing' },
    })
    .input(bySource)
    .output(connectionTestSchema)
    .mutation(({ ctx, input }) => testSource({ ctx: ctx.service, input })),

  syncAll: procedure
    .meta({ openapi: { method: 'POST', path: '/sources/sync', tags, summary: 'Sync every company with every source' } })
    .input(z.object({}))
    .output(syncRunSchema)
    .mutation(({ ctx }) => syncAll({ ctx: ctx.service, input: {} })),

  latestSync: procedure
    .meta({
      openapi: { method: 'GET', path: '/sources/sync', tags, summary: 'The latest sync; run is null before any' },
    })
    .input(z.object({}))
    .output(z.object({ run: syncRunSchema.nullable() }))
    .query(async ({ ctx }) => ({ run: await getLatestSync({ ctx: ctx.service, input: {} }) })),

  syncRun: procedure
    .meta({ openapi: { method: 'GET', path: '/sources/sync/{runId}', tags, summary: 'How far a sync is' } })
    .input(byRun)
    .output(syncRunSchema)
    .query(({ ctx, input }) => getSyncRun({ ctx: ctx.service, input })),

  syncItems: procedure
    .meta({ openapi: { method: 'GET', path: '/sources/sync/{runId}/items', tags, summary: 'The companies of a sync' } })
    .input(syncItemsInput)
    .output(z.array(syncItemSchema))
    .query(({ ctx, input }) => listSyncItems({ ctx: ctx.service, input })),

  pauseSync: runAction('pause', 'Begin no further company', pauseSync),
  resumeSync: runAction('resume', 'Go on with a paused sync', resumeSync),
  cancelSync: runAction('cancel', 'Leave out what has not begun', cancelSync),
  retrySync: runAction('retry', 'Try failed and skipped companies again', retrySync),

  syncCompany: procedure
    .meta({
      openapi: { method: 'POST', path: '/companies/{id}/sync', tags, summary: 'Ask every source about a company' },
    })
    .input(byCompany)
    .output(companySyncSchema)
    .mutation(({ ctx, input }) => syncCompany({ ctx: ctx.service, input })),

  companySync: procedure
    .meta({ openapi: { method: 'GET', path: '/companies/{id}/sync', tags, summary: 'What each source answered' } })
    .input(byCompany)
    .output(companySyncSchema)
    .query(({ ctx, input }) => getCompanySync({ ctx: ctx.service, input })),

  discoverySources: procedure
    .meta({
      openapi: { method: 'GET', path: '/companies/discover/sources', tags, summary: 'Who can be asked, at what price' },
    })
    .input(z.object({}))
    .output(z.array(discoverySourceSchema))
    .query(({ ctx }) => listDiscoverySources({ ctx: ctx.service, input: {} })),

  discover: procedure
    .meta({ openapi: { method: 'POST', path: '/companies/discover', tags, summary: 'Find companies to track' } })
    .input(discoverInput)
    .output(discoverySchema)
    .mutation(({ ctx, input }) => discoverCompanies({ ctx: ctx.service, input })),
});
