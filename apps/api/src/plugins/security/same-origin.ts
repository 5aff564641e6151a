import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../../config/is-loopback.ts';
import { isHealthProbe } from '../endpoints/health.ts';
import { HttpError } from '../http/error-handler.ts';
import { isDataRoute } from '../http/route-address.ts';
import type { Refusals } from './rate-limit.ts';

export interface ServerAddresses {
  host: string;
  /** Used until the server listens; then the real port counts. */
  port: number;
  publicUrl?: string;
}

/**
 * Without a login, any web page could call a server on this machine. So a request must name us in
 * `Host` (a page that points its own name at 127.0.0.1 does not), and where a browser says which page sent it, that
 * page must be ours.
 */
export function addSameOriginCheck(app: FastifyInstance, addresses: ServerAddresses, refusals: Refusals): void {
  let port = String(addresses.port);
  app.addHook('onListen', async () => {
    const address = app.server.address();
    if (address !== null && typeof address === 'object') port = String(address.port);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isHealthProbe(request.url)) return;
    const problem = problemOf(request, port, addresses);
    if (problem !== null) await refusals.refuse(request, reply, new HttpError(403, 'FORBIDDEN', problem));
  });
}

function problemOf(request: FastifyRequest, port: string, addresses: ServerAddresses): string | null {
  const { host, origin } = request.headers;
  if (!isOurHost(host, port, addresses)) {
    return 'This address is not accepted. Set PUBLIC_URL to the address that you use.';
  }
  if (origin !== undefined && !isOurOrigin(origin, port, addresses))
    return 'Requests from other web pages are refused.';
  return isCrossSiteCall(request) ? 'Requests from other web sites are refused.' : null;
}

function isOurHost(host: string | undefined, port: string, { host: listensOn, publicUrl }: ServerAddresses): boolean {
  const url = URL.parse(`http://${host ?? ''}`);
  if (!url || host === undefined || /[/?#@\\\s]/.test(host)) return false;
  if (publicUrl !== undefined && host.toLowerCase() === new URL(publicUrl).host) return true;
  const isOurName = isLoopback(url.hostname) || url.hostname.replace(/^\[|\]$/g, '') === listensOn.toLowerCase();
  return isOurName && (url.port || '80') === port;
}

function isOurOrigin(origin: string, port: string, addresses: ServerAddresses): boolean {
  if (origin === addresses.publicUrl) return true;
  const url = URL.parse(origin);
  return url !== null && url.protocol === 'http:' && isOurHost(url.host, port, addresses);
}

/** Images and scripts of another page can read nothing, but each would start a search or an export. A link may be followed. */
function isCrossSiteCall(request: FastifyRequest): boolean {
  if (request.headers['sec-fetch-site'] !== 'cross-site') return false;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead) return true;
  return isDataRoute(request) && request.headers['sec-fetch-mode'] !== 'navigate';
}
