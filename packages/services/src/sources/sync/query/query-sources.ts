import { ConnectorError } from '@workbench/connectors/errors';
import type { CompanyAnswer, CompanyQuery } from '@workbench/connectors/types';
import type { SourceOutcomeDoc } from '@workbench/db';
import type { ServiceContext } from '../../../shared/context.ts';
import { meteredHttp } from '../../../shared/paid-calls/metered-http.ts';
import { repeatPurchases } from '../../../shared/paid-calls/repeat-purchases.ts';
import { failureText } from '../../connections/failure-text.ts';
import { failedOutcome, isOwnLimit, tryRecordOutcome } from '../../connections/record-outcome.ts';
import type { SourceConnection, SourcePorts } from '../../connections/source-ports.ts';
import type { SourceOutcome } from '../../schemas.ts';
import { isAnswerFresh } from './answer-freshness.ts';
import { confirmMove } from './confirm-move.ts';
import { hasLostIds, type StatedIds, statedIds } from './known-ids.ts';
import { outcomeOfAnswer, outcomeOfUnqueried } from './source-outcome.ts';
import { checkAnswer } from './struck-ids.ts';

/** The outcome of querying one source about one company. */
export interface SourceResponse {
  outcome: Omit<SourceOutcomeDoc, 'id' | 'outcome'> & Pick<SourceOutcome, 'id' | 'outcome'>;
  answer: CompanyAnswer | null;
  /** Set when it failed. */
  error: unknown;
  /** False when it was not asked, or failed. */
  isAnswered?: true;
  /** It asks by other sources' identifiers and locations. */
  requiresSourceId?: boolean;
}

export interface SourceQueryOptions {
  ctx: ServiceContext;
  ports: SourcePorts;
  query: CompanyQuery;
  /** What the last sync of this company noted, by connector. */
  earlier: ReadonlyMap<string, SourceOutcomeDoc>;
  isForced: boolean;
  /** The sources of which a lost purchase is bought once more, and until when it was lost. */
  repeatLost?: { sources: readonly string[]; before: Date } | undefined;
  batchId: string;
  /** The batch of the last sync: a repeated attempt of one batch has paid what its earlier ones paid. */
  earlierBatchId: string | undefined;
  /** Ends waits for paid answers that are bought by another process, or whose turn at the host has not come. */
  signal: AbortSignal;
  /** The keys of the company's identifiers that were struck out. */
  struck?: ReadonlySet<string>;
}

/** Queries all sources in parallel; each failure is reported on its own. Always resolves. */
export async function querySources(
  connections: SourceConnection[],
  options: SourceQueryOptions,
): Promise<SourceResponse[]> {
  const asked = connections.map(async (connection) => ({
    connector: connection.connector,
    response: await querySource(connection, options),
  }));
  const responses = await Promise.all(asked);
  const site = responses.find(({ response }) => response.outcome.id === 'website')?.response.answer;
  return responses.map(({ connector: { gives, requiresSourceId }, response }) => {
    const moved = response.answer && confirmMove(response.answer, site?.otherDomain ?? null);
    const isConfirmed = moved !== response.answer;
    const said = isConfirmed ? { ...response.outcome, ...outcomeOfAnswer(gives, moved) } : response.outcome;
    const { answer, outcome } = withoutStruckAnswer({ ...response, answer: moved, outcome: said }, options.struck);
    return {
      ...response,
      requiresSourceId,
      answer,
      outcome: { ...outcome, ...idsAfter({ ...response, answer }, options), ...siteAfter(response, options) },
    };
  });
}

/** Where the company's site leads; a site that could not be read goes on leading where it did. */
function siteAfter({ answer, isAnswered, outcome }: SourceResponse, options: SourceQueryOptions) {
  if (outcome.id !== 'website') return {};
  const otherDomain = isAnswered ? answer?.otherDomain : options.earlier.get(outcome.id)?.otherDomain;
  return otherDomain === undefined ? {} : { otherDomain };
}

/** What a source says by an identifier that was struck out is not used, and its outcome says so. */
function withoutStruckAnswer(response: SourceResponse, struck: ReadonlySet<string> = new Set()): SourceResponse {
  const { answer, outcome } = response;
  if (answer === null || struck.size === 0) return response;
  const checked = checkAnswer(outcome.id, answer, struck);
  if ('ignored' in checked) {
    const message = `Answered with ${checked.ignored}, which was struck out, so its answer is not used`;
    return { ...response, answer: null, outcome: { ...outcome, outcome: 'identity', message } };
  }
  if (checked.dropped.length === 0) return response;
  const message = `${outcome.message}. ${checked.dropped.join(', ')} was struck out and is not used`;
  return { ...response, answer: checked.answer, outcome: { ...outcome, message } };
}

/** A source that gave no answer goes on stating what it stated before. */
function idsAfter(
  { answer, error, isAnswered, outcome: { id } }: SourceResponse,
  options: SourceQueryOptions,
): StatedIds {
  const earlier = options.earlier.get(id);
  if (isAnswered) return statedIds(answer, options.query.ids, earlier);
  if (earlier === undefined || (earlier.ids === undefined && error === null)) return { ids: {}, foundBy: null };
  return pickStatedIds(earlier);
}

