import {
  BATCH_ITEM_INDEXES,
  type BatchItemDoc,
  BatchItemModel,
  type CompanySyncDoc,
  CompanySyncModel,
} from '@workbench/db';
import { newestFirst } from '../position.ts';
import { isAfter } from './is-after.ts';
import type { Stream, StreamEntry } from './stream.ts';

const SYNC_KIND = 'sources.sync';

/** Items of syncs are deleted after a while; no company has more of them. */
const SYNCS_MAX = 200;

/** No source was due, so nothing happened. */
const NOTHING_DUE = 'Everything is fresh';

type FinishedSync = Pick<BatchItemDoc, 'batchId' | 'state' | 'message'> & { finishedAt: Date };

/** Syncs whose items are still kept, and the last one of all. */
export const readSyncs: Stream = async ({ companyId, rank, after, limit }) => {
  const [items, last] = await Promise.all([
    BatchItemModel.find(
      { key: companyId.toHexString(), kind: SYNC_KIND },
      { state: 1, message: 1, finishedAt: 1, batchId: 1 },
    )
      .sort({ batchOrder: -1 })
      .hint(BATCH_ITEM_INDEXES.key)
      .limit(SYNCS_MAX)
      .lean<Pick<BatchItemDoc, 'batchId' | 'state' | 'message' | 'finishedAt'>[]>(),
    CompanySyncModel.findById(companyId, { state: 1, message: 1, finishedAt: 1, batchId: 1 }).lean<CompanySyncDoc>(),
  ]);
  const finished = items.flatMap((item): FinishedSync[] =>
    item.finishedAt === null || item.state === 'cancelled' ? [] : [{ ...item, finishedAt: item.finishedAt }],
  );
  const batchId = last?.batchId ?? 'last';
  if (last !== null && !finished.some((sync) => sync.batchId === batchId)) finished.push({ ...last, batchId });
  return finished
    .filter(({ message }) => message !== NOTHING_DUE)
    .map(toSyncEntry)
    .sort((one, other) => newestFirst({ ...one, rank }, { ...other, rank }))
    .filter(isAfter(after, rank))
    .slice(0, limit);
};

function toSyncEntry({ batchId, state, message, finishedAt }: FinishedSync): StreamEntry {
  const title = state === 'failed' ? 'Sync failed' : state === 'skipped' ? 'Sync skipped' : 'Sources queried';
  return {
    id: batchId,
    at: finishedAt,
    kind: 'sync',
    title,
    by: { kind: 'sync', label: null },
    details: message === null ? {} : { Result: message },
  };
}
