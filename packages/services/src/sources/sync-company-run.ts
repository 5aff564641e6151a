import { type CompanyIds, type CompanyQuery, ConnectorError } from '@workbench/connectors';
import { type CompanySyncDoc, CompanySyncModel } from '@workbench/db';
import { Types } from 'mongoose';
import { type AppliedChange, applyAnswers, getCompany, type SourceFigures } from '../companies/index.ts';
import type { Company } from '../companies/schemas.ts';
import type { ServiceContext } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import type { ItemResult, ItemRun } from '../shared/jobs/types.ts';
import { retryWhileUnavailable } from '../shared/retry-while-unavailable.ts';
import { type Asked, type AskTerms, askSources } from './ask-sources.ts';
import { countryOfDomain } from './rules/country-hint.ts';
import { type SyncResult, syncResultOf } from './rules/sync-result.ts';
import type { SourcePorts } from './source-ports.ts';
import { tellOfMove } from './sync-notices.ts';
import type { SyncParams } from './sync-params.ts';

const PATIENCE_MS = 60_000;
const GONE: ItemResult = { state: 'skipped', message: 'This company is not tracked any more' };

/** The sync of a company failed; the batch tries it again when that may help. */
class SyncFailed extends ServiceError {
  readonly mayPass: boolean;
  readonly retryAfterMs: number | null;
  constructor(message: string, mayPass: boolean, retryAfterMs: number | null) {
    super(mayPass ? 'unavailable' : 'conflict', message);
    this.mayPass = mayPass;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Asks every connected source about one company and writes what they answered. Sources that ask by another's identifiers
 * come in a second round. May be repeated at any point: what was paid for is not bought twice, and the same answer
 * written again changes nothing.
 */
export async function runCompanySync(
  ctx: ServiceContext,
  item: ItemRun<SyncParams>,
  ports: SourcePorts,
): Promise<ItemResult> {
  const company = await findTracked(ctx, item.key);
  if (company === null) return GONE;
  const [stored, connections] = await patiently(() =>
    Promise.all([CompanySyncModel.findById(item.key).lean(), ports.readConnections(ctx)]),
  );
  const terms: AskTerms = {
    ctx,
    ports,
    query: queryOf(company, stored?.ids ?? {}, []),
    earlier: new Map(stored?.outcomes.map((outcome) => [outcome.id, outcome])),
    isForced: item.params.force,
  };
  item.signal.throwIfAborted();
  const first = await askSources(
    connections.filter(({ connector }) => !connector.asksById),
    terms,
  );
  const learnt = queryOf(company, terms.query.ids, first);
  const byId = connections.filter(({ connector }) => connector.asksById);
  const isStopped = item.signal.aborted;
  const second = isStopped ? [] : await askSources(byId, { ...terms, query: learnt });
  const asked = [...first, ...second];
  // What was answered is written also when the work is stopped: it may be paid for.
  const answers = figuresOf(company.id, asked);
  const [change] = await applyAnswers(ctx, answers);
  if (answers.length > 0 && change === undefined) return GONE;
  if (isStopped) throw item.signal.reason;
  const result = syncResultOf(asked.map(({ outcome, error }) => ({ ...outcome, mayPass: mayPass(error) })));
  const { ids } = queryOf(company, learnt.ids, second);
  await store(ctx, item, { asked, ids, result, change: change ?? null });
  if (change?.largeMove && item.params.origin === 'single') await tellOfMove(ctx, ports, company.id, change);
  return ended(asked, result);
}

async function findTracked(ctx: ServiceContext, id: string): Promise<Company | null> {
  try {
    return await patiently(() => getCompany({ ctx, input: { id } }));
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'not_found') return null;
    throw error;
  }
}

/** What sources are asked by, with what others said. One that matched by the name alone is not believed. */
function queryOf(company: Company, ids: CompanyIds, asked: Asked[]): CompanyQuery {
  const answers = asked.flatMap(({ answer }) => (answer === null || answer.match === 'name' ? [] : [answer]));
  // Where two state different identifiers, the surer match is believed.
  const byTrust = answers.toSorted(
    (a, b) => Number(a.match !== 'name_and_place') - Number(b.match !== 'name_and_place'),
  );
  const places = new Set([...answers.flatMap(({ locations }) => locations), ...company.locations]);
  const country = countryOfDomain(company.domain);
  if (country !== null) places.add(country);
  return {
    name: company.name,
    domain: company.domain,
    locations: [...places],
    ids: Object.assign({}, ids, ...byTrust.map((answer) => answer.ids)) as CompanyIds,
  };
}

/** What is written into the company; nothing of a match by the name alone. */
function figuresOf(companyId: string, asked: Asked[]): SourceFigures[] {
  return asked.flatMap(({ answer, outcome }) => {
    if (answer === null || answer.match === 'name') return [];
    const { figures, locations, industry } = answer;
    return [{ companyId, source: outcome.source, figures, locations, industry }];
  });
}

interface Outcome {
  asked: Asked[];
  ids: CompanyIds;
  result: SyncResult;
  change: AppliedChange | null;
}

async function store(
  ctx: ServiceContext,
  { key, batchId, params: { origin } }: ItemRun<SyncParams>,
  { asked, ids, result, change }: Outcome,
): Promise<void> {
  const move = change?.largeMove;
  const doc: Omit<CompanySyncDoc, '_id'> = {
    ...result,
    finishedAt: ctx.now(),
    outcomes: asked.map(({ outcome }) => outcome),
    ids: ids as Record<string, string>,
    ...(move && origin !== 'single' && { moved: { batchId, name: change.name, ...move } }),
  };
  const _id = new Types.ObjectId(key);
  // A move that a run over all has not told of yet stays.
  await patiently(() => CompanySyncModel.collection.updateOne({ _id }, { $set: doc as never }, { upsert: true }));
}

function ended(asked: Asked[], { state, message }: SyncResult): ItemResult {
  if (state !== 'failed') return { state, message };
  const errors = asked.filter(({ outcome }) => outcome.outcome === 'failed').map(({ error }) => error);
  const waits = errors.map((error) => (error instanceof ConnectorError ? (error.retryAfterMs ?? 0) : 0));
  const retryAfterMs = Math.min(...waits);
  throw new SyncFailed(message ?? 'No source answered', errors.every(mayPass), retryAfterMs > 0 ? retryAfterMs : null);
}

function mayPass(error: unknown): boolean {
  return error instanceof ConnectorError && error.mayPass;
}

function patiently<T>(step: () => Promise<T>): Promise<T> {
  return retryWhileUnavailable(step, { patienceMs: PATIENCE_MS });
}
