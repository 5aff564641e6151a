import { addressOfWork, type Params, prefersAsync } from '@workbench/trpc';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Says where to look how far the work is that a call has started. 202 goes to whoever prefers it (RFC 7240): other scripts
 * have always got 200.
 * @returns what is to be sent
 */
export function announceWork<Output>(
  request: FastifyRequest,
  reply: FastifyReply,
  { operationId, output }: { operationId: string; output: Output },
): Output {
  const address = addressOfWork(operationId, output, request.params as Params);
  if (address === null) return output;
  reply.header('location', address);
  if (prefersAsync(request.headers.prefer)) reply.code(202).header('preference-applied', 'respond-async');
  return output;
}
