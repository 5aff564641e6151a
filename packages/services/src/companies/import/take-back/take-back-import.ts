import { type ImportBatchDoc, ImportBatchModel, type ImportRunDoc } from '@workbench/db';
import type { ServiceContext, Verb } from '../../../shared/context.ts';
import { DATABASE_RETRY_MS } from '../../../shared/database/with-retry.ts';
import { ServiceError } from '../../../shared/errors.ts';
import { claimJournal, type JournalClaim } from '../../../shared/moves/journal-lease.ts';
import { type CompanyChangeEntry, recordCompanyChanges } from '../../changes/record-company-change.ts';
import { renameEntries } from '../../changes/rename-entries.ts';
import type { CompanyImport, TakeBackPreview } from '../../import-run-schemas.ts';
import { IMPORT_ERRORS_RETURNED_MAX } from '../../limits.ts';
import type { StoredCompany } from '../../store/document/stored-company.ts';
import { type WriteSession, withWriteSession } from '../../store/write-session/write-session.ts';
import { findRun } from '../runs/find-run.ts';
import { getImport } from '../runs/list-imports.ts';
import { importJournal } from '../runs/run-record.ts';
import { untilStopped } from '../runs/running-imports.ts';
import { TAKEN_BACK } from './find-dependents.ts';
import { type ImportScope, readImportScope } from './import-scope.ts';
import { planTakeBack } from './plan-take-back.ts';
import { writeTakeBack } from './write-take-back.ts';

const ENDED = ['completed', 'failed', 'cancelled'] as const;
/** A session releases the lock after this time, so that a single edit never waits long. */
const SESSION_MS = 2000;

/** What taking an import back would do now; changes nothing. @throws ServiceError not_found, conflict while it runs */
export async function previewTakeBack({ input }: Verb<{ id: string }>): Promise<TakeBackPreview> {
  const run = await findRun(input.id);
  refuseUnended(run);
  const scope = await readImportScope(run);
  const preview: TakeBackPreview = { removed: 0, restored: 0, kept: 0, keptCompanies: [] };
  const later = new Map<string, StoredCompany>();
  for (const id of await readParts(run._id)) {
    const part = await ImportBatchModel.findById(id).lean<ImportBatchDoc>();
    if (part === null) continue;
    const { counts, kept, restored } = await planTakeBack(part, scope, later);
    preview.removed += counts.removed;
    preview.restored += counts.restored;
    preview.kept += counts.kept;
    preview.keptCompanies.push(...kept.slice(0, IMPORT_ERRORS_RETURNED_MAX - preview.keptCompanies.length));
    for (const { present, separated } of restored) {
      const companyId = present._id.toHexString();
      if (scope.firstPart.has(companyId)) later.set(companyId, separated);
    }
  }
  return preview;
}

/**
 * Begins to take an import back: what it has overwritten returns, what it has created goes, and what was changed since
 * stays. Once begun, it is finished even if this process ends. Asking again changes nothing.
 * @throws ServiceError not_found, conflict while the import is running
 */
export async function takeBackImport({ ctx, input }: Verb<{ id: string }>): Promise<CompanyImport> {
  const { work } = await beginTakeBack(ctx, input.id);
  await work;
  return getImport({ ctx, input });
}

/** The same without waiting for its end. */
export async function startTakeBack({ ctx, input }: Verb<{ id: string }>): Promise<CompanyImport> {
  const { work } = await beginTakeBack(ctx, input.id);
  work.catch((error: unknown) =>
    ctx.log.error({ err: error, importId: input.id }, 'an import could not be taken back'),
  );
  return getImport({ ctx, input });
}

async function beginTakeBack(ctx: ServiceContext, id: string): Promise<{ work: Promise<void> }> {
  const run = await findRun(id);
  if (run.state === 'taken_back' || run.state === 'taking_back') return { work: Promise.resolve() };
  refuseUnended(run);
  const claim = await claimJournal(importJournal(), id, { from: ENDED, to: 'taking_back' });
  if (claim === null) throw new ServiceError('conflict', `The import of ${run.fileName} is busy; try again shortly`);
  return { work: continueTakeBack(ctx, run, claim) };
}

/** Takes back what is not taken back yet, the last rows first. */
export function continueTakeBack(ctx: ServiceContext, run: ImportRunDoc, claim: JournalClaim): Promise<void> {
  return untilStopped((stop) => takeBackAll(ctx, { run, claim, stop }));
}

