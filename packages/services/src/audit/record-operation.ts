import type { ServiceContext } from '../shared/context.ts';
import { currentItem } from '../shared/jobs/current-item.ts';
import { appendLine } from './chain/append-line.ts';
import { PURCHASE_OPERATION } from './limits.ts';
import { countsOf, recordIdsOf } from './record-ids.ts';

export interface DoneOperation {
  /** As "companies.create". */
  operation: string;
  input: unknown;
  /** null of a call that failed. */
  answer: unknown;
  /** `done`, or the code of the error. */
  outcome: string;
}

/**
 * Adds a line for a call that changes, deletes, exports or buys, before its answer is sent. The call has been carried out: when no
 * line can be added, the process log says so, and the caller gets the answer.
 */
export async function recordOperation(
  ctx: Pick<ServiceContext, 'secrets' | 'now' | 'log'>,
  { operation, input, answer, outcome }: DoneOperation,
): Promise<void> {
  const entry = { operation, ...recordIdsOf(input, answer), counts: countsOf(answer), credits: 0, outcome };
  try {
    await appendLine(ctx, entry);
  } catch (error) {
    ctx.log.error({ err: error, operation }, 'the audit log has no line for an operation');
  }
}

/**
 * Adds a line for what a vendor was paid, also by jobs, with the run and the record that it was bought for. Lines of requests have
 * no credits, so that a sum counts each once; of the purchases of a request, they have the records and the same request id.
 */
export function recordPurchase(
  writer: Parameters<typeof appendLine>[0],
  { vendor, credits, work }: { vendor: string; credits: number; work: string | undefined },
): Promise<void> {
  const { records, recordCount } = recordIdsOf({ ids: [work, currentItem()?.batchId, currentItem()?.key] });
  const operation = `${PURCHASE_OPERATION}.${vendor}`;
  return appendLine(writer, { operation, records, recordCount, counts: {}, credits, outcome: 'done' });
}
