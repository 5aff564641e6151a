import { setTimeout as sleep } from 'node:timers/promises';
import { ConnectorError, type PeopleConnector, type PeopleFilters, type PeoplePage } from '@workbench/connectors';
import type { ServiceContext } from '../shared/context.ts';
import { meteredHttp } from '../shared/metered-http.ts';
import type { ReachedSource } from '../shared/outside.ts';
import type { AskedSource } from './schemas.ts';
import { FROM_START } from './search-cursor.ts';

/** One slow source does not keep the other's results back for longer. */
export const SOURCE_TIMEOUT_MS = 15_000;

interface PeopleQuestion {
  filters: PeopleFilters;
  perPage: number;
  /** undefined: the source has no more. */
  cursor: string | undefined;
  /** As the pages before told it. */
  total: number | null;
  timeoutMs: number;
}

export interface PeopleAnswer {
  asked: AskedSource;
  /** null when it was not asked or failed. */
  found: PeoplePage | null;
  /** For the card of the source: null for a success, undefined when nothing was sent. */
  thrown: unknown;
}

/** Asks one source for a page. Resolves always: a failure is told in words. */
export async function askPeople(
  ctx: ServiceContext,
  connector: PeopleConnector,
  reached: ReachedSource,
  question: PeopleQuestion,
): Promise<PeopleAnswer> {
  const { id: source, label } = connector;
  const blank = { source, label, found: 0, total: question.total, credits: 0, problem: null };
  if (question.cursor === undefined) return { asked: blank, found: null, thrown: undefined };
  if (!reached.isConnected) {
    return { asked: { ...blank, problem: notConnected(reached) }, found: null, thrown: undefined };
  }
  const isPaid = connector.searchCredits(question.perPage) > 0;
  if (isPaid) await ctx.outside.access.prepareToSpend(ctx, [source]);
  const { http, credits } = meteredHttp(ctx.outside.http, false);
  try {
    const found = await search(connector, reached, { ...question, cursor: question.cursor, isPaid, http });
    const asked = { ...blank, found: found.people.length, total: found.total, credits: credits() };
    return { asked, found, thrown: null };
  } catch (error) {
    const problem = tell(ctx, connector, reached, error, isPaid);
    return { asked: { ...blank, credits: credits(), problem }, found: null, thrown: error };
  }
}

interface Sent extends PeopleQuestion {
  cursor: string;
  isPaid: boolean;
  http: ReturnType<typeof meteredHttp>['http'];
}

/**
 * A free search is broken off at its time limit. A paid one goes on: it is paid for already, and the ledger keeps the
 * answer that comes later, so that asking again costs nothing.
 */
async function search(
  connector: PeopleConnector,
  { settings }: ReachedSource,
  { filters, perPage, cursor, timeoutMs, isPaid, http }: Sent,
): Promise<PeoplePage> {
  const late = new AbortController();
  const stop = new AbortController();
  const place = cursor === FROM_START ? null : cursor;
  const signal = isPaid ? {} : { signal: late.signal };
  const searching = connector.search(http, { filters, perPage, cursor: place, ...signal }, settings);
  const waiting = sleep(timeoutMs, null, { signal: stop.signal });
  try {
    const page = await Promise.race([searching, waiting]);
    if (page !== null) return page;
    throw new TooLate(connector.id, timeoutMs);
  } finally {
    // Whoever lost the race must not end as an unhandled rejection.
    for (const loser of [searching, waiting]) loser.catch(() => undefined);
    stop.abort();
    late.abort();
  }
}

class TooLate extends ConnectorError {
  constructor(vendor: string, timeoutMs: number) {
    super('vendor_unavailable', vendor, `No answer within ${timeoutMs / 1000} s`);
  }
}

function tell(
  ctx: ServiceContext,
  { id }: PeopleConnector,
  { explain }: ReachedSource,
  error: unknown,
  isPaid: boolean,
): string {
  const problem = explain(error);
  // What a vendor says may repeat the key; a bug of ours is logged whole.
  const cause = error instanceof ConnectorError ? { reason: problem } : { err: error };
  ctx.log.warn({ ...cause, vendor: id }, 'a source could not be searched for people');
  if (!(error instanceof TooLate)) return problem;
  const again = isPaid ? 'try again: what it answers meanwhile is kept and not paid for twice' : 'try again';
  return `${problem}; ${again}`;
}

function notConnected({ reason }: Pick<ReachedSource, 'reason'>): string {
  return `Not connected${reason === null ? '' : ` (${reason})`}; connect it under Data Sources`;
}
