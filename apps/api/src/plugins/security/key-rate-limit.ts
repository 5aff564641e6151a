import type { Caller } from '@workbench/services/api-keys';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/error-handler.ts';
import { routeAddress } from '../http/route-address.ts';

const WINDOW_MS = 60_000;
const windows = new Map<string, { beganAt: number; requests: number }>();

export interface KeyWindow {
  limit: number;
  /** Negative: one too many. */
  remaining: number;
  /** Until the next minute begins. */
  seconds: number;
}

/** Counts the calls of a request of a key with a limit of its own, in this process; null for everyone else. */
export function countKeyRequest(caller: Caller, calls = 1): KeyWindow | null {
  if (caller.kind !== 'key' || caller.requestsPerMinute === null) return null;
  const now = performance.now();
  let window = windows.get(caller.id);
  if (window === undefined || now - window.beganAt >= WINDOW_MS) {
    window = { beganAt: now, requests: 0 };
    windows.set(caller.id, window);
  }
  window.requests += calls;
  const seconds = Math.ceil((window.beganAt + WINDOW_MS - now) / 1000);
  return { limit: caller.requestsPerMinute, remaining: caller.requestsPerMinute - window.requests, seconds };
}

/** Holds each key to its own limit and answers with what is left of it; that of the address applies besides. */
export function addKeyRateLimit(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const window = countKeyRequest(request.caller, callsIn(request));
    if (window === null) return;
    const { limit, remaining, seconds } = window;
    reply.headers({
      'ratelimit-limit': limit,
      'ratelimit-remaining': Math.max(remaining, 0),
      'ratelimit-reset': seconds,
    });
    if (remaining >= 0) return;
    reply.header('retry-after', seconds);
    throw new HttpError(
      429,
      'TOO_MANY_REQUESTS',
      `This API key allows ${limit} requests per minute: try again in ${seconds} seconds.`,
    );
  });
}

/** One request may name many calls of tRPC, with commas between them; each counts. */
function callsIn(request: FastifyRequest): number {
  if (!routeAddress(request).startsWith('/trpc/')) return 1;
  const { path = '' } = request.params as { path?: string };
  return path.split(',').length;
}
