import { z } from 'zod';

export const SYNC_KIND = 'sources.sync';
/** A second click and the hourly sync answer the run that is under way. */
export const SYNC_ALL_NAME = 'sync-all';

export const syncParamsSchema = z.object({
  origin: z.enum(['all', 'auto', 'single']),
  /** Ask free sources also when their last answer still holds. */
  force: z.boolean(),
});
export type SyncParams = z.infer<typeof syncParamsSchema>;
