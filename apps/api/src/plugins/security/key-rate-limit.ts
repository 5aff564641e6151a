import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/error-handler.ts';
import { routeAddress } from '../http/route-address.ts';

const WINDOW_MS = 60_000;

/** Holds each key to its own limit, in this process, and answers with what is left of it; that of the address applies besides. */
export function addKeyRateLimit(app: FastifyInstance): void {
  const windows = new Map<string, { beganAt: number; requests: number }>();

  app.addHook('onRequest', async (request, reply) => {
    const { caller } = request;
    if (caller.kind !== 'key' || caller.requestsPerMinute === null) return;
    const now = performance.now();
    let window = windows.get(caller.id);
    if (window === undefined || now - window.beganAt >= WINDOW_MS) {
      window = { beganAt: now, requests: 0 };
      windows.set(caller.id, window);
    }
    window.requests += callsIn(request);
    const seconds = Math.ceil((window.beganAt + WINDOW_MS - now) / 1000);
    reply.headers({
      'ratelimit-limit': caller.requestsPerMinute,
      'ratelimit-remaining': Math.max(caller.requestsPerMinute - window.requests, 0),
      'ratelimit-reset': seconds,
    });
    if (window.requests <= caller.requestsPerMinute) return;
    reply.header('retry-after', seconds);
    throw new HttpError(
      429,
      'TOO_MANY_REQUESTS',
      `This API key allows ${caller.requestsPerMinute} requests per minute: try again in ${seconds} seconds.`,
    );
  });
}

/** One request may name many calls of tRPC, with commas between them; each counts. */
function callsIn(request: FastifyRequest): number {
  if (!routeAddress(request).startsWith('/trpc/')) return 1;
  const { path = '' } = request.params as { path?: string };
  return path.split(',').length;
}
