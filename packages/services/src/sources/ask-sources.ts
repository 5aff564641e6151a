import { type CompanyAnswer, type CompanyQuery, ConnectorError } from '@workbench/connectors';
import type { SourceOutcomeDoc } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { meteredHttp } from '../shared/metered-http.ts';
import { withoutKey } from './connections.ts';
import { isFresh } from './rules/freshness.ts';
import type { SourceOutcome } from './schemas.ts';
import { outcomeOfAnswer } from './source-outcome.ts';
import type { SourceConnection, SourcePorts } from './source-ports.ts';

/** What asking one source about one company came to. */
export interface Asked {
  outcome: Omit<SourceOutcomeDoc, 'id' | 'outcome'> & Pick<SourceOutcome, 'id' | 'outcome'>;
  answer: CompanyAnswer | null;
  /** Set when it failed. */
  error: unknown;
}

export interface AskTerms {
  ctx: ServiceContext;
  ports: SourcePorts;
  query: CompanyQuery;
  /** What the last sync of this company noted, by connector. */
  earlier: ReadonlyMap<string, SourceOutcomeDoc>;
  isForced: boolean;
}

/** Asks all sources at once; each fails by itself, in words. Resolves always. */
export function askSources(connections: SourceConnection[], terms: AskTerms): Promise<Asked[]> {
  return Promise.all(connections.map((connection) => askSource(connection, terms)));
}

async function askSource(connection: SourceConnection, terms: AskTerms): Promise<Asked> {
  const { connector, label, isConnected, reason, creditsPerCompany, settings, describedAt } = connection;
  const { ctx, query } = terms;
  const at = ctx.now();
  const earlier = terms.earlier.get(connector.id);
  const blank = { id: connector.id, source: label, credits: 0, unknownWith: null };
  if (!isConnected) {
    const message = reason ?? 'Not connected';
    const outcome = { ...blank, outcome: 'not_connected' as const, message, at: null, askedAt: null };
    return { outcome, answer: null, error: null };
  }
  const ids = connector.asksById ? knownIds(query) : null;
  const isPaid = creditsPerCompany > 0;
  const freshness = { freshForMs: connector.freshForMs, isPaid, isForced: terms.isForced, ids, now: at, describedAt };
  if (earlier && isFresh(earlier, freshness)) {
    const outcome = { ...earlier, ...blank, outcome: 'fresh' as const, unknownWith: earlier.unknownWith };
    return { outcome, answer: null, error: null };
  }
  const { http, credits } = meteredHttp(ctx.outside.http, terms.isForced);
  try {
    const answer = await connector.findCompany(http, query, settings);
    await record(terms, connection, { ok: true });
    const told = outcomeOfAnswer(connector.gives, answer);
    const unknownWith = answer === null ? knownIds(query) : null;
    const outcome = { ...blank, ...told, at, askedAt: at, credits: credits(), unknownWith };
    return { outcome, answer, error: null };
  } catch (error) {
    const told = await failure(error, connection, terms);
    return { outcome: { ...blank, ...told, at, askedAt: null, credits: credits() }, answer: null, error };
  }
}

const STOPPED: ReadonlySet<string> = new Set(['cap_reached', 'credits_exhausted']);

async function failure(
  error: unknown,
  connection: SourceConnection,
  terms: AskTerms,
): Promise<Pick<Asked['outcome'], 'outcome' | 'message'>> {
  const message = failureText(error, connection);
  const kind = error instanceof ConnectorError ? error.kind : null;
  if (kind === null)
    terms.ctx.log.error({ err: error, vendor: connection.connector.id }, 'a connector failed by a bug');
  // Our own cap and a missing key are no failures of the source.
  if (kind !== 'cap_reached' && kind !== 'not_connected') await record(terms, connection, { ok: false, message });
  if (kind === 'not_connected') return { outcome: 'not_connected', message };
  return { outcome: kind !== null && STOPPED.has(kind) ? 'skipped' : 'failed', message };
}

/** A failure as the card and the company's dialog say it. */
export function failureText(error: unknown, { label, settings }: SourceConnection): string {
  if (!(error instanceof ConnectorError)) return `${label} could not be read`;
  if (error.kind === 'contract_changed' && error.field !== null) return `vendor ${label}: field ${error.field}`;
  return withoutKey(error.message, settings.apiKey);
}

async function record(
  { ctx, ports }: AskTerms,
  { connector }: SourceConnection,
  outcome: Parameters<SourcePorts['recordOutcome']>[2],
): Promise<void> {
  try {
    await ports.recordOutcome(ctx, connector.id, outcome);
  } catch (error) {
    ctx.log.warn({ err: error, vendor: connector.id }, 'the outcome could not be noted on the source');
  }
}

function knownIds({ ids, locations }: CompanyQuery): string {
  return JSON.stringify([Object.entries(ids).sort(), locations.length > 0]);
}
