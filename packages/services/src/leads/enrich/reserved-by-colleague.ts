import { LeadModel, LeadRunModel } from '@workbench/db';
import type { StepWork } from './types.ts';

/**
 * Whether another lead has a reservation for the company and is working on it. A reservation whose worker died, or
 * whose lead another run has taken over, blocks no one.
 */
export async function isReservedByColleague({ run, step, lead }: StepWork, domain: string): Promise<boolean> {
  const current = await LeadRunModel.findById(run._id, { asking: 1 }).lean();
  const holder = current?.asking?.find((one) => one.domain === domain);
  if (holder === undefined) return false;
  const { leadId } = holder;
  const isOther = leadId !== lead._id.toHexString();
  const inProgress = { _id: leadId, runId: run._id, enrichmentStatus: 'enriching', [`steps.${step}.state`]: 'pending' };
  if (isOther && (await LeadModel.exists(inProgress)) !== null) return true;
  await LeadRunModel.updateOne({ _id: run._id }, { $pull: { asking: { domain, leadId } } });
  return false;
}
