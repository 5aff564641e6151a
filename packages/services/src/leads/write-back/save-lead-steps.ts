import type { LeadDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { changeLead } from '../store/change-lead.ts';
import { PENDING_STEP } from '../values/enrichment-status.ts';
import type { WriteSummary } from './write-results.ts';

interface Outcome {
  state: 'completed' | 'skipped' | 'failed';
  message: string;
}

/** What came of the writing for each lead, as its fourth step. */
export async function saveWriteBackSteps(
  ctx: ServiceContext,
  leadIds: readonly string[],
  { cells, missing }: WriteSummary,
): Promise<void> {
  for (const id of leadIds) {
    const reason = missing.get(id);
    const count = cells.get(id) ?? 0;
    await saveWriteBackStep(ctx, id, (known) => {
      if (reason !== undefined) return { state: 'failed', message: reason };
      if (count > 0) {
        return { state: 'completed', message: count === 1 ? '1 cell was written' : `${count} cells were written` };
      }
      // Interrupted after writing and before this point: the earlier write counts.
      return known === 'completed' ? null : { state: 'skipped', message: 'The sheet has all of it already' };
    });
  }
}

/** When nothing could be written. */
export async function failWriteBackSteps(
  ctx: ServiceContext,
  leadIds: readonly string[],
  message: string,
): Promise<void> {
  for (const id of leadIds) await saveWriteBackStep(ctx, id, () => ({ state: 'failed', message }));
}

async function saveWriteBackStep(
  ctx: ServiceContext,
  id: string,
  outcomeOf: (known: string | undefined) => Outcome | null,
): Promise<void> {
  const at = ctx.now();
  const change = (lead: LeadDoc): Partial<LeadDoc> | null => {
    const known = lead.steps.write_back;
    const outcome = outcomeOf(known?.state);
    const isKnown = known?.state === outcome?.state && known?.message === outcome?.message;
    // A write counts each time, everything else only when it is new.
    if (outcome === null || (isKnown && outcome.state !== 'completed')) return null;
    return { steps: { ...lead.steps, write_back: { ...PENDING_STEP, source: 'sheet', ...outcome, at } } };
  };
  try {
    await changeLead(id, change, at);
  } catch (error) {
    // Removed in the meantime.
    if (!(error instanceof ServiceError) || error.kind !== 'not_found') throw error;
  }
}
