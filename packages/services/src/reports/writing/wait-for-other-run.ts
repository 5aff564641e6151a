import { setTimeout as sleep } from 'node:timers/promises';
import { BATCH_ITEM_INDEXES, BatchItemModel } from '@workbench/db';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import type { ItemRun } from '../../shared/jobs/types.ts';
import { REPORT_KIND } from '../runs/report-run-params.ts';

const POLL_MS = 500;

/**
 * Waits while an item of another run writes a report on the same company, so that nothing is fetched and paid for twice.
 * Of two that start at once the older run goes first. An item that only waits for its turn is not waited for: its run may
 * be paused.
 */
export async function waitForOtherRun({ batchId, key, signal }: Pick<ItemRun<unknown>, 'batchId' | 'key' | 'signal'>) {
  while (await withDatabaseRetry(() => isWrittenByOlderRun(batchId, key))) {
    await sleep(POLL_MS, undefined, { signal });
  }
}

async function isWrittenByOlderRun(batchId: string, key: string): Promise<boolean> {
  const running = await BatchItemModel.find({ key, kind: REPORT_KIND, state: 'running' }, { batchId: 1, startedAt: 1 })
    .sort({ batchOrder: 1 })
    .hint(BATCH_ITEM_INDEXES.key)
    .lean();
  const own = running.find((item) => item.batchId === batchId);
  const startedMs = own?.startedAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return running.some((item, index) => {
    if (item.batchId === batchId) return false;
    const otherMs = item.startedAt?.getTime() ?? 0;
    return otherMs < startedMs || (otherMs === startedMs && own !== undefined && index < running.indexOf(own));
  });
}
