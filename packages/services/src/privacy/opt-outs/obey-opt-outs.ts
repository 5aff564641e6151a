import { ConnectorError } from '@workbench/connectors/errors';
import { readPdlOptOuts } from '@workbench/connectors/pdl-opt-outs';
import { type OptOutReadDoc, OptOutReadModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { resolveConnection } from '../../sources/index.ts';
import { claimDay, noteEnd, noteFailure, noteInterruption, noteProgress, noteRemoved } from './reading-record.ts';
import { findOptedOut, removeOptedOut } from './remove-opted-out.ts';
import { readTrashedKeys } from './trashed-people.ts';

export const VENDOR = 'pdl';
const REASON = 'Asked People Data Labs to be removed';
/** People who are removed together: each time, all contacts are compared. */
const REMOVED_TOGETHER = 1000;
/** Batches of ids after which the progress is noted where no one was found. */
const NOTED_EVERY = 25;

/**
 * Once a day, and where a key is connected, the vendor's list of those who asked to be removed is read as it arrives. Who
 * of them is saved here is noted first, and removed when the list is read: a kill in between loses no one, and does not have
 * the list fetched twice. The list names millions whom no one here has heard of: they are not noted. A schedule calls it every hour.
 */
export async function obeyOptOuts(ctx: ServiceContext): Promise<void> {
  await noteInterruption(ctx, VENDOR);
  await removeFound(ctx);
  const { isConnected, settings, explain } = await resolveConnection(ctx, VENDOR);
  if (!isConnected || !(await claimDay(ctx, VENDOR))) return;
  const progress = { ids: 0, batches: 0 };
  try {
    const trashed = await readTrashedKeys(VENDOR);
    await readPdlOptOuts(ctx.http, settings, async (batch) => {
      progress.ids += batch.length;
      progress.batches += 1;
      const found = await findOptedOut(VENDOR, batch, trashed);
      if (found.length > 0 || progress.batches % NOTED_EVERY === 0)
        await noteProgress(VENDOR, { ids: progress.ids, found });
    });
    const before = await noteEnd(ctx, VENDOR, progress.ids);
    if (before !== null) ctx.log.warn({ source: VENDOR, ids: progress.ids, before }, 'the list of opt-outs has shrunk');
  } catch (error) {
    const isOfVendor = error instanceof ConnectorError;
    const failure = isOfVendor
      ? { kind: error.kind, message: explain(error) }
      : { kind: 'failed', message: 'Reading the list has failed here; the log says why' };
    await noteFailure(ctx, VENDOR, { failure, isDayFree: isOfVendor && error.isRetryable && progress.ids === 0 });
    if (!isOfVendor) throw error;
    ctx.log.warn({ source: VENDOR, ...failure }, 'the list of opt-outs could not be read');
  } finally {
    await removeFound(ctx);
  }
  ctx.log.info({ source: VENDOR, ids: progress.ids }, 'the list of opt-outs was read');
}

/** Removes who was found and is not removed yet. */
async function removeFound(ctx: ServiceContext): Promise<void> {
  for (;;) {
    const reading = await OptOutReadModel.findById(VENDOR, { found: 1 }).lean<Pick<OptOutReadDoc, 'found'>>();
    const ids = reading?.found.slice(0, REMOVED_TOGETHER) ?? [];
    if (ids.length === 0) return;
    await noteRemoved(VENDOR, ids, await removeOptedOut(ctx, VENDOR, { ids, reason: REASON }));
  }
}
