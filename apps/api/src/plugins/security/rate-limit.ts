import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { isHealthProbe } from '../endpoints/health.ts';
import { HttpError } from '../http/error-handler.ts';

/** High enough for any user or script; stops runaway loops and token guessing. */
const REQUESTS_PER_MINUTE = 20_000;

export async function addRateLimit(app: FastifyInstance, max: number = REQUESTS_PER_MINUTE): Promise<void> {
  await app.register(rateLimit, {
    // An application-wide hook instead of one per route, so that refused and unknown URLs count, too.
    global: false,
    max,
    timeWindow: 60_000,
    allowList: (request) => isHealthProbe(request.url),
    // RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset in place of their X- forms.
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { ttl }) =>
      new HttpError(429, 'TOO_MANY_REQUESTS', `Too many requests: try again in ${Math.ceil(ttl / 1000)} seconds.`),
  });
  app.addHook('onRequest', app.rateLimit());
}
