import type { Figure } from '@workbench/connectors/types';
import { CompanyModel, ObservationModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { getAggregateSettings } from '../../settings/index.ts';
import type { AggregateSettings } from '../../settings/schemas.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { deriveFields } from '../figures/derive-fields.ts';
import { GroupCommit } from './group-commit.ts';
import { type FigureFact, isOlderThanKnown, mergeFacts, type PastFigure } from './merge-facts.ts';
import type { CompanyChangePlan, StoredCompany } from './plan.ts';
import { writePlan } from './write.ts';
import { type WriteSession, withWriteSession } from './write-session.ts';

/** What one source answered about one company. */
export interface SourceFigures {
  companyId: string;
  /** The source's label. */
  source: string;
  /** Newest first; the first may be undated, older ones are the source's own history. */
  figures: Figure[];
  locations: string[];
  /** Only fills an empty one. */
  industry: string | null;
}

export interface SourceFiguresChange {
  companyId: string;
  name: string;
  /** False when everything was known already. */
  changed: boolean;
  /** Set when the aggregate moved by at least 50 persons and a fifth. */
  largeMove: { from: number; to: number } | null;
}

interface WriteRequest {
  answers: SourceFigures[];
  now: Date;
  log: ServiceContext['log'];
}

interface MergingCompany {
  stored: StoredCompany;
  state: StoredCompany;
  /** Dated figures of the past, stored ones and those that this answer brings. */
  history: PastFigure[];
  added: CompanyChangePlan['history'];
}

type MergingCompanies = Map<string, MergingCompany>;

const LARGE_MOVE_PERSONS = 50;
const LARGE_MOVE_SHARE = 0.2;
const RETRY_FOR_MS = 60_000;

/** All answers that are ready are written in one session: its lock is one for all processes and costs round trips. */
const commits = new GroupCommit<WriteRequest, SourceFiguresChange[]>(writeGroup);

/**
 * Writes what sources answered into their companies: the newest figure of a source becomes its record, older dated ones
 * history. An answer without a figure leaves the known one standing; the same answer twice changes nothing.
 * @returns one entry per company that is still tracked
 */
export async function applySourceFigures(
  ctx: ServiceContext,
  answers: SourceFigures[],
): Promise<SourceFiguresChange[]> {
  return answers.length === 0 ? [] : commits.run({ answers, now: ctx.now(), log: ctx.log });
}

async function writeGroup(requests: WriteRequest[]): Promise<SourceFiguresChange[][]> {
  return withWriteSession(async (session) => {
    const planned = await withRetry(session, requests, () => planMerges(requests));
    const updates = [...planned.values()]
      .filter(({ stored, state }) => state !== stored)
      .map(({ stored, state }) => ({ before: stored, after: state }));
    const history = [...planned.values()].flatMap(({ added }) => added);
    await withRetry(session, requests, (isRetry) =>
      writePlan({ failures: [], inserts: [], updates, history, tally: EMPTY_TALLY }, isRetry),
    );
    for (const { before, after } of updates) session.recordChange(before, after);
    for (const { answers, now } of requests) {
      for (const answer of answers) {
        if (planned.has(answer.companyId) && hasFacts(answer)) session.recordSync(answer.source, now);
      }
    }
    return requests.map((request) => toChanges(request, planned));
  }, RETRY_FOR_MS);
}

const EMPTY_TALLY = { created: 0, updated: 0, unchanged: 0, duplicates: 0 };

function withRetry<T>(
  session: WriteSession,
  [first]: WriteRequest[],
  step: (isRetry: boolean) => Promise<T>,
): Promise<T> {
  const onRetry = (error: unknown) => {
    session.markUncertain();
    first?.log.warn({ err: error }, 'the database is away; the sync waits for it');
  };
  return withDatabaseRetry(step, { retryForMs: RETRY_FOR_MS, onRetry });
}

/** Reads only, so it may be repeated. */
async function planMerges(requests: WriteRequest[]): Promise<MergingCompanies> {
  const settings = await getAggregateSettings();
  const answers = requests.flatMap((request) => request.answers);
  const planned = await loadCompanies(new Set(answers.map(({ companyId }) => companyId)));
  await loadHistory(planned, answers);
  for (const request of requests) {
    for (const answer of request.answers) {
      const working = planned.get(answer.companyId);
      if (working) mergeAnswer(working, answer, request.now);
    }
  }
  const now = requests[0]?.now ?? new Date(0);
  for (const working of planned.values()) {
    if (working.state !== working.stored) working.state = withDerivedFields(working.state, settings, now);
  }
  return planned;
}

async function loadCompanies(companyIds: Set<string>): Promise<MergingCompanies> {
  const ids = [...companyIds].map((id) => new mongo.ObjectId(id));
  const stored = (await CompanyModel.collection
    .find({ _id: { $in: ids } }, { projection: { words: 0 }, batchSize: ids.length + 1 })
    .toArray()) as unknown as StoredCompany[];
  return new Map(
    stored.map((company) => [company._id.toHexString(), { stored: company, state: company, history: [], added: [] }]),
  );
}

/** Only for answers that tell of days before the known one. */
async function loadHistory(planned: MergingCompanies, answers: SourceFigures[]): Promise<void> {
  const late = new Map<string, MergingCompany>();
  for (const { companyId, source, figures } of answers) {
    const working = planned.get(companyId);
    const known = working?.stored.records.find((record) => record.source === source);
    if (working && known && figures.some((figure) => isOlderThanKnown({ source, ...figure }, known)))
      late.set(companyId, working);
  }
  if (late.size === 0) return;
  const companyIds = [...late.values()].map(({ stored }) => stored._id);
  for (const past of await ObservationModel.find({ companyId: { $in: companyIds } }).lean()) {
    late.get(past.companyId.toHexString())?.history.push(past);
  }
}

/** One figure after the other, newest first, so that each older one finds the newer one on record. */
function mergeAnswer(working: MergingCompany, answer: SourceFigures, now: Date): void {
  const { name, industry } = working.state;
  const facts = { name, domain: working.stored.domain, industry: industry ?? answer.industry };
  const nothing = { figures: [], locations: [], locationSource: null };
  for (const figure of factsOf(answer)) mergeFactsInto(working, { ...facts, ...nothing, figures: [figure] }, now);
  mergeFactsInto(working, { ...facts, ...nothing, locations: answer.locations, locationSource: answer.source }, now);
}

function mergeFactsInto(working: MergingCompany, facts: Parameters<typeof mergeFacts>[1], now: Date): void {
  const merged = mergeFacts(working.state, facts, now, working.history);
  working.state = merged.state;
  for (const { locations: _, ...figure } of merged.replaced) {
    working.history.push(figure);
    working.added.push({ companyId: working.stored._id, ...figure });
  }
}

/** One figure per day: a second one for the same day would correct the first, and the next sync would do it again. */
function factsOf({ source, figures }: SourceFigures): FigureFact[] {
  const days = new Set<number>();
  return figures
    .filter(({ asOf }, index) => {
      // Undated means today, which an older figure is not.
      if (asOf === null) return index === 0;
      const isNew = !days.has(asOf.getTime());
      days.add(asOf.getTime());
      return isNew;
    })
    .map((figure) => ({ source, ...figure }));
}

function withDerivedFields(state: StoredCompany, settings: AggregateSettings, now: Date): StoredCompany {
  return { ...state, ...deriveFields(state.records, settings), updatedAt: now };
}

function hasFacts({ figures, locations }: SourceFigures): boolean {
  return figures.length > 0 || locations.length > 0;
}

function toChanges({ answers }: WriteRequest, planned: MergingCompanies): SourceFiguresChange[] {
  return [...new Set(answers.map(({ companyId }) => companyId))].flatMap((companyId) => {
    const working = planned.get(companyId);
    if (working === undefined) return [];
    const { stored, state, added } = working;
    const largeMove = largeMoveOf(stored.aggregatedEmployeeCount, state.aggregatedEmployeeCount);
    return [{ companyId, name: state.name, changed: state !== stored || added.length > 0, largeMove }];
  });
}

function largeMoveOf(from: number | null, to: number | null): SourceFiguresChange['largeMove'] {
  if (from === null || to === null) return null;
  return Math.abs(to - from) >= Math.max(LARGE_MOVE_PERSONS, LARGE_MOVE_SHARE * from) ? { from, to } : null;
}
