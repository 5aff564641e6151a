import { createStore, useStore } from '../../../lib/state/store';

/** The companies added in this session whose sources are still being asked; a sync begins by itself after each. */
const firstSyncs = createStore<readonly string[]>([]);

export const firstSyncCompanyIds = firstSyncs.get;

/** Begins to follow the first sync of a company that was just added. */
export function trackFirstSync(id: string): void {
  if (!firstSyncs.get().includes(id)) firstSyncs.set([...firstSyncs.get(), id]);
}

export function endFirstSync(id: string): void {
  if (firstSyncs.get().includes(id)) firstSyncs.set(firstSyncs.get().filter((other) => other !== id));
}

export function useFirstSyncCompanyIds(): readonly string[] {
  return useStore(firstSyncs, (ids) => ids);
}

/** Whether the company was added in this session and its sources have not all answered yet. */
export function useIsFirstSyncRunning(id: string): boolean {
  return useStore(firstSyncs, (ids) => ids.includes(id));
}
