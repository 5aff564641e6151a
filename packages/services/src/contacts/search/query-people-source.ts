import { setTimeout as sleep } from 'node:timers/promises';
import { ConnectorError } from '@workbench/connectors/errors';
import type { PeopleConnector, PeopleFilters, PeoplePage } from '@workbench/connectors/people';
import type { ServiceContext } from '../../shared/context.ts';
import { meteredHttp } from '../../shared/paid-calls/metered-http.ts';
import { describePendingCredits } from '../../shared/paid-calls/pending-credits.ts';
import type { ConnectedSource } from '../../sources/index.ts';
import type { PeoplePorts } from '../people/people-ports.ts';
import { FROM_START } from '../results/search-cursor.ts';
import type { PeopleSource, QueriedSource } from '../schemas.ts';

/** One slow source does not keep the other's results back for longer. */
export const SOURCE_TIMEOUT_MS = 15_000;

interface PeopleSourceQuery {
  connection: ConnectedSource;
  filters: PeopleFilters;
  perPage: number;
  /** undefined: the source has no more. */
  cursor: string | undefined;
  /** As reported with earlier pages. */
  total: number | null;
  timeoutMs: number;
}

export interface PeopleSourceResponse {
  summary: QueriedSource;
  /** null when it was not queried or failed. */
  found: PeoplePage | null;
  /** For the card of the source: null for a success, undefined when nothing was sent. */
  thrown: unknown;
  explain: ConnectedSource['explain'];
}

/** Requests a page from one source. Always resolves: a failure becomes a message. */
export async function queryPeopleSource(
  ctx: ServiceContext,
  { connectors, prepareToSpend }: PeoplePorts,
  source: PeopleSource,
  query: PeopleSourceQuery,
): Promise<PeopleSourceResponse> {
  const connector = connectors[source];
  const { connection } = query;
  const { label } = connector;
  const { explain } = connection;
  const blank = { source, label, found: 0, total: query.total, credits: 0, creditsPending: 0, problem: null };
  if (query.cursor === undefined) return { summary: blank, found: null, thrown: undefined, explain };
  if (!connection.isConnected) {
    return { summary: { ...blank, problem: notConnectedMessage(connection) }, found: null, thrown: undefined, explain };
  }
  const isPaid = connector.searchCredits(query.perPage) > 0;
  if (isPaid) await prepareToSpend(ctx, [source]);
  const { http, credits, pendingCredits } = meteredHttp(ctx.http, false);
  try {
    const found = await searchWithTimeout(connector, connection, { ...query, cursor: query.cursor, isPaid, http });
    const summary = { ...blank, found: found.people.length, total: found.total, credits: credits() };
    return { summary, found, thrown: null, explain };
  } catch (error) {
    const creditsPending = pendingCredits();
    const reason = logAndDescribe(ctx, connector, connection, error, isPaid);
    const problem = creditsPending > 0 ? `${reason}. ${describePendingCredits(creditsPending)}` : reason;
    return { summary: { ...blank, credits: credits(), creditsPending, problem }, found: null, thrown: error, explain };
  }
}

interface SentPeopleQuery extends PeopleSourceQuery {
  cursor: string;
  isPaid: boolean;
  http: ReturnType<typeof meteredHttp>['http'];
}

/**
 * A free search is aborted at its time limit. A paid one continues: it is paid for, and the ledger keeps its late
 * response, so that a repeated search is free.
 */
async function searchWithTimeout(
  connector: PeopleConnector,
  { settings }: ConnectedSource,
  { filters, perPage, cursor, timeoutMs, isPaid, http }: SentPeopleQuery,
): Promise<PeoplePage> {
  const timeoutAbort = new AbortController();
  const timerAbort = new AbortController();
  const pageCursor = cursor === FROM_START ? null : cursor;
  const signal = isPaid ? {} : { signal: timeoutAbort.signal };
  const searching = connector.search(http, { filters, perPage, cursor: pageCursor, ...signal }, settings);
  const timer = sleep(timeoutMs, null, { signal: timerAbort.signal });
  try {
    const page = await Promise.race([searching, timer]);
    if (page !== null) return page;
    throw new SourceTimeoutError(connector.id, timeoutMs);
  } finally {
    // Whoever lost the race must not end as an unhandled rejection.
    for (const pending of [searching, timer]) pending.catch(() => undefined);
    timerAbort.abort();
    timeoutAbort.abort();
  }
}

class SourceTimeoutError extends ConnectorError {
  constructor(vendor: string, timeoutMs: number) {
    super('vendor_unavailable', vendor, `No answer within ${timeoutMs / 1000} s`);
  }
}

function logAndDescribe(
  ctx: ServiceContext,
  { id }: PeopleConnector,
  { explain }: ConnectedSource,
  error: unknown,
  isPaid: boolean,
): string {
  const problem = explain(error);
  // What a vendor says may repeat the key; a bug of ours is logged whole.
  const cause = error instanceof ConnectorError ? { reason: problem } : { err: error };
  ctx.log.warn({ ...cause, vendor: id }, 'a source could not be searched for people');
  if (!(error instanceof SourceTimeoutError)) return problem;
  const again = isPaid ? 'try again: a late response is saved and not paid for twice' : 'try again';
  return `${problem}; ${again}`;
}

function notConnectedMessage({ reason }: Pick<ConnectedSource, 'reason'>): string {
  return `Not connected${reason === null ? '' : ` (${reason})`}; connect it under Data Sources`;
}
