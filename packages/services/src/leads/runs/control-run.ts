import { LEAD_INDEXES, LeadModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { cancelBatch, pauseBatch, resumeBatch, retryBatch, wasReopened } from '../../shared/jobs/index.ts';
import type { EnrichmentRun, RetryRunInput } from '../schemas.ts';
import { startWriteBack } from '../write-back/start-write-back.ts';
import { findRun, type RunWithBatch } from './find-runs.ts';
import { repeatLostOfRun } from './lost-purchases.ts';
import { toRunViews } from './run-view.ts';
import { startRun } from './start-run.ts';

type ById = Verb<{ id: string }>;

/** Starts no further lead; leads in progress are finished. */
export async function pauseRun({ ctx, input }: ById): Promise<EnrichmentRun> {
  const { batch } = await findUnfinished(input.id);
  await pauseBatch(batch.id);
  return loadRunView(ctx, input.id);
}

export async function resumeRun({ ctx, input }: ById): Promise<EnrichmentRun> {
  const { batch } = await findUnfinished(input.id);
  await resumeBatch(batch.id);
  return loadRunView(ctx, input.id);
}

/** Skips pending leads; results so far stay. */
export async function cancelRun({ ctx, input }: ById): Promise<EnrichmentRun> {
  const { batch } = await findUnfinished(input.id);
  await cancelBatch(batch.id);
  return loadRunView(ctx, input.id);
}

/** @throws ServiceError conflict while the run is in progress, and when nothing has failed */
export async function retryRun({ ctx, input }: Verb<RetryRunInput>): Promise<EnrichmentRun> {
  const { run, batch } = await findRun(input.id);
  const isBegun = await wasReopened(ctx, batch.id);
  if (batch.finishedAt === null && !isBegun) {
    throw new ServiceError('conflict', 'This enrichment is in progress; wait for its end, or cancel it');
  }
  const { step } = input;
  if (input.repeatLost) return loadRunView(ctx, await repeatLostOfRun(ctx, run._id));
  if (step === 'write_back') return restartWriteBack(ctx, run);
  if (step === undefined) {
    if (batch.failed === 0 && !isBegun) throw new ServiceError('conflict', 'No lead of this enrichment has failed');
    await retryBatch(ctx, batch.id, ['failed']);
    return loadRunView(ctx, run._id);
  }
  const leads = await LeadModel.find({ runId: run._id, [`steps.${step}.state`]: 'failed' }, { _id: 1 })
    .hint(LEAD_INDEXES.run)
    .lean();
  if (leads.length === 0) throw new ServiceError('conflict', 'This step has failed for no lead of this enrichment');
  const { listId, creditsMax, writesBack } = run;
  const { runId } = await startRun(ctx, {
    listId,
    leadIds: leads.map(({ _id }) => _id.toHexString()),
    steps: [step],
    creditsMax,
    writesBack,
    isForced: true,
  });
  return loadRunView(ctx, runId);
}

async function restartWriteBack(
  ctx: ServiceContext,
  { _id, listId, writesBack }: RunWithBatch['run'],
): Promise<EnrichmentRun> {
  if (listId === null || !writesBack) {
    throw new ServiceError('conflict', 'Nothing of this enrichment goes into a sheet');
  }
  await startWriteBack({ ctx, input: { id: listId } });
  return loadRunView(ctx, _id);
}

async function findUnfinished(id: string): Promise<RunWithBatch> {
  const started = await findRun(id);
  if (started.batch.finishedAt !== null) throw new ServiceError('conflict', 'This enrichment has ended already');
  return started;
}

async function loadRunView(ctx: ServiceContext, id: string): Promise<EnrichmentRun> {
  const [run] = await toRunViews(ctx, [await findRun(id)]);
  return run as EnrichmentRun;
}
