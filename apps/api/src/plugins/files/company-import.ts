import { randomUUID } from 'node:crypto';
import { IMPORT_BYTES_MAX } from '@workbench/services/companies/limits';
import { importFormSchema, importPreviewOptionsSchema } from '@workbench/services/companies/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FileVerbs } from '../../deps.ts';
import { HttpError } from '../http/error-handler.ts';
import { requestContext } from '../http/request-context.ts';
import { addDownloadRoute } from './download-route.ts';
import { invalidFieldsError, readUpload, type UploadRules } from './read-upload.ts';
import type { Spool } from './spool.ts';

export interface CompanyImportRouteOptions {
  files: Pick<FileVerbs, 'importCompanies' | 'startImport' | 'previewImport' | 'exportFailedRows'>;
  spool: Spool;
  uploadBytesMax?: number | undefined;
}

function csvUpload<S extends z.ZodObject>(schema: S, bytesMax: number): UploadRules<z.infer<S>> {
  return {
    kind: 'CSV',
    bytesMax,
    fileNames: /\.csv$/i,
    wrongNameMessage: 'Only .csv files can be imported.',
    defaultFileName: 'upload.csv',
    fields: schema,
    readFields(fields) {
      const parsed = schema.safeParse(fields);
      if (parsed.success) return parsed.data;
      throw invalidFieldsError(parsed.error.issues);
    },
  };
}

const importParams = z.object({ importId: z.uuid() });

/** As in RFC 7240; more preferences may stand beside it. */
const prefersAsync = (header: string | string[] | undefined) =>
  /(^|[,\s])respond-async($|[,;\s])/i.test(String(header ?? ''));

/** Uploads are streamed to a temporary file: the importer reads it more than once, and memory stays constant. */
export function addCompanyImportRoutes(scope: FastifyInstance, options: CompanyImportRouteOptions): void {
  const { spool } = options;
  const bytesMax = options.uploadBytesMax ?? IMPORT_BYTES_MAX;
  const rules = csvUpload(importFormSchema, bytesMax);
  const previewRules = csvUpload(importPreviewOptionsSchema, bytesMax);

  scope.post('/api/companies/import-csv', async (request, reply) => {
    const { path: uploaded, fileName, options: importOptions } = await readUpload(request, spool, rules);
    const path = await spool.keep(uploaded);
    const { async: isAsync, ...given } = importOptions;
    const importId = given.importId ?? randomUUID();
    const { service: ctx } = requestContext(request);
    // From here on the import removes the file: another process may continue it after the end of this one.
    const input = { path, fileName, importId, options: given, isKept: true };
    if (isAsync !== 'true' && !prefersAsync(request.headers.prefer))
      return options.files.importCompanies({ ctx, input });
    await options.files.startImport({ ctx, input });
    const address = `/api/imports/${importId}`;
    return reply.code(202).header('location', address).send({ importId, address });
  });

  scope.post('/api/companies/import-csv/preview', async (request) => {
    const upload = await readUpload(request, spool, previewRules);
    try {
      return await options.files.previewImport({ ctx: requestContext(request).service, input: upload });
    } finally {
      await spool.remove(upload.path);
    }
  });

  addDownloadRoute(scope, '/api/companies/import-csv/:importId/errors', async (request) => {
    const { success, data } = importParams.safeParse(request.params);
    if (!success) throw new HttpError(404, 'NOT_FOUND', 'This import has no error file.');
    return options.files.exportFailedRows({ ctx: requestContext(request).service, input: data });
  });
}
