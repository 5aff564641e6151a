import { BULK_PART_INDEXES, type BulkChangeDoc, BulkChangeModel, type BulkPartDoc, BulkPartModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { latestBatch, listBatchItems } from '../shared/jobs/index.ts';
import { BULK_KIND, batchName } from './bulk-job.ts';
import { countReasons } from './count-reasons.ts';
import { BULK_NAMED_MAX, BULK_PAGE_MAX } from './limits.ts';
import { requireChange } from './require-change.ts';
import { type BulkChange, bulkActionSchema } from './schemas.ts';

/** @throws ServiceError not_found */
export async function getBulk({ input: { id } }: Verb<{ id: string }>): Promise<BulkChange> {
  return toBulkChange(await requireChange(id));
}

/** Newest first. */
export async function listBulk(_: Verb<object>): Promise<BulkChange[]> {
  const changes = await BulkChangeModel.find()
    .sort({ createdAt: -1, _id: -1 })
    .limit(BULK_PAGE_MAX)
    .lean<BulkChangeDoc[]>();
  return Promise.all(changes.map(toBulkChange));
}

type Part = Pick<BulkPartDoc, 'state' | 'left' | 'kept' | 'trashId'> & { companies: number; changed: number };

export async function toBulkChange(change: BulkChangeDoc): Promise<BulkChange> {
  const parts = await readParts(change._id);
  const isReached = ({ state }: Part) => (change.phase === 'do' ? state !== 'waiting' : state === 'undone');
  const reached = parts.filter(isReached);
  const state = stateOf(change, reached.length === parts.length);
  const kept = parts.flatMap((part) => part.kept);
  return {
    id: change._id,
    action: bulkActionSchema.parse(change.change),
    state,
    companies: change.total,
    done: sum(reached.map(({ companies }) => companies)),
    changed: sum(parts.map(({ changed }) => changed)),
    left: countReasons(parts.flatMap(({ left }) => left.map(({ reason }) => reason))),
    kept: kept.slice(0, BULK_NAMED_MAX).map(({ id, name, reason }) => ({ companyId: id.toHexString(), name, reason })),
    keptCompanies: kept.length,
    trashIds: parts.flatMap(({ trashId, changed }) => (trashId !== null && changed > 0 ? [trashId] : [])),
    message: state === 'failed' ? await failureOf(change) : null,
    createdAt: change.createdAt.toISOString(),
    undoUntil: change.expiresAt.toISOString(),
  };
}

function stateOf({ phase, finishedAt, cancelledAt }: BulkChangeDoc, isWhole: boolean): BulkChange['state'] {
  if (phase === 'undo' && (finishedAt === null || isWhole)) return finishedAt === null ? 'undoing' : 'undone';
  if (phase === 'do' && cancelledAt !== null) return 'cancelled';
  if (finishedAt === null) return 'running';
  return isWhole ? 'completed' : 'failed';
}

/** Without what was changed: of many companies that is much. */
function readParts(changeId: string): Promise<Part[]> {
  return BulkPartModel.aggregate<Part>([
    { $match: { changeId } },
    { $sort: { position: 1 } },
    {
      $project: {
        state: 1,
        left: 1,
        kept: 1,
        trashId: 1,
        companies: { $size: '$companyIds' },
        changed: { $size: '$changed' },
      },
    },
  ])
    .hint(BULK_PART_INDEXES.change)
    .exec();
}

async function failureOf(change: BulkChangeDoc): Promise<string | null> {
  const batch = await latestBatch(BULK_KIND, batchName(change));
  const [item] = batch === null ? [] : await listBatchItems({ batchId: batch.id, state: 'failed', limit: 1 });
  return item?.message ?? null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
