import { type BulkChangeDoc, BulkChangeModel } from '@workbench/db';
import { findSelected } from '../companies/index.ts';
import type { Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { newUuid } from '../shared/record-ids.ts';
import { carryOut } from './bulk-job.ts';
import { toBulkChange } from './bulk-view.ts';
import { BULK_UNDO_DAYS, UNCOUNTED_DELETION_MAX } from './limits.ts';
import { deleteParts, insertParts } from './parts/part-store.ts';
import { requireChange } from './require-change.ts';
import { requireListOf } from './require-list.ts';
import type { BulkChange, StartBulkInput } from './schemas.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Does the same to every selected company, whichever they are at this moment. A few are changed before the call answers,
 * more in the background.
 * @throws ServiceError invalid when none is selected; conflict with `details.companies` when they are not as many as expected
 */
export async function startBulk({ ctx, input }: Verb<StartBulkInput>): Promise<BulkChange> {
  const { selection, action, expectedCount } = input;
  const id = newUuid(ctx);
  const begun = await BulkChangeModel.findById(id).lean<BulkChangeDoc>();
  if (begun !== null) {
    // An earlier attempt of the same call was interrupted.
    if (begun.finishedAt === null) await carryOut(ctx, begun);
    return toBulkChange(await requireChange(id));
  }
  await requireListOf(action);
  const ids = await findSelected(ctx, selection);
  refuseUnexpected(ids.length, { expectedCount, isDeletion: action.kind === 'delete' });
  const createdAt = ctx.now();
  const change: BulkChangeDoc = {
    _id: id,
    change: action,
    total: ids.length,
    by: ctx.actor,
    phase: 'do',
    cancelledAt: null,
    finishedAt: null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + BULK_UNDO_DAYS * DAY_MS),
  };
  // The parts first: a change without them would be nothing to a process that continues it.
  const { expiresAt } = change;
  if (ctx.callId !== undefined) await deleteParts(id);
  await insertParts({ id, expiresAt, isDeletion: action.kind === 'delete' }, ids);
  await BulkChangeModel.collection.insertOne(change as never);
  await carryOut(ctx, change);
  return toBulkChange(await requireChange(id));
}

function refuseUnexpected(
  count: number,
  { expectedCount, isDeletion }: { expectedCount: number | undefined; isDeletion: boolean },
): void {
  if (count === 0) throw new ServiceError('invalid', 'The selection has no company; choose others');
  if (expectedCount === undefined && (!isDeletion || count <= UNCOUNTED_DELETION_MAX)) return;
  if (expectedCount === count) return;
  const companies = count === 1 ? 'company is' : 'companies are';
  const what = `${count.toLocaleString('en-US')} ${companies} selected`;
  const message =
    expectedCount === undefined
      ? `${what}; give that number as expectedCount to delete them`
      : `${what}, not ${expectedCount.toLocaleString('en-US')}; look at the selection again`;
  throw new ServiceError('conflict', message, [{ path: ['expectedCount'], message }], { companies: String(count) });
}
