import { setTimeout as sleep } from 'node:timers/promises';
import { ConnectorError } from '@workbench/connectors/errors';
import type { DiscoveryFilters } from '@workbench/connectors/types';
import {
  findCompaniesByDomain,
  findTrashedCompanies,
  hideCustomers,
  markFoundCompanies,
} from '../../companies/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { failedSearchError } from '../../shared/paid-calls/failed-search.ts';
import { meteredHttp } from '../../shared/paid-calls/metered-http.ts';
import { describePendingCredits } from '../../shared/paid-calls/pending-credits.ts';
import { SOURCE_PORTS } from '../connections/default-ports.ts';
import { failureText } from '../connections/failure-text.ts';
import { failedOutcome, isOwnLimit, tryRecordOutcome } from '../connections/record-outcome.ts';
import type { SourceConnection, SourcePorts } from '../connections/source-ports.ts';
import { DISCOVERY_LIMIT } from '../limits.ts';
import type { DiscoverInput, Discovery, DiscoverySource } from '../schemas.ts';
import { recordBaselines } from '../spending/reconcile-usage.ts';
import { type DiscoveredList, mergeDiscovered } from './merge-discovered.ts';

/** One slow source does not keep the others' results back for longer. */
const SOURCE_TIMEOUT_MS = 20_000;

type DiscoverySourceResult = Discovery['asked'][number] & { companies: DiscoveredList['companies']; error: unknown };

/** Sources that can be searched, connected or not, with what one search costs at most. */
export async function listDiscoverySources(
  { ctx }: Verb<object>,
  ports: SourcePorts = SOURCE_PORTS,
): Promise<DiscoverySource[]> {
  const connections = await ports.readConnections(ctx);
  return connections.filter(isSearchable).map((connection) => ({
    id: connection.connector.id,
    source: connection.label,
    connected: connection.isConnected,
    creditsMax: discoveryCredits(connection),
    reason: connection.reason,
  }));
}

/**
 * Finds companies that are not tracked yet; tracked ones that are found, too, come last. A failing source is reported
 * beside the others' results; if all fail, it is an error. A paid source is queried only when it is named.
 */
export async function discoverCompanies(
  { ctx, input }: Verb<DiscoverInput>,
  ports: SourcePorts = SOURCE_PORTS,
  timeoutMs = SOURCE_TIMEOUT_MS,
): Promise<Discovery> {
  const chosen = chooseSources(await ports.readConnections(ctx), input.sources);
  await recordBaselines(
    ctx,
    chosen.filter((connection) => discoveryCredits(connection) > 0),
  );
  const filters = toDiscoveryFilters(input);
  const search = { ctx, ports, filters, timeoutMs };
  const answers = await Promise.all(chosen.map((connection) => searchSource(connection, search)));
  if (answers.every(({ problem }) => problem !== null)) {
    const failed = answers.map(({ source, problem, error }) => ({ label: source, problem: problem ?? '', error }));
    throw failedSearchError('companies', failed, ctx.now());
  }
  const merged = mergeDiscovered(answers);
  const domains = merged.flatMap(({ domain }) => domain ?? []);
  const [tracked, trashed] = await Promise.all([findTrackedIds(domains), findTrashedCompanies(new Set(domains))]);
  const isTracked = ({ domain }: { domain: string | null }) => domain !== null && tracked.has(domain);
  // The search is for companies that are not tracked yet: others must not take their slots.
  const found = merged.toSorted((a, b) => Number(isTracked(a)) - Number(isTracked(b))).slice(0, DISCOVERY_LIMIT);
  const marks = await markFoundCompanies(
    found.map(({ name, domain }) => ({ name, domains: domain === null ? [] : [domain] })),
  );
  const results = found.map((company, at) => ({
    ...company,
    companyId: company.domain === null ? null : (tracked.get(company.domain) ?? null),
    trashId: company.domain === null ? null : (trashed.get(company.domain)?.trashId ?? null),
    ...(marks[at] && { customer: marks[at] }),
  }));
  const { shown, said } = hideCustomers(results, input.includeCustomers);
  return {
    results: shown,
    ...said,
    asked: answers.map(({ companies: _companies, error: _error, ...response }) => response),
  };
}

function isSearchable({ connector }: SourceConnection): boolean {
  return connector.discover !== undefined;
}

