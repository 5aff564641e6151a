import { exportCompaniesQuery, exportFormatSchema } from '@workbench/services/companies/schemas';
import { refuseUnknownNames } from '@workbench/trpc';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FileVerbs } from '../../deps.ts';
import { HttpError } from '../http/error-handler.ts';
import { requestContext } from '../http/request-context.ts';

/**
 * Exports are streamed from the cursor. A failure after the first byte aborts the connection, so that a client
 * never mistakes half a file for a whole one; a client that disconnects stops the cursor.
 */
export function addCompanyExportRoutes(scope: FastifyInstance, files: Pick<FileVerbs, 'exportCompanies'>): void {
  const url = '/api/export/:format';

  scope.get(url, { exposeHeadRoute: false }, async (request, reply) => {
    const { body } = await open(request, reply);
    body.on('error', (error) => request.log.error({ err: error }, 'export aborted'));
    return reply.send(body);
  });

  // The automatic HEAD route would read the whole table and discard it.
  scope.head(url, async (request, reply) => {
    const { body } = await open(request, reply);
    body.destroy();
    return reply.send();
  });

  async function open(request: FastifyRequest, reply: FastifyReply) {
    const format = exportFormatSchema.safeParse((request.params as { format: string }).format);
    if (!format.success) throw new HttpError(404, 'NOT_FOUND', 'Companies are exported as csv, json or excel.');
    refuseUnknownNames([exportCompaniesQuery], request.query);
    const query = exportCompaniesQuery.safeParse(request.query);
    if (!query.success) throw new HttpError(400, 'BAD_REQUEST', z.prettifyError(query.error));
    const input = { format: format.data, ...query.data };
    const file = await files.exportCompanies({ ctx: requestContext(request).service, input });
    reply.type(file.contentType).header('content-disposition', `attachment; filename="${file.fileName}"`);
    return file;
  }
}
