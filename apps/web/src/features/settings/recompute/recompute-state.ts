import type { Recompute } from '@workbench/services/settings/schemas';

export const RECOMPUTE_POLL_MS = 1000;

export function isRecomputeRunning({ recompute }: { recompute: Recompute | null }): boolean {
  return recompute?.state === 'running';
}
