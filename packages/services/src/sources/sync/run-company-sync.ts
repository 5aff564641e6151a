import { ConnectorError } from '@workbench/connectors/errors';
import { type CompanySyncDoc, CompanySyncModel, type SourceOutcomeDoc } from '@workbench/db';
import { companyIdentifierKey, identifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import { applySourceFigures, getCompany, type IdentifierFact, type SourceFigures } from '../../companies/index.ts';
import type { Company } from '../../companies/schemas.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { ItemResult, ItemRun } from '../../shared/jobs/types.ts';
import type { SourceConnection, SourcePorts } from '../connections/source-ports.ts';
import { queryOf, withoutStruck } from './query/company-query.ts';
import { readOwnIdentifiers, sourceIdentifiers } from './query/identifiers-of-sync.ts';
import { believedIds } from './query/known-ids.ts';
import { isTrustedMatch } from './query/match-trust.ts';
import { isStoppedWait, querySources, type SourceQueryOptions, type SourceResponse } from './query/query-sources.ts';
import { recordKeyOf } from './query/struck-ids.ts';
import { isFoundByLostId } from './query/withdrawn-figures.ts';
import { storeSync } from './store-sync.ts';
import { notifyHeadcountMoved } from './sync-notifications.ts';
import type { SyncParams } from './sync-params.ts';
import { type SyncResult, syncResultOf } from './sync-result.ts';

const NOT_TRACKED: ItemResult = { state: 'skipped', message: 'This company is not tracked any more' };
const CHANGED_MEANWHILE: ItemResult = {
  state: 'skipped',
  message: 'This company was deleted or given another domain meanwhile; what the sources said is dropped',
};

/** The sync of a company failed; the batch tries it again when that may help. */
class SyncFailed extends ServiceError {
  readonly isRetryable: boolean;
  readonly retryAfterMs: number | null;
  constructor(message: string, isRetryable: boolean, retryAfterMs: number | null) {
    super(isRetryable ? 'unavailable' : 'conflict', message);
    this.isRetryable = isRetryable;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Queries every connected source about one company and writes the responses. Sources that query by another source's
 * identifiers come in a second round. Idempotent: paid data is not bought twice, and writing the same response again
 * changes nothing.
 */
export async function runCompanySync(
  ctx: ServiceContext,
  item: ItemRun<SyncParams>,
  ports: SourcePorts,
): Promise<ItemResult> {
  const company = await findTracked(ctx, item.key);
  if (company === null) return NOT_TRACKED;
  if (company.mergedInto) return { state: 'skipped', message: `Merged into ${company.name}, which has its own sync` };
  const [last, all, entered] = await withDatabaseRetry(() =>
    Promise.all([CompanySyncModel.findById(item.key).lean(), ports.readConnections(ctx), readOwnIdentifiers(item.key)]),
  );
  const { own, struck } = entered;
  const stored = last && withoutStruck(last, entered);
  const { repeatLost } = item.params;
  // The user has agreed to the price of what was lost, and to no more.
  const connections = all.filter(
    ({ connector, creditsPerCompany }) =>
      repeatLost === undefined || creditsPerCompany === 0 || repeatLost.sources.includes(connector.id),
  );
  const options: SourceQueryOptions = {
    ctx,
    ports,
    query: queryOf(company, believedIds(stored?.outcomes ?? [], own), []),
    earlier: new Map(stored?.outcomes.map((outcome) => [outcome.id, outcome])),
    isForced: item.params.force,
    repeatLost: repeatLost && { ...repeatLost, before: new Date(repeatLost.before) },
    batchId: item.batchId,
    earlierBatchId: stored?.batchId,
    signal: item.signal,
    struck,
  };
  item.signal.throwIfAborted();
  const first = await querySources(
    connections.filter(({ connector }) => !connector.requiresSourceId),
    options,
  );
  const byId = connections.filter(({ connector }) => connector.requiresSourceId);
  const known = [...first.map(({ outcome }) => outcome), ...unqueriedOutcomes(all, first, stored)];
  const firstFailed = first.some(({ outcome }) => outcome.ids === undefined);
  const extendedQuery = queryOf(company, { ...(firstFailed && stored?.ids), ...believedIds(known, own) }, first);
  const isStopped = item.signal.aborted;
  const second = isStopped ? [] : await querySources(byId, { ...options, query: extendedQuery });
  const queried = [...first, ...second];
  const responses = queried.filter(({ error }) => !isStoppedWait(error, item.signal));
  const isUnfinished = isStopped || responses.length < queried.length;
  // Responses and their price are written even when the work is aborted: they may be paid for.
  const legacyIds = stored?.ids ?? {};
  const withdrawn = new Set([
    ...first.filter((response) => isFoundByLostId(response, options, legacyIds)),
    ...second.filter((response) => isFoundByLostId(response, { ...options, query: extendedQuery }, legacyIds)),
  ]);
  const outcomes = [...responses.map(({ outcome }) => outcome), ...unqueriedOutcomes(all, responses, stored)];
  const identifiers = sourceIdentifiers(outcomes, entered, ctx.now());
  const answers = withIdentifiers(figuresOf(company, responses, withdrawn), identifiers, { company, responses });
  const [change] = await applySourceFigures(ctx, answers);
  if (answers.length > 0 && change === undefined) return CHANGED_MEANWHILE;
  const ended = responses.map(({ outcome, error }) => ({ ...outcome, isRetryable: isRetryable(error) }));
  const others = unqueriedOutcomes(all, responses, stored);
  const { domain } = company;
  const isStored = await storeSync(ctx, item, { domain, responses: ended, others, change: change ?? null });
  if (isUnfinished) throw item.signal.reason;
  if (!isStored) return CHANGED_MEANWHILE;
  if (change?.largeMove && item.params.origin === 'single') await notifyHeadcountMoved(ctx, ports, company.id, change);
  return toItemResult(responses, syncResultOf(ended));
}

async function findTracked(ctx: ServiceContext, id: string): Promise<Company | null> {
  try {
    return await withDatabaseRetry(() => getCompany({ ctx, input: { id } }));
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'not_found') return null;
    throw error;
  }
}

/** The identifiers are written with the figures, and alone where no source gave any but some are new or gone. */
function withIdentifiers(
  answers: SourceFigures[],
  identifiers: IdentifierFact[],
  { company, responses }: { company: Company; responses: SourceResponse[] },
): SourceFigures[] {
  const [first, ...rest] = answers;
  if (first !== undefined) return [{ ...first, identifiers }, ...rest];
  const [response] = responses;
  const known = new Set(company.identifiers.map(companyIdentifierKey));
  const isNew = identifiers.some((one) => !known.has(companyIdentifierKey(one)));
  if (response === undefined || !(isNew || responses.some(({ isAnswered }) => isAnswered))) return [];
  const { source, id: connector } = response.outcome;
  const { id: companyId, domain } = company;
  return [{ companyId, domain, source, connector, figures: [], locations: [], industry: null, identifiers }];
}

/** What is written to the company; nothing that may be about another one. */
function figuresOf(
  { id: companyId, domain }: Company,
  responses: SourceResponse[],
  withdrawn: ReadonlySet<SourceResponse>,
): SourceFigures[] {
  return responses.flatMap((response): SourceFigures[] => {
    const { answer, outcome } = response;
    const isWithdrawn = withdrawn.has(response);
    const said = {
      companyId,
      domain,
      source: outcome.source,
      connector: outcome.id,
      ...(isWithdrawn && { isWithdrawn }),
    };
    if (answer !== null && isTrustedMatch(answer)) {
      const { figures, locations, industry } = answer;
      const foundBy = Object.entries(outcome.foundBy ?? {}).map(([kind, value]) => identifierKey(kind, value));
      const cameBy = { record: recordKeyOf(outcome.id, answer.ids), foundBy };
      return [{ ...said, figures, locations, industry, cameBy }];
    }
    return isWithdrawn ? [{ ...said, figures: [], locations: [], industry: null }] : [];
  });
}

/** The sources whose turn did not come keep what they said before. */
function unqueriedOutcomes(
  connections: SourceConnection[],
  responses: SourceResponse[],
  stored: CompanySyncDoc | null,
): SourceOutcomeDoc[] {
  const responded = new Set<string>(responses.map(({ outcome }) => outcome.id));
  const ids = new Set<string>(connections.map(({ connector }) => connector.id).filter((id) => !responded.has(id)));
  return (stored?.outcomes ?? []).filter(({ id }) => ids.has(id)).map((outcome) => ({ ...outcome, credits: 0 }));
}

function toItemResult(responses: SourceResponse[], { state, message }: SyncResult): ItemResult {
  if (state !== 'failed') return { state, message };
  const errors = responses.filter(({ outcome }) => outcome.outcome === 'failed').map(({ error }) => error);
  const waits = errors.map((error) => (error instanceof ConnectorError ? (error.retryAfterMs ?? 0) : 0));
  const retryAfterMs = Math.min(...waits);
  throw new SyncFailed(
    message ?? 'No source answered',
    errors.every(isRetryable),
    retryAfterMs > 0 ? retryAfterMs : null,
  );
}

function isRetryable(error: unknown): boolean {
  return error instanceof ConnectorError && error.isRetryable;
}
