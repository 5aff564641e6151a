import { ConnectorError } from '@workbench/connectors/errors';
import { type LeadDoc, type LeadRunDoc, LeadRunModel, type LeadStepDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { isDatabaseUnavailable } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { classifyFailure } from '../../shared/jobs/classify-failure.ts';
import type { ItemResult, ItemRun } from '../../shared/jobs/types.ts';
import type { EnrichmentStep } from '../schemas.ts';
import { changeLead, findLead } from '../store/change-lead.ts';
import { findSuppressedLeads } from '../store/suppressed-leads.ts';
import { finalEnrichmentStatus, PENDING_STEP } from '../values/enrichment-status.ts';
import { isStepFinished } from '../values/is-step-finished.ts';
import { claimLead } from './claim-lead.ts';
import { companyResearch } from './company-research.ts';
import { linkedinDiscovery } from './linkedin-discovery.ts';
import { pdlSearch } from './pdl-search.ts';
import { saveInterruptedStep, saveStepFailure, saveStepResult } from './save-step.ts';
import { isStepOwnedBy } from './step-ownership.ts';
import { type EnrichParams, type EnrichPorts, type StepResult, type StepWork, skipped } from './types.ts';

export const ENRICH_ATTEMPTS_MAX = 5;
/** The batch waits no longer for an item. */
const WAIT_MAX_MS = 15 * 60_000;

const STEPS: Record<EnrichmentStep, (work: StepWork) => Promise<StepResult>> = {
  pdl_search: pdlSearch,
  linkedin_discovery: linkedinDiscovery,
  company_research: companyResearch,
};

const skipSuppressed = async (): Promise<StepResult> =>
  skipped('do_not_contact', 'This person is on the do-not-contact list');

/** A step failed; the batch does the lead again when that may help. */
class LeadEnrichmentError extends ServiceError {
  readonly isRetryable: boolean;
  readonly retryAfterMs: number | null;
  constructor(message: string, isRetryable: boolean, retryAfterMs: number | null) {
    super(isRetryable ? 'unavailable' : 'conflict', message);
    this.isRetryable = isRetryable;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Why a step is to be done again later. */
interface PendingRetry {
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
  const [run, known] = await Promise.all([loadEnrichmentRun(item), findLeadOrNull(item.key)]);
  if (known === null) return REMOVED;
  try {
    return await runSteps(ctx, item, ports, run, known);
  } catch (error) {
    // Deleted or erased in the meantime: there is no lead to save to.
    if (isNotFound(error) && (await findLeadOrNull(item.key)) === null) return REMOVED;
    throw error;
  }
}

const REMOVED: ItemResult = { state: 'skipped', message: 'This lead was removed' };
const SUPERSEDED: ItemResult = { state: 'skipped', message: 'A later enrichment has taken this lead over' };

async function runSteps(
  ctx: ServiceContext,
  item: ItemRun<EnrichParams>,
  ports: EnrichPorts,
  run: LeadRunDoc,
  known: LeadDoc,
): Promise<ItemResult> {
  const isSuppressed = (await findSuppressedLeads(ctx, [known])).size > 0;
  let lead = await claimLead(ctx, known, run, item.params);
  const waiting: PendingRetry[] = [];
  for (const step of run.steps as EnrichmentStep[]) {
    if (!isStepDue(lead, step, run)) continue;
    item.signal.throwIfAborted();
    const work = toWork(ctx, item, ports, { run, step, lead });
    const done = await runStep(work, item, isSuppressed ? skipSuppressed : STEPS[step]);
    lead = done.lead;
    if (done.waiting !== null && isStepDue(lead, step, run)) waiting.push(done.waiting);
  }
  if (waiting.length > 0) throw new LeadEnrichmentError(joinMessages(waiting), true, longestWait(waiting));
  const finish = (current: LeadDoc) =>
    current.runId === run._id ? { enrichmentStatus: finalEnrichmentStatus(current) } : null;
  lead = await changeLead(item.key, finish, ctx.now(), lead);
  const steps = run.steps.map((step) => lead.steps[step] ?? PENDING_STEP);
  const failed = steps.filter(({ state }) => state === 'failed');
  if (failed.length > 0) throw new LeadEnrichmentError(joinMessages(failed), false, null);
  return steps.some(({ state }) => state === 'pending') ? SUPERSEDED : resultOf(steps);
}

function toWork(
  ctx: ServiceContext,
  { signal, params: { repeatLostBefore } }: ItemRun<EnrichParams>,
  ports: EnrichPorts,
  subject: Pick<StepWork, 'run' | 'step' | 'lead'>,
): StepWork {
  const before = repeatLostBefore === undefined ? null : new Date(repeatLostBefore);
  return { ctx, ports, ...subject, signal, repeatLostBefore: before, queryLog: [], isChargeUnknown: false };
}

/** A step that failed for good in this run stays failed; it is repeated when the run is retried. */
const isStepDue = (lead: LeadDoc, step: EnrichmentStep, run: LeadRunDoc): boolean =>
  isStepOwnedBy(lead, step, run._id) && !isStepFinished(lead.steps[step]) && lead.steps[step]?.state !== 'failed';

/** The process may have been killed between starting the batch and recording it. */
async function loadEnrichmentRun({ params: { runId }, batchId }: ItemRun<EnrichParams>): Promise<LeadRunDoc> {
  const run = await LeadRunModel.findById(runId).lean();
  if (run === null) throw new ServiceError('not_found', 'This enrichment does not exist any more');
  if (run.batchId === null) await LeadRunModel.updateOne({ _id: runId, batchId: null }, { $set: { batchId } });
  return run;
}

async function findLeadOrNull(id: string): Promise<LeadDoc | null> {
  try {
    return await findLead(id);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

const isNotFound = (error: unknown): boolean => error instanceof ServiceError && error.kind === 'not_found';

async function runStep(
  work: StepWork,
  { attempt, signal }: ItemRun<EnrichParams>,
  run: (work: StepWork) => Promise<StepResult>,
): Promise<{ lead: LeadDoc; waiting: PendingRetry | null }> {
  const begunAt = work.ctx.now();
  try {
    return { lead: await saveStepResult(work, await run(work), begunAt), waiting: null };
  } catch (error) {
    // Neither is the step's fault: the whole lead is retried.
    if (isDatabaseUnavailable(error)) throw error;
    if (signal.aborted) {
      await saveInterruptedStep(work);
      throw error;
    }
    const { isRetryable, retryAfterMs, message, isUnexpected } = classifyFailure(error);
    if (isUnexpected) {
      const details = { err: error, step: work.step, leadId: work.lead._id.toHexString() };
      work.ctx.log.error(details, 'a step of an enrichment failed');
    }
    const willRetry = isRetryable && attempt < ENRICH_ATTEMPTS_MAX && (retryAfterMs ?? 0) <= WAIT_MAX_MS;
    const reason = work.queryLog.findLast(({ outcome }) => outcome === 'failed')?.message ?? message;
    const repeatCredits = error instanceof ConnectorError ? error.repeatCredits : null;
    const lead = await saveStepFailure(work, { message: reason, willRetry, begunAt, repeatCredits });
    return { lead, waiting: willRetry ? { message: reason, retryAfterMs } : null };
  }
}

const joinMessages = (steps: readonly { message: string | null }[]): string =>
  steps.map(({ message }) => message).join('; ');

function longestWait(steps: readonly PendingRetry[]): number | null {
  const waits = steps.flatMap(({ retryAfterMs }) => (retryAfterMs === null ? [] : [retryAfterMs]));
  return waits.length === 0 ? null : Math.max(...waits);
}

/** Skipped when nothing could be done for the lead at all. */
function resultOf(steps: readonly LeadStepDoc[]): ItemResult {
  const isSkipped = steps.length > 0 && steps.every(({ state }) => state === 'skipped');
  const message = steps.map((step) => step.message).filter((text) => text !== null);
  return isSkipped ? { state: 'skipped', message: message.join('; ') } : { state: 'completed', message: null };
}