function pickStatedIds({ ids, foundBy, isByName }: StatedIds): StatedIds {
  return {
    ...(ids && { ids }),
    ...(foundBy !== undefined && { foundBy }),
    ...(isByName !== undefined && { isByName }),
  };
}

async function querySource(connection: SourceConnection, options: SourceQueryOptions): Promise<SourceResponse> {
  const { connector, label, isConnected, reason, creditsPerCompany, settings, describedAt } = connection;
  const { ctx, query } = options;
  const at = ctx.now();
  const earlier = options.earlier.get(connector.id);
  const blank = { id: connector.id, source: label, credits: 0, unknownWith: null };
  if (!isConnected) {
    const message = reason ?? 'Not connected';
    const outcome = { ...blank, outcome: 'not_connected' as const, message, at: null, askedAt: null };
    return { outcome, answer: null, error: null };
  }
  const ids = connector.requiresSourceId ? identifiersKey(query) : null;
  const isPaid = creditsPerCompany > 0;
  const freshness = { freshForMs: connector.freshForMs, isPaid, isForced: options.isForced, ids, now: at, describedAt };
  // Of an answer that an earlier version stored it is not known which identifiers it stated.
  const isOutdated = earlier && (hasLostIds(earlier, query.ids) || (earlier.ids === undefined && !isPaid));
  if (earlier && !isOutdated && isAnswerFresh(earlier, freshness)) {
    const credits = options.earlierBatchId === options.batchId ? earlier.credits : 0;
    const { unknownWith } = earlier;
    const kind = earlier.outcome === 'not_applicable' ? ('not_applicable' as const) : ('fresh' as const);
    const outcome = { ...earlier, ...blank, outcome: kind, credits, unknownWith };
    return { outcome, answer: null, error: null };
  }
  const isRepeated = options.repeatLost?.sources.includes(connector.id);
  const client = options.repeatLost && isRepeated ? repeatPurchases(ctx.http, options.repeatLost.before) : ctx.http;
  const { http, credits, bought, calls } = meteredHttp(client, options.isForced, options.batchId, options.signal);
  try {
    const answer = await connector.findCompany(http, query, settings);
    const unknownWith = answer === null ? identifiersKey(query) : null;
    if (answer === null && calls() === 0) {
      const outcome = { ...blank, ...outcomeOfUnqueried(connector), at: null, askedAt: at, unknownWith };
      return { outcome, answer, error: null, isAnswered: true };
    }
    const isFree = isPaid && bought() === 0;
    await tryRecordOutcome(ctx, options.ports, connector.id, { ok: true, ...(isFree && { isFree }) }, settings);
    const described = outcomeOfAnswer(connector.gives, answer);
    const outcome = { ...blank, ...described, at, askedAt: at, credits: credits(), unknownWith };
    return { outcome, answer, error: null, isAnswered: true };
  } catch (error) {
    if (isStoppedWait(error, options.signal)) {
      const outcome = { ...blank, outcome: 'skipped' as const, message: 'Stopped', at: null, askedAt: null };
      return { outcome, answer: null, error };
    }
    const failed = await toFailedOutcome(error, connection, options);
    return { outcome: { ...blank, ...failed, at, askedAt: null, credits: credits() }, answer: null, error };
  }
}

/** The wait for a paid answer ended because the work was stopped, which says nothing about the source. */
export function isStoppedWait(error: unknown, signal: AbortSignal): boolean {
  if (!signal.aborted) return false;
  return error === signal.reason || (error instanceof ConnectorError && error.cause === signal.reason);
}

const CREDIT_LIMIT_KINDS: ReadonlySet<string> = new Set(['cap_reached', 'credits_exhausted']);

async function toFailedOutcome(
  error: unknown,
  connection: SourceConnection,
  { ctx, ports }: SourceQueryOptions,
): Promise<Pick<SourceResponse['outcome'], 'outcome' | 'message' | 'repeatCredits'>> {
  const message = failureText(error, connection);
  const kind = error instanceof ConnectorError ? error.kind : null;
  const { connector, settings } = connection;
  if (kind === null) ctx.log.error({ err: error, vendor: connector.id }, 'a connector failed by a bug');
  if (!isOwnLimit(error) && !connector.isPerCompanySite)
    await tryRecordOutcome(ctx, ports, connector.id, failedOutcome(error, message), settings);
  if (kind === 'not_connected') return { outcome: 'not_connected', message };
  const repeatCredits = error instanceof ConnectorError ? error.repeatCredits : null;
  return {
    outcome: kind !== null && CREDIT_LIMIT_KINDS.has(kind) ? 'skipped' : 'failed',
    message,
    ...(repeatCredits !== null && { repeatCredits }),
  };
}

function identifiersKey({ ids, locations }: CompanyQuery): string {
  return JSON.stringify([Object.entries(ids).sort(), locations.length > 0]);
}
