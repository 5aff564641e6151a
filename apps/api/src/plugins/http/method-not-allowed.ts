import type { FastifyInstance, HTTPMethods } from 'fastify';
import { HttpError } from './error-handler.ts';

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Records the methods of every route that is added to `scope` from now on; the returned function answers all others
 * with 405. Without it, GET on an upload's address would be taken for a company's id.
 */
export function trackAllowedMethods(scope: FastifyInstance): () => void {
  const methodsByUrl = new Map<string, Set<HTTPMethods>>();
  scope.addHook('onRoute', ({ url, method, config }) => {
    if ((config as { isRefusal?: boolean } | undefined)?.isRefusal || !url.startsWith('/api/')) return;
    const known = methodsByUrl.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    methodsByUrl.set(url, known);
  });

  return () => {
    for (const [url, known] of methodsByUrl) {
      const missing = METHODS.filter((method) => !known.has(method));
      const allow = [...known].sort().join(', ');
      scope.route({
        method: missing,
        url,
        exposeHeadRoute: false,
        config: { isRefusal: true },
        // Before the body is parsed: its type is irrelevant.
        onRequest: async (request, reply) => {
          reply.header('allow', allow);
          throw new HttpError(
            405,
            'METHOD_NOT_SUPPORTED',
            `${request.method} is not allowed here. Use ${[...known].sort().join(' or ')}.`,
          );
        },
        handler: async () => undefined,
      });
    }
  };
}