interface TakeBackWork {
  run: ImportRunDoc;
  claim: JournalClaim;
  /** Aborted when this process ends. */
  stop: AbortSignal;
}

async function takeBackAll(ctx: ServiceContext, { run, claim, stop }: TakeBackWork): Promise<void> {
  try {
    const takenBack = run.takenBack ?? { at: ctx.now(), by: ctx.actor, batches: 0, removed: 0, restored: 0, kept: 0 };
    await importJournal().updateOne({ _id: run._id, takenBack: null }, { $set: { takenBack } });
    const scope = await readImportScope(run);
    const ids = await readParts(run._id, { 'takeBack.isDone': { $ne: true } });
    while (ids.length > 0) {
      stop.throwIfAborted();
      await claim.renew();
      await withWriteSession(async (session) => {
        const until = performance.now() + SESSION_MS;
        do await takeBackPart(ctx, session, { id: ids.shift(), scope, takenBack });
        while (ids.length > 0 && performance.now() < until && !stop.aborted);
      }, DATABASE_RETRY_MS);
      await recordProgress(run._id);
    }
  } catch (error) {
    // Without the release, the lease expires; the next look at unfinished work continues.
    await claim.release().catch(() => undefined);
    throw error;
  }
  await claim.finish('taken_back');
}

interface PartWork {
  id: string | undefined;
  scope: ImportScope;
  takenBack: NonNullable<ImportRunDoc['takenBack']>;
}

async function takeBackPart(
  ctx: ServiceContext,
  session: WriteSession,
  { id, scope, takenBack }: PartWork,
): Promise<void> {
  const part = await ImportBatchModel.findById(id).lean<ImportBatchDoc>();
  if (part === null) return;
  const plan = await planTakeBack(part, scope);
  // What a part that was interrupted has found stays: some of it is carried out.
  const { removed, restored } = plan.counts;
  const report = part.takeBack ?? { isDone: false, removed, restored, kept: plan.kept };
  await ImportBatchModel.updateOne({ _id: part._id }, { $set: { takeBack: report } });
  const now = ctx.now();
  const renamed = plan.restored.map(({ present, separated }) => ({
    ...{ before: present, after: separated, history: [], withdrawn: [] },
  }));
  const by = { kind: takenBack.by };
  const asTakenBack = (entry: CompanyChangeEntry) => ({
    ...entry,
    by,
    details: { ...entry.details, [TAKEN_BACK]: true },
  });
  const entries = renameEntries({ companies: renamed }, { by: 'person' }, takenBack.at, part._id);
  await session.requireLock();
  await recordCompanyChanges(entries.map(asTakenBack));
  await writeTakeBack(session, plan, now);
  await ImportBatchModel.updateOne({ _id: part._id }, { $set: { 'takeBack.isDone': true } });
}

async function recordProgress(importId: string): Promise<void> {
  const [sum] = await ImportBatchModel.aggregate<{ batches: number; removed: number; restored: number; kept: number }>([
    { $match: { importId, 'takeBack.isDone': true } },
    {
      $group: {
        _id: null,
        batches: { $sum: 1 },
        removed: { $sum: '$takeBack.removed' },
        restored: { $sum: '$takeBack.restored' },
        kept: { $sum: { $size: '$takeBack.kept' } },
      },
    },
  ]);
  if (sum === undefined) return;
  const { batches, removed, restored, kept } = sum;
  const fields = { batches, removed, restored, kept };
  const set = Object.fromEntries(Object.entries(fields).map(([name, value]) => [`takenBack.${name}`, value]));
  await importJournal().updateOne({ _id: importId }, { $set: set });
}

/** The last ones first: what a row has changed is taken back before what an earlier one has. */
async function readParts(importId: string, filter: object = {}): Promise<string[]> {
  const parts = await ImportBatchModel.find({ importId, ...filter }, { _id: 1 })
    .sort({ batch: -1, part: -1 })
    .lean();
  return parts.map(({ _id }) => _id);
}

function refuseUnended({ state, fileName }: ImportRunDoc): void {
  if (state === 'running')
    throw new ServiceError('conflict', `The import of ${fileName} is running; cancel it or wait for its end first`);
}
