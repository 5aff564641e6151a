import type { Readable } from 'node:stream';
import { refuseUnknownNames } from '@workbench/trpc';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

export interface DownloadFile {
  fileName: string;
  contentType: string;
  body: Readable;
}

const NO_QUERY = z.object({});

/**
 * GET sends the file; HEAD answers the same headers without creating it. A failure after the first byte aborts
 * the connection, so that no client mistakes half a file for a whole one.
 */
export function addDownloadRoute(
  scope: FastifyInstance,
  url: string,
  open: (request: FastifyRequest) => Promise<DownloadFile>,
  query: z.ZodObject = NO_QUERY,
): void {
  scope.route({
    method: ['GET', 'HEAD'],
    url,
    exposeHeadRoute: false,
    async handler(request, reply) {
      refuseUnknownNames([query], request.query);
      const { fileName, contentType, body } = await open(request);
      reply.type(contentType).header('content-disposition', `attachment; filename="${fileName}"`);
      if (request.method === 'HEAD') {
        body.destroy();
        return reply.send();
      }
      body.on('error', (error) => request.log.error({ err: error }, 'export aborted'));
      return reply.send(body);
    },
  });
}
