import { createStore, useStore } from '../../../lib/store';

/** The companies added in this session whose sources are still being asked; a sync begins by itself after each. */
const asked = createStore<readonly string[]>([]);

export const askedCompanies = asked.get;

/** Begins to follow the first sync of a company that was just added. */
export function followFirstSync(id: string): void {
  if (!asked.get().includes(id)) asked.set([...asked.get(), id]);
}

export function endFirstSync(id: string): void {
  if (asked.get().includes(id)) asked.set(asked.get().filter((other) => other !== id));
}

export function useAskedCompanies(): readonly string[] {
  return useStore(asked, (ids) => ids);
}

/** Whether the company was added in this session and its sources have not all answered yet. */
export function useIsAsked(id: string): boolean {
  return useStore(asked, (ids) => ids.includes(id));
}
