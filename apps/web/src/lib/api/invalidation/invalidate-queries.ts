import type { Query, QueryClient } from '@tanstack/react-query';
import { isChangedBy, type Write } from './writes.ts';

/** A table that was scrolled far would read each of its pages again. */
const PAGES_REFETCHED_MAX = 3;
const TABLES = new Set(['companies.page', 'leads.page']);

/**
 * Reads again whatever `write` changed and shows on screen; what does not show is read when it does. A short table is
 * read again where it is; one that was scrolled far starts over. Resolves when what is on screen has been read.
 */
export async function invalidateQueries(client: QueryClient, write: Write): Promise<void> {
  const isChanged = ({ queryKey }: Query) => {
    const path = pathOfKey(queryKey);
    return path !== null && isChangedBy(path, write);
  };
  await Promise.all([
    client.invalidateQueries({ predicate: (query) => isChanged(query) && !isScrolledFar(query) }),
    client.resetQueries({ predicate: (query) => isChanged(query) && isScrolledFar(query) }),
  ]);
}

/** "companies.page" of the key that tRPC gives to its queries and mutations; null for another key. */
export function pathOfKey(key: readonly unknown[] | undefined): string | null {
  const [path] = key ?? [];
  return Array.isArray(path) ? path.join('.') : null;
}

function isScrolledFar({ queryKey, state }: Query): boolean {
  if (!TABLES.has(pathOfKey(queryKey) ?? '')) return false;
  const data = state.data as { pages?: unknown[] } | undefined;
  return (data?.pages?.length ?? 0) > PAGES_REFETCHED_MAX;
}
