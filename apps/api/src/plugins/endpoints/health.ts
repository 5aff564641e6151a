import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/error-handler.ts';

const PING_TIMEOUT_MS = 2000;

/** Probes use the pod's address and no token, and reveal nothing worth protecting. */
export function isHealthProbe(url: string): boolean {
  return /^\/(healthz|readyz)\/?(\?|$)/.test(url);
}

/** `/healthz`: the process is up. `/readyz`: the database answers as well. */
export function addHealth(app: FastifyInstance, database: { ping(): Promise<unknown> }): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    const timer = new AbortController();
    const late = setTimeout(PING_TIMEOUT_MS, undefined, { signal: timer.signal }).then(() => {
      throw new Error(`no response within ${PING_TIMEOUT_MS} ms`);
    });
    try {
      await Promise.race([database.ping(), late]);
    } catch (error) {
      request.log.warn({ err: error }, 'database unavailable');
      throw new HttpError(503, 'SERVICE_UNAVAILABLE', 'The database does not answer.');
    } finally {
      late.catch(() => undefined);
      timer.abort();
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
