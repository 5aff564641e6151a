import type { HttpClient, HttpRequest } from '@workbench/connectors/http';

/**
 * The same client for a user who takes the risk of paying twice: purchases that were lost before `before` are bought
 * once more. Repeated after an interruption with the same time, it buys nothing twice.
 */
export function repeatPurchases(http: HttpClient, before: Date): HttpClient {
  const repeated = (request: HttpRequest): HttpRequest =>
    request.paid === undefined ? request : { ...request, paid: { ...request.paid, repeatLostBefore: before } };
  return {
    request: (request) => http.request(repeated(request)),
    json: (request, schema) => http.json(repeated(request), schema),
  };
}
