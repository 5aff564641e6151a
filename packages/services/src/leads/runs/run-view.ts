import { type LeadListDoc, LeadListModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { findRunResults } from '../findings/count-findings.ts';
import type { EnrichmentRun, LeadStep } from '../schemas.ts';
import type { RunWithBatch } from './find-runs.ts';
import { sumLostCredits } from './lost-purchases.ts';

/** The write-back starts within this time after the last lead; later it does not start by itself. */
const WRITE_BACK_START_MAX_MS = 60_000;

export async function toRunViews(ctx: ServiceContext, started: readonly RunWithBatch[]): Promise<EnrichmentRun[]> {
  const ids = [...new Set(started.flatMap(({ run }) => run.listId ?? []))];
  const lists = await LeadListModel.find({ _id: { $in: ids } }, { name: 1, writeBack: 1 }).lean();
  const byId = new Map(lists.map((list) => [list._id, list]));
  const results = await findRunResults(
    ctx,
    started.map(({ run }) => run._id),
  );
  const lost = await sumLostCredits(started.flatMap(({ run, batch }) => (batch.failed > 0 ? [run._id] : [])));
  return started.map((one) => ({
    ...toRunView(one, byId.get(one.run.listId ?? '') ?? null, ctx.now()),
    repeatCredits: lost.get(one.run._id) ?? 0,
    results: results.get(one.run._id) ?? { leads: 0, matched: 0, emails: 0, suggestions: 0 },
  }));
}

type KnownList = Pick<LeadListDoc, 'name' | 'writeBack'>;

function toRunView(
  { run, batch }: RunWithBatch,
  list: KnownList | null,
  now: Date,
): Omit<EnrichmentRun, 'repeatCredits' | 'results'> {
  const { state, total, pending, running, completed, failed, skipped, cancelled, perMinute, finishedAt } = batch;
  const writing = writeBackOf({ run, batch }, list);
  const mayStillStart = finishedAt === null || now.getTime() - Date.parse(finishedAt) < WRITE_BACK_START_MAX_MS;
  const isWritingBack = writing?.state === 'running' || (writing?.state === 'waiting' && mayStillStart);
  const steps = run.steps as LeadStep[];
  return {
    id: run._id,
    listId: run.listId,
    name: list?.name ?? 'Chosen leads',
    steps: run.writesBack ? [...steps, 'write_back'] : steps,
    state,
    total,
    pending,
    running,
    completed,
    failed,
    skipped,
    cancelled,
    creditsMax: run.creditsMax,
    creditsSpent: run.creditsReserved,
    secondsLeft: state === 'running' && perMinute ? Math.ceil(((pending + running) / perMinute) * 60) : null,
    writeBack: writing?.state ?? null,
    writeBackMessage: writing?.message ?? null,
    isOpen: state === 'running' || (state !== 'paused' && isWritingBack) || (running > 0 && finishedAt === null),
    createdAt: run.createdAt.toISOString(),
    finishedAt,
  };
}

/** null: nothing is written to a spreadsheet. */
function writeBackOf(
  { run, batch }: RunWithBatch,
  list: KnownList | null,
): { state: NonNullable<EnrichmentRun['writeBack']>; message: string | null } | null {
  if (!run.writesBack || batch.state === 'cancelled') return null;
  const last = list?.writeBack;
  // An earlier write-back belongs to an earlier run.
  if (batch.finishedAt === null || !last || last.at < new Date(batch.finishedAt)) {
    return { state: 'waiting', message: null };
  }
  return { state: last.state as NonNullable<EnrichmentRun['writeBack']>, message: last.message };
}
