import { exportCompaniesQuery, exportFormatSchema, exportSelectionBody } from '@workbench/services/companies/schemas';
import { refuseUnknownNames } from '@workbench/trpc';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FileVerbs } from '../../deps.ts';
import { HttpError } from '../http/error-handler.ts';
import { requestContext } from '../http/request-context.ts';
import { invalidFieldsError } from './invalid-fields-error.ts';

const NO_QUERY = z.object({});

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

  // A body: thousands of ids don't fit into an address.
  scope.post(url, async (request, reply) => {
    refuseUnknownNames([NO_QUERY], request.query);
    const { body } = await open(request, reply, exportSelectionBody, request.body ?? {});
    body.on('error', (error) => request.log.error({ err: error }, 'export aborted'));
    return reply.send(body);
  });

  async function open(
    request: FastifyRequest,
    reply: FastifyReply,
    schema: typeof exportCompaniesQuery | typeof exportSelectionBody = exportCompaniesQuery,
    requested: unknown = request.query,
  ) {
    const format = exportFormatSchema.safeParse((request.params as { format: string }).format);
    if (!format.success) throw new HttpError(404, 'NOT_FOUND', 'Companies are exported as csv, json or excel.');
    refuseUnknownNames([schema], requested);
    const query = schema.safeParse(requested);
    if (!query.success) throw invalidFieldsError(query.error.issues);
    const input = { format: format.data, ...query.data };
    const file = await files.exportCompanies({ ctx: requestContext(request).service, input });
    reply.type(file.contentType).header('content-disposition', `attachment; filename="${file.fileName}"`);
    return file;
  }
}
