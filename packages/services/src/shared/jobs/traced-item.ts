import { tracingChannel } from 'node:diagnostics_channel';

/** What an item says of itself: its run and no person. */
interface ItemTrace {
  name: string;
  attributes: Record<string, string | number | boolean>;
  /** Of the request that started the run. */
  requestId?: string;
}

const channel = tracingChannel<unknown, ItemTrace>('workbench:job');

/** Runs an item and tells whoever listens in this process when it began, ended and failed. */
export function tracedItem<T>(
  {
    kind,
    batchId,
    attempt,
    requestId,
  }: { kind: string; batchId: string; attempt: number; requestId: string | undefined },
  work: () => Promise<T>,
): Promise<T> {
  if (!channel.hasSubscribers) return work();
  const request = requestId === undefined ? {} : { requestId };
  const attributes = {
    'workbench.job': kind,
    'workbench.run_id': batchId,
    'workbench.attempt': attempt,
    ...(requestId !== undefined && { 'workbench.request_id': requestId }),
  };
  return channel.tracePromise(work, { name: `job ${kind}`, attributes, ...request });
}
