import { ConnectorError } from '@workbench/connectors/errors';
import type { HttpClient, HttpRequest } from '@workbench/connectors/http';
import type { Revealed } from '@workbench/connectors/people';
import type { ServiceContext } from '../../shared/context.ts';
import type { PeoplePorts } from '../people/people-ports.ts';
import type { RevealOrder } from './orders.ts';

/** The ledger would have had to buy it. */
const NEVER_BOUGHT = new Set<ConnectorError['kind']>(['invalid_request', 'cap_reached']);

/** The stored responses of a group, in its order. Queries no source and costs nothing. */
export async function readPurchased(
  ctx: ServiceContext,
  { source, people }: Pick<RevealOrder, 'source' | 'people'>,
  { connectors, resolveConnection }: PeoplePorts,
): Promise<Revealed[] | 'never' | 'unsure'> {
  try {
    const { settings } = await resolveConnection(ctx, source);
    const keys = people.map(({ key }) => key);
    return await connectors[source].reveal(storedOnly(ctx.http), keys, settings);
  } catch (error) {
    if (error instanceof ConnectorError && NEVER_BOUGHT.has(error.kind)) return 'never';
    if (!(error instanceof ConnectorError)) ctx.log.warn({ err: error, vendor: source }, 'an order could not be read');
    return 'unsure';
  }
}

function storedOnly(http: HttpClient): HttpClient {
  const stored = (request: HttpRequest): HttpRequest =>
    request.paid === undefined ? request : { ...request, paid: { ...request.paid, isStoredOnly: true } };
  return {
    request: (request) => http.request(stored(request)),
    json: (request, schema) => http.json(stored(request), schema),
  };
}
