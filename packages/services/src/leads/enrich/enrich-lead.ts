import { type LeadDoc, type LeadRunDoc, LeadRunModel, type LeadStepDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { isDatabaseUnavailable } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { classifyFailure } from '../../shared/jobs/classify-failure.ts';
import type { ItemResult, ItemRun } from '../../shared/jobs/types.ts';
import { changeLead, findLead } from '../find-lead.ts';
import { finalStatus, hasEnded, PENDING } from '../rules/lead-status.ts';
import type { EnrichmentStep } from '../schemas.ts';
import { suppressedLeads } from '../suppressed-leads.ts';
import { beginLead } from './begin-lead.ts';
import { companyResearch } from './company-research.ts';
import { linkedinDiscovery } from './linkedin-discovery.ts';
import { pdlSearch } from './pdl-search.ts';
import { isStepOf } from './step-owner.ts';
import { storeFailure, storeResult, storeStopped } from './store-step.ts';
import { type EnrichParams, type EnrichPorts, type StepResult, type StepWork, skipped } from './types.ts';

export const ENRICH_ATTEMPTS_MAX = 5;
/** The batch waits no longer for an item. */
const WAIT_MAX_MS = 15 * 60_000;

const STEPS: Record<EnrichmentStep, (work: StepWork) => Promise<StepResult>> = {
  pdl_search: pdlSearch,
  linkedin_discovery: linkedinDiscovery,
  company_research: companyResearch,
};

const leaveAlone = async (): Promise<StepResult> => skipped('This person is on the do-not-contact list');

/** A step failed; the batch does the lead again when that may help. */
class LeadFailed extends ServiceError {
  readonly mayPass: boolean;
  readonly retryAfterMs: number | null;
  constructor(message: string, mayPass: boolean, retryAfterMs: number | null) {
    super(mayPass ? 'unavailable' : 'conflict', message);
    this.mayPass = mayPass;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Why a step is to be done again later. */
interface Waiting {
  message: string;
  retryAfterMs: number | null;
}

/**
 * Does the run's steps for one lead, one after the other. Each is stored when it has ended, so that a repetition does
 * not do it again; one that fails does not keep the others from being done, and is not done again with them.
 */
export async function enrichLead(
  ctx: ServiceContext,
  item: ItemRun<EnrichParams>,
  ports: EnrichPorts,
): Promise<ItemResult> {
  const [run, known] = await Promise.all([findRun(item), findOrNull(item.key)]);
  if (known === null) return REMOVED;
  try {
    return await doSteps(ctx, item, ports, run, known);
  } catch (error) {
    // Removed or erased meanwhile: there is nothing to store what was found in.
    if (isNotFound(error) && (await findOrNull(item.key)) === null) return REMOVED;
    throw error;
  }
}

const REMOVED: ItemResult = { state: 'skipped', message: 'This lead was removed' };
const TAKEN_OVER: ItemResult = { state: 'skipped', message: 'A later enrichment has taken this lead over' };

async function doSteps(
  ctx: ServiceContext,
  item: ItemRun<EnrichParams>,
  ports: EnrichPorts,
  run: LeadRunDoc,
  known: LeadDoc,
): Promise<ItemResult> {
  const isSuppressed = (await suppressedLeads(ctx, [known])).size > 0;
  let lead = await beginLead(ctx, known, run, item.params);
  const waiting: Waiting[] = [];
  for (const step of run.steps as EnrichmentStep[]) {
    if (!isToDo(lead, step, run)) continue;
    item.signal.throwIfAborted();
    const work: StepWork = { ctx, ports, run, step, lead, signal: item.signal, asked: [], isInDoubt: false };
    const done = await doStep(work, item, isSuppressed ? leaveAlone : STEPS[step]);
    lead = done.lead;
    if (done.waiting !== null && isToDo(lead, step, run)) waiting.push(done.waiting);
  }
  if (waiting.length > 0) throw new LeadFailed(told(waiting), true, longest(waiting));
  const end = (current: LeadDoc) => (current.runId === run._id ? { enrichmentStatus: finalStatus(current) } : null);
  lead = await changeLead(item.key, end, ctx.now(), lead);
  const steps = run.steps.map((step) => lead.steps[step] ?? PENDING);
  const failed = steps.filter(({ state }) => state === 'failed');
  if (failed.length > 0) throw new LeadFailed(told(failed), false, null);
  return steps.some(({ state }) => state === 'pending') ? TAKEN_OVER : resultOf(steps);
}

/** One that has failed for good within this run is left so: it is done again when the run is. */
const isToDo = (lead: LeadDoc, step: EnrichmentStep, run: LeadRunDoc): boolean =>
  isStepOf(lead, step, run._id) && !hasEnded(lead.steps[step]) && lead.steps[step]?.state !== 'failed';

/** The run may have been killed between its batch and the note of it. */
async function findRun({ params: { runId }, batchId }: ItemRun<EnrichParams>): Promise<LeadRunDoc> {
  const run = await LeadRunModel.findById(runId).lean();
  if (run === null) throw new ServiceError('not_found', 'This enrichment is not there any more');
  if (run.batchId === null) await LeadRunModel.updateOne({ _id: runId, batchId: null }, { $set: { batchId } });
  return run;
}

async function findOrNull(id: string): Promise<LeadDoc | null> {
  try {
    return await findLead(id);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

const isNotFound = (error: unknown): boolean => error instanceof ServiceError && error.kind === 'not_found';

async function doStep(
  work: StepWork,
  { attempt, signal }: ItemRun<EnrichParams>,
  run: (work: StepWork) => Promise<StepResult>,
): Promise<{ lead: LeadDoc; waiting: Waiting | null }> {
  const begunAt = work.ctx.now();
  try {
    return { lead: await storeResult(work, await run(work), begunAt), waiting: null };
  } catch (error) {
    // Neither is the step's fault: the whole lead is taken up again.
    if (isDatabaseUnavailable(error)) throw error;
    if (signal.aborted) {
      await storeStopped(work);
      throw error;
    }
    const { isRetryable: mayPass, retryAfterMs, message, isUnexpected } = classifyFailure(error);
    if (isUnexpected) {
      const details = { err: error, step: work.step, leadId: work.lead._id.toHexString() };
      work.ctx.log.error(details, 'a step of an enrichment failed');
    }
    const willRetry = mayPass && attempt < ENRICH_ATTEMPTS_MAX && (retryAfterMs ?? 0) <= WAIT_MAX_MS;
    const said = work.asked.findLast(({ outcome }) => outcome === 'failed')?.message ?? message;
    const lead = await storeFailure(work, { message: said, willRetry, begunAt });
    return { lead, waiting: willRetry ? { message: said, retryAfterMs } : null };
  }
}

const told = (steps: readonly { message: string | null }[]): string => steps.map(({ message }) => message).join('; ');

function longest(steps: readonly Waiting[]): number | null {
  const waits = steps.flatMap(({ retryAfterMs }) => (retryAfterMs === null ? [] : [retryAfterMs]));
  return waits.length === 0 ? null : Math.max(...waits);
}

/** Skipped when nothing could be done for the lead at all. */
function resultOf(steps: readonly LeadStepDoc[]): ItemResult {
  const isSkipped = steps.length > 0 && steps.every(({ state }) => state === 'skipped');
  const message = steps.map((step) => step.message).filter((text) => text !== null);
  return isSkipped ? { state: 'skipped', message: message.join('; ') } : { state: 'completed', message: null };
}
