import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { McpSettings } from '@workbench/mcp';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/error-handler.ts';
import { keptRequestId } from '../http/kept-request-id.ts';
import { requestContext } from '../http/request-context.ts';

/** Nothing but reading, unless the owner allows more. */
const READING: McpSettings = { mayWrite: false, creditsPerDay: 0 };

/**
 * The tools for assistants at /mcp, behind the same checks of host, origin, token, key and rate as every request. The protocol's
 * library is loaded with the first request, so that a server without assistants costs nothing more.
 */
export function addMcp(app: FastifyInstance, settings: McpSettings = READING): void {
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    handler: async (request, reply) => {
      // The limits of requests count one call each.
      if (Array.isArray(request.body)) throw new HttpError(400, 'BAD_REQUEST', 'Send one message in each request.');
      const { answerMcpRequest } = await import('@workbench/mcp');
      const { service, caller } = requestContext(request);
      const session = { service, caller, settings, requestId: keptRequestId(request.id) };
      const answer = await answerMcpRequest(session, toWebRequest(request), request.body ?? undefined);
      // What applies to all data of the workspace stays: no cache may keep it.
      const headers = [...answer.headers].filter(([name]) => name !== 'cache-control');
      reply.code(answer.status).headers(Object.fromEntries(headers));
      return reply.send(answer.body === null ? '' : Readable.fromWeb(answer.body as ReadableStream));
    },
  });
}

function toWebRequest({ method, headers, url }: FastifyRequest): Request {
  const texts = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'content-length' ? [[name, value]] : [],
  );
  return new Request(new URL(url, 'http://localhost'), { method, headers: texts });
}
