import { setTimeout as sleep } from 'node:timers/promises';
import { CompanySyncModel, type SourceOutcomeDoc } from '@workbench/db';
import { getCompany } from '../../companies/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { findItem, listBatchItems, startBatch } from '../../shared/jobs/index.ts';
import type { ItemView } from '../../shared/jobs/types.ts';
import { newUuid } from '../../shared/record-ids.ts';
import type { CompanySync, SourceOutcome, SyncCompanyInput } from '../schemas.ts';
import { readOwnIdentifiers } from './query/identifiers-of-sync.ts';
import { withoutStruckAnswers } from './query/struck-ids.ts';
import { companySyncName, SYNC_KIND, type SyncParams } from './sync-params.ts';

type ById = Verb<{ id: string }>;

const POLLS_MAX = 50;
const SYNC_POLL_MS = 100;

/**
 * Queries every source about a company now; a sync in progress is returned as it is. Of the sources in `repeatLost` a
 * purchase whose response was lost is bought once more.
 */
export async function syncCompany({ ctx, input }: Verb<SyncCompanyInput>): Promise<CompanySync> {
  const { id } = await getCompany({ ctx, input: { id: input.id } });
  await startForcedSync(ctx, id, input.repeatLost ?? []);
  const sync = await getCompanySync({ ctx, input: { id } });
  // The batch of a double click may have ended in between; the caller still gets a sync.
  return sync.state === 'never' ? { ...sync, state: 'queued' } : sync;
}

/** A finished sync keeps its name for up to a second: a caller then wants a new one, not its result. */
async function startForcedSync(ctx: ServiceContext, id: string, sources: string[]): Promise<void> {
  const askedAt = ctx.now();
  const repeatLost = { sources, before: askedAt.toISOString() };
  const params: SyncParams = { origin: 'single', force: true, ...(sources.length > 0 && { repeatLost }) };
  const uniqueName = companySyncName(id, sources);
  const runId = newUuid(ctx);
  for (let polls = 1; ; polls++) {
    const batch = await startBatch(ctx, { kind: SYNC_KIND, params, keys: [id], uniqueName, id: runId });
    if (batch.id === runId || new Date(batch.createdAt) >= askedAt || polls === POLLS_MAX) return;
    const [item] = await listBatchItems({ batchId: batch.id, limit: 1 });
    if (item !== undefined && item.finishedAt === null) return;
    await sleep(SYNC_POLL_MS);
  }
}

/** How the last sync of a company went, and what each source answered; `never` before any. */
export async function getCompanySync({ ctx, input }: ById): Promise<CompanySync> {
  const { id } = await getCompany({ ctx, input });
  const [item, stored] = await Promise.all([
    findItem({ kind: SYNC_KIND, key: id }),
    CompanySyncModel.findById(id).lean(),
  ]);
  const { own, struck } = await readOwnIdentifiers(id);
  const { lost } = withoutStruckAnswers(stored?.outcomes ?? [], struck, own);
  const outcomes = (stored?.outcomes ?? [])
    .map((said) => (lost.has(said.id) ? strikeOutcome(said) : said))
    .map(
      ({ id: connector, source, outcome, message, at, credits, repeatCredits }): SourceOutcome => ({
        id: connector as SourceOutcome['id'],
        source,
        outcome: outcome as SourceOutcome['outcome'],
        message,
        at: at?.toISOString() ?? null,
        credits,
        repeatCredits: repeatCredits ?? null,
      }),
    );
  const finishedAt = stored?.finishedAt.toISOString() ?? null;
  if (item?.state === 'pending') return { state: 'queued', message: item.message, finishedAt, outcomes };
  if (item?.state === 'running') return { state: 'running', message: null, finishedAt, outcomes };
  if (item?.state === 'failed' && isNewer(item, stored?.finishedAt)) {
    return { state: 'failed', message: item.message, finishedAt: item.finishedAt, outcomes };
  }
  if (!stored) return { state: 'never', message: null, finishedAt: null, outcomes };
  return { state: stored.state, message: stored.message, finishedAt, outcomes };
}

/** Its answer came by an identifier that was struck out since. */
function strikeOutcome(outcome: SourceOutcomeDoc): SourceOutcomeDoc {
  if (outcome.outcome === 'identity') return outcome;
  return { ...outcome, outcome: 'identity', message: 'Answered by an identifier that was struck out; not used' };
}

/** It failed before its outcome could be stored, as when its worker was killed each time. */
function isNewer({ finishedAt }: ItemView, storedAt: Date | undefined): boolean {
  return storedAt === undefined || (finishedAt !== null && new Date(finishedAt) > storedAt);
}
