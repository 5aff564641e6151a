import { setTimeout as sleep } from 'node:timers/promises';
import { findListIds } from '../../lists/index.ts';
import { getAggregateSettings } from '../../settings/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { redactErased } from '../../suppression/index.ts';
import { recordCompanyChanges } from '../changes/record-company-change.ts';
import { listOwnColumns } from '../custom/list-columns.ts';
import type { StoreOptions } from '../store/document/stored-company.ts';
import type { FactsOrigin } from '../store/facts/company-facts.ts';
import { ImportModeRule } from '../store/facts/import-mode.ts';
import { SourceNames } from '../store/facts/source-names.ts';
import { recordPlan } from '../store/record-plan.ts';
import { writePlan } from '../store/write-plan.ts';
import { retryInSession, type WriteSession, withWriteSession } from '../store/write-session/write-session.ts';
import { type PlannedBatch, planBatch, type UpsertCall } from './plan-batch.ts';
import { type ReadRow, readRow } from './read-row.ts';
import { refused } from './resolve-rows.ts';
import type { UpsertAnswer, UpsertOptions, UpsertResult } from './schemas.ts';

export type UpsertInput = UpsertOptions & { rows: readonly unknown[] };

/** So that other requests, and other writers, never wait long. */
const BATCH = 1000;
const YIELD_MS = 5;
const ORIGIN: FactsOrigin = { by: 'import', file: 'the API' };

/**
 * Adds and changes companies by the plan of imports, batch by batch: a row that is wrong stops no other, and the same rows
 * again write nothing. What they say of people whose data was erased is left out. A kill in between leaves the batches so far; the same call then does the rest.
 */
export async function upsertCompanies({ ctx, input }: Verb<UpsertInput>): Promise<UpsertAnswer> {
  const call = await openCall(ctx, input);
  const results: UpsertResult[] = [];
  for (let from = 0; from < input.rows.length; from += BATCH) {
    const given = await redactErased(ctx, input.rows.slice(from, from + BATCH));
    const rows = given.map((row, at) => readRow(row, from + at, call.read));
    const valid = rows.filter((row): row is ReadRow => !Array.isArray(row));
    const wrong = rows.flatMap((row, at) =>
      Array.isArray(row) ? [{ ...refused(from + at, [], ''), issues: row }] : [],
    );
    const done = await (call.dryRun
      ? planBatch(call, valid)
      : withWriteSession((session) => writeBatch(call, session, valid)));
    results.push(...[...wrong, ...done.results].sort((a, b) => a.row - b.row));
    await sleep(YIELD_MS);
  }
  const counts = { created: 0, updated: 0, unchanged: 0, refused: 0, conflict: 0 };
  for (const { status } of results) counts[status]++;
  return { ...counts, dryRun: call.dryRun, results };
}

async function openCall(ctx: ServiceContext, { dryRun = false, mode, renames }: UpsertInput): Promise<UpsertCall> {
  const now = ctx.now();
  const rule = mode ?? 'create_and_update';
  const [settings, columns, lists] = await Promise.all([
    getAggregateSettings(),
    listOwnColumns(),
    findListIds('company'),
  ]);
  const store: StoreOptions = {
    ...{ settings, now, demo: false, origin: ORIGIN, describesRows: true },
    sourceNames: new SourceNames(),
    identifierOwners: new Map(),
    mode: new ImportModeRule(rule),
    ...(renames === 'keep' && { keepsNames: true }),
  };
  const read = { now, columns, lists: new Set(lists) };
  return { ctx, dryRun, mode: rule, read, store, seen: new Map() };
}

async function writeBatch(call: UpsertCall, session: WriteSession, rows: readonly ReadRow[]): Promise<PlannedBatch> {
  const { log } = call.ctx;
  // Within the lock: a recomputation by newer settings follows this session and covers it.
  call.store.settings = await retryInSession(session, log, () => getAggregateSettings());
  const before = new Map(call.seen);
  const batch = await retryInSession(session, log, () => {
    call.seen = new Map(before);
    return planBatch(call, rows);
  });
  await retryInSession(session, log, () => session.requireLock());
  await retryInSession(session, log, () => recordCompanyChanges(batch.entries));
  await retryInSession(session, log, (isRetry) => writePlan(session, batch.plan, isRetry));
  recordPlan(session, batch.plan);
  for (const { figures } of rows) {
    for (const { source } of figures) {
      const known = call.store.sourceNames?.find(source);
      if (known) session.recordSync(known, call.read.now);
    }
  }
  return batch;
}
