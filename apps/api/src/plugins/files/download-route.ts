import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface DownloadFile {
  fileName: string;
  contentType: string;
  body: Readable;
}

/**
 * GET sends the file; HEAD answers the same without making it to throw it away. A failure after the first byte breaks
 * the connection off, so that nobody takes half a file for a whole one.
 */
export function addDownloadRoute(
  scope: FastifyInstance,
  url: string,
  open: (request: FastifyRequest) => Promise<DownloadFile>,
): void {
  scope.route({
    method: ['GET', 'HEAD'],
    url,
    exposeHeadRoute: false,
    async handler(request, reply) {
      const { fileName, contentType, body } = await open(request);
      reply.type(contentType).header('content-disposition', `attachment; filename="${fileName}"`);
      if (request.method === 'HEAD') {
        body.destroy();
        return reply.send();
      }
      body.on('error', (error) => request.log.error({ err: error }, 'an export broke off'));
      return reply.send(body);
    },
  });
}
