import { z } from 'zod';

export const SYNC_KIND = 'sources.sync';
/** Name of the sync of one company; a second request gets the sync in progress. */
export const companySyncName = (companyId: string, repeatLost: readonly string[] = []): string =>
  ['sync-company', companyId, ...repeatLost.toSorted()].join(':');
/** A second click and the hourly sync return the sync in progress. */
export const SYNC_ALL_NAME = 'sync-all';

export const syncParamsSchema = z.object({
  origin: z.enum(['all', 'auto', 'single', 'selection']),
  /** Query free sources even if their last response is still fresh. */
  force: z.boolean(),
  /** A user takes the risk of paying these sources twice for what was lost before this time. */
  repeatLost: z.object({ sources: z.array(z.string()), before: z.iso.datetime() }).optional(),
});
export type SyncParams = z.infer<typeof syncParamsSchema>;
