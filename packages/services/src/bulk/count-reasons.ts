import type { BulkPreview } from './schemas.ts';

/** Each reason once with its number, the most frequent first. Pure. */
export function countReasons(reasons: readonly string[]): BulkPreview['left'] {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, companies]) => ({ reason, companies })).sort((a, b) => b.companies - a.companies);
}
