import { ConnectorError } from '@workbench/connectors/errors';
import type { HttpClient, HttpRequest } from '@workbench/connectors/http';

export interface MeteredHttp {
  http: HttpClient;
  credits(): number;
  /** Of these, what this call paid: a stored answer that counts for its buyer says nothing about the account now. */
  bought(): number;
  /** Calls of any kind, also those that a cache answered. */
  calls(): number;
  /** The most that calls may still cost whose response is on its way or lost. */
  pendingCredits(): number;
}

interface Cost {
  credits: number;
  bought: number;
  pending: number;
}

/** Kinds of failures after which the vendor may have charged for the call. */
const INDETERMINATE_KINDS: ReadonlySet<string> = new Set(['vendor_unavailable', 'contract_changed', 'too_large']);

/**
 * The same client, telling what was paid through it; also where the answer that was paid for could not be read.
 * @param isForced a person wants to know what the source says now: what the cache holds does not count
 * @param buyer the work that pays: what its interrupted attempts bought counts too, and a lost response in full
 * @param signal ends the wait of a paid call before it is sent
 */
export function meteredHttp(
  http: HttpClient,
  isForced: boolean,
  buyer: string | null = null,
  signal?: AbortSignal,
): MeteredHttp {
  const costs: Cost[] = [];
  let calls = 0;
  const send = async <T>(given: HttpRequest, call: (request: HttpRequest) => Promise<T>): Promise<T> => {
    calls += 1;
    const request = isForced ? { ...given, cacheMs: 0 } : given;
    const { paid } = request;
    if (paid === undefined) return call(request);
    const cost: Cost = { credits: 0, bought: 0, pending: paid.creditsMax };
    costs.push(cost);
    const setPrice = (credits: number) => Object.assign(cost, { credits, pending: 0 });
    const creditsOf: typeof paid.creditsOf = (answer) => {
      // Like the ledger: a price that can't be read is the highest one.
      cost.bought = setPrice(paid.creditsMax).credits;
      cost.bought = setPrice(paid.creditsOf(answer)).credits;
      return cost.bought;
    };
    const onPrice = (credits: number) => void setPrice(credits);
    try {
      const answer = await call({
        ...request,
        ...(signal && { signal: request.signal ? AbortSignal.any([request.signal, signal]) : signal }),
        paid: { ...paid, creditsOf, ...(buyer !== null && { buyer, onPrice }) },
      });
      cost.pending = 0;
      return answer;
    } catch (error) {
      if (isUncharged(error)) cost.pending = 0;
      throw error;
    }
  };
  const sumOf = (field: keyof Cost) => costs.reduce((sum, cost) => sum + cost[field], 0);
  return {
    http: {
      request: (request) => send(request, (metered) => http.request(metered)),
      json: (request, schema) => send(request, (metered) => http.json(metered, schema)),
    },
    credits: () => sumOf('credits'),
    bought: () => sumOf('bought'),
    calls: () => calls,
    pendingCredits: () => sumOf('pending'),
  };
}

function isUncharged(error: unknown): boolean {
  if (!(error instanceof ConnectorError)) return false;
  return error.isUncharged || !INDETERMINATE_KINDS.has(error.kind);
}
