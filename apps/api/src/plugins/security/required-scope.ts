import { isAllowed, requireScope } from '@workbench/services/api-keys';
import type { RequiredScope } from '@workbench/services/api-keys/limits';
import { restScopes } from '@workbench/trpc';
import type { FastifyInstance } from 'fastify';
import { routeAddress } from '../http/route-address.ts';

/**
 * Refuses what the scopes of a key don't cover before anything of the request is read. What is no operation, as the
 * document, its page and the metrics, needs `read`; the procedures of tRPC, of which one request may call many, check each for itself.
 */
export function addScopeCheck(app: FastifyInstance): void {
  const scopes = new Map(
    [...restScopes()].map(([key, scope]) => [key.replace(' ', ' /api').replace(/\{(\w+)\}/g, ':$1'), scope]),
  );
  app.addHook('onRequest', async (request, reply) => {
    const { caller, method } = request;
    const address = routeAddress(request);
    if (caller.kind !== 'key' || !(address.startsWith('/api/') || address === '/metrics')) return;
    const required: RequiredScope = scopes.get(`${method === 'HEAD' ? 'GET' : method} ${address}`) ?? 'read';
    if (!isAllowed(caller, required)) {
      reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${required}"`);
    }
    requireScope(caller, required);
  });
}
