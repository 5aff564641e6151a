import { AsyncLocalStorage } from 'node:async_hooks';

/** The batch and the record that an item is about. */
export interface CurrentItem {
  batchId: string;
  key: string;
}

const storage = new AsyncLocalStorage<CurrentItem>();

/** Everything that `work` does is done for an item of a job. */
export const runAsItem = <T>(item: CurrentItem, work: () => T): T => storage.run(item, work);

/** The item that this is done for; null outside of jobs. */
export const currentItem = (): CurrentItem | null => storage.getStore() ?? null;