function discoveryCredits({ connector }: SourceConnection): number {
  return connector.discover?.credits(DISCOVERY_LIMIT) ?? 0;
}

function chooseSources(connections: SourceConnection[], named: DiscoverInput['sources']): SourceConnection[] {
  const searchable = connections.filter(isSearchable);
  if (named === undefined) {
    const free = searchable.filter((connection) => connection.isConnected && discoveryCredits(connection) === 0);
    if (free.length > 0) return free;
    throw new ServiceError('invalid', 'No free source is connected; choose a source, or connect one');
  }
  const chosen = searchable.filter(({ connector }) => named.includes(connector.id));
  if (chosen.length > 0) return chosen;
  const message = 'Choose at least one source that can be searched';
  throw new ServiceError('invalid', message, [{ path: ['sources'], message }]);
}

/** The form's empty fields are no filters; never 0. */
function toDiscoveryFilters({ industry, location, minEmployees, maxEmployees }: DiscoverInput): DiscoveryFilters {
  return {
    industry: industry === '' ? null : industry,
    location: location === '' ? null : location,
    minEmployees: minEmployees === '' ? null : Number(minEmployees),
    maxEmployees: maxEmployees === '' ? null : Number(maxEmployees),
  };
}

interface DiscoverySearch {
  ctx: ServiceContext;
  ports: Pick<SourcePorts, 'recordOutcome'>;
  filters: DiscoveryFilters;
  timeoutMs: number;
}

async function searchSource(
  connection: SourceConnection,
  { ctx, ports, filters, timeoutMs }: DiscoverySearch,
): Promise<DiscoverySourceResult> {
  const { connector, label, isConnected, reason, settings } = connection;
  const { http, credits, bought, pendingCredits } = meteredHttp(ctx.http, false);
  const sourceRef = { id: connector.id, source: label };
  const failed = (problem: string, error: unknown = null) => {
    const creditsPending = pendingCredits();
    const text = creditsPending > 0 ? `${problem}. ${describePendingCredits(creditsPending)}` : problem;
    return { ...sourceRef, companies: [], found: 0, problem: text, credits: credits(), creditsPending, error };
  };
  if (!isConnected || !connector.discover) return failed(reason ?? 'Not connected');
  const cancelTimeout = new AbortController();
  const searching = connector.discover.search(http, filters, DISCOVERY_LIMIT, settings);
  const timeout = sleep(timeoutMs, null, { signal: cancelTimeout.signal });
  try {
    const answer = await Promise.race([searching, timeout]);
    if (answer === null) return failed(`No answer within ${timeoutMs / 1000} s`);
    const isFree = discoveryCredits(connection) > 0 && bought() === 0;
    await tryRecordOutcome(ctx, ports, connector.id, { ok: true, ...(isFree && { isFree }) }, settings);
    return {
      ...sourceRef,
      companies: answer.companies,
      found: answer.companies.length,
      problem: null,
      credits: credits(),
      creditsPending: pendingCredits(),
      error: null,
    };
  } catch (error) {
    const problem = failureText(error, connection);
    // What a vendor says may repeat the key; a bug of ours is logged whole.
    const cause = error instanceof ConnectorError ? { reason: problem } : { err: error };
    ctx.log.warn({ ...cause, vendor: connector.id }, 'a source could not be searched');
    await noteFailure({ ctx, ports }, connection, error, problem);
    return failed(problem, error);
  } finally {
    // Whoever lost the race must not end as an unhandled rejection.
    for (const loser of [searching, timeout]) loser.catch(() => undefined);
    cancelTimeout.abort();
  }
}

async function noteFailure(
  { ctx, ports }: Pick<DiscoverySearch, 'ctx' | 'ports'>,
  { connector, settings }: SourceConnection,
  error: unknown,
  message: string,
): Promise<void> {
  // It speaks of the filters, not of the source.
  const isOfFilters = error instanceof ConnectorError && error.kind === 'invalid_request';
  if (isOwnLimit(error) || isOfFilters) return;
  await tryRecordOutcome(ctx, ports, connector.id, failedOutcome(error, message), settings);
}

async function findTrackedIds(domains: string[]): Promise<Map<string, string>> {
  const companies = await findCompaniesByDomain(domains);
  return new Map([...companies].map(([domain, { _id }]) => [domain, _id.toHexString()]));
}
