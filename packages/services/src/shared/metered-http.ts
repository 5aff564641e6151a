import type { HttpClient, HttpRequest } from '@workbench/connectors/http';

/**
 * The same client, telling what was paid through it; also where the answer that was paid for could not be read.
 * @param isForced a person wants to know what the source says now: what the cache holds does not count
 * @param buyer the work that pays: what its interrupted attempts bought counts too, and a lost response in full
 */
export function meteredHttp(
  http: HttpClient,
  isForced: boolean,
  buyer: string | null = null,
): { http: HttpClient; credits(): number } {
  const costs: { credits: number }[] = [];
  const metered = (given: HttpRequest): HttpRequest => {
    const request = isForced ? { ...given, cacheMs: 0 } : given;
    const { paid } = request;
    if (paid === undefined) return request;
    const cost = { credits: 0 };
    costs.push(cost);
    const creditsOf: typeof paid.creditsOf = (answer) => {
      // Like the ledger: a price that can't be read is the highest one.
      cost.credits = paid.creditsMax;
      cost.credits = paid.creditsOf(answer);
      return cost.credits;
    };
    const onPrice = (credits: number) => {
      cost.credits = credits;
    };
    return { ...request, paid: { ...paid, creditsOf, ...(buyer !== null && { buyer, onPrice }) } };
  };
  return {
    http: {
      request: (request) => http.request(metered(request)),
      json: (request, schema) => http.json(metered(request), schema),
    },
    credits: () => costs.reduce((sum, { credits }) => sum + credits, 0),
  };
}
