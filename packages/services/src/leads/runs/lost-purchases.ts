import { LEAD_INDEXES, LeadModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { startRun } from './start-run.ts';

/** The one step that buys for a lead; what was lost of a company is bought again in the company's own sync. */
const STEP = 'pdl_search';
const CREDITS = `steps.${STEP}.repeatCredits`;

const lostIn = (runIds: readonly string[]) => ({
  runId: { $in: runIds },
  enrichmentStatus: 'failed',
  [`steps.${STEP}.state`]: 'failed',
  [CREDITS]: { $gt: 0 },
});

/** Per run the most credits of buying once more what was lost in it. */
export async function sumLostCredits(runIds: readonly string[]): Promise<Map<string, number>> {
  if (runIds.length === 0) return new Map();
  const sums = await LeadModel.aggregate<{ _id: string; credits: number }>([
    { $match: lostIn(runIds) },
    { $group: { _id: '$runId', credits: { $sum: `$${CREDITS}` } } },
  ]).hint(LEAD_INDEXES.run);
  return new Map(sums.map(({ _id, credits }) => [_id, credits]));
}

/** @returns the run that buys once more what was lost in another one @throws ServiceError conflict when nothing was */
export async function repeatLostOfRun(ctx: ServiceContext, runId: string): Promise<string> {
  const leads = await LeadModel.find(lostIn([runId]), { steps: 1 })
    .hint(LEAD_INDEXES.run)
    .lean();
  const lost = leads.map(({ _id, steps }) => ({ id: _id.toHexString(), credits: steps[STEP]?.repeatCredits ?? 0 }));
  return repeatLost(ctx, lost);
}

/** No more is spent than what the user has agreed to, and on no one else. */
export async function repeatLost(
  ctx: ServiceContext,
  lost: readonly { id: string; credits: number }[],
): Promise<string> {
  const creditsMax = lost.reduce((sum, { credits }) => sum + credits, 0);
  if (creditsMax === 0) throw new ServiceError('conflict', 'No purchase was lost here; retry without repeatLost');
  const leadIds = lost.map(({ id }) => id);
  const options = { creditsMax, writesBack: false, isForced: true, repeatsLost: true };
  return (await startRun(ctx, { listId: null, leadIds, steps: [STEP], ...options })).runId;
}
