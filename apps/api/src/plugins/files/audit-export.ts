import { auditFilterSchema, auditFormatSchema } from '@workbench/services/audit/schemas';
import type { FastifyInstance } from 'fastify';
import type { FileVerbs } from '../../deps.ts';
import { HttpError } from '../http/error-handler.ts';
import { requestContext } from '../http/request-context.ts';
import { addDownloadRoute } from './download-route.ts';
import { invalidFieldsError } from './invalid-fields-error.ts';

/** The audit log as a file. */
export function addAuditExportRoute(scope: FastifyInstance, { exportAudit }: Pick<FileVerbs, 'exportAudit'>): void {
  addDownloadRoute(
    scope,
    '/api/audit/export/:format',
    async (request) => {
      const format = auditFormatSchema.safeParse((request.params as { format: string }).format);
      if (!format.success) throw new HttpError(404, 'NOT_FOUND', 'The audit log is exported as csv or ndjson.');
      const query = auditFilterSchema.safeParse(request.query);
      if (!query.success) throw invalidFieldsError(query.error.issues);
      return exportAudit({ ctx: requestContext(request).service, input: { ...query.data, format: format.data } });
    },
    auditFilterSchema,
  );
}
