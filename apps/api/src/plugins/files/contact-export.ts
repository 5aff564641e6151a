import { exportContactsInput } from '@workbench/services/contacts/schemas';
import { refuseUnknownNames } from '@workbench/trpc';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FileVerbs } from '../../deps.ts';
import { requestContext } from '../http/request-context.ts';
import { invalidFieldsError } from './invalid-fields-error.ts';

const NO_QUERY = z.object({});

/** Contacts as a file. A POST, because thousands of ids do not fit into an address. */
export function addContactExportRoute(scope: FastifyInstance, files: Pick<FileVerbs, 'exportContacts'>): void {
  scope.post('/api/contacts/export', async (request, reply) => {
    refuseUnknownNames([NO_QUERY], request.query);
    refuseUnknownNames([exportContactsInput], request.body);
    const input = exportContactsInput.safeParse(request.body ?? {});
    if (!input.success) throw invalidFieldsError(input.error.issues);
    const file = await files.exportContacts({ ctx: requestContext(request).service, input: input.data });
    reply.type(file.contentType).header('content-disposition', `attachment; filename="${file.fileName}"`);
    if (file.suppressed !== null) reply.header('x-suppressed-count', file.suppressed);
    file.body.on('error', (error) => request.log.error({ err: error }, 'export aborted'));
    return reply.send(file.body);
  });
}
