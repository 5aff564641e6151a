import { ServiceError } from '@workbench/services/shared/errors';
import type { FastifyReply } from 'fastify';

/** Aborted when the client goes away before it has its answer: no one reads it then. */
export function abortWithClient({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) controller.abort(new ServiceError('unavailable', 'The client has gone away'));
  });
  return controller.signal;
}
