import { z } from 'zod';

export const SYNC_KIND = 'sources.sync';
/** Name of the sync of one company; a second request gets the sync in progress. */
export const companySyncName = (companyId: string): string => `sync-company:${companyId}`;
/** A second click and the hourly sync return the sync in progress. */
export const SYNC_ALL_NAME = 'sync-all';

export const syncParamsSchema = z.object({
  origin: z.enum(['all', 'auto', 'single']),
  /** Query free sources even if their last response is still fresh. */
  force: z.boolean(),
});
export type SyncParams = z.infer<typeof syncParamsSchema>;
