import { requireScope } from '@workbench/services/api-keys';
import { LEAD_FILE_BYTES_MAX } from '@workbench/services/leads/limits';
import {
  exportListQuery,
  type ImportFileOptions,
  importFileOptions,
  listByIdInput,
} from '@workbench/services/leads/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FileVerbs } from '../../deps.ts';
import { announceWork } from '../http/announce-work.ts';
import { HttpError } from '../http/error-handler.ts';
import { requestContext } from '../http/request-context.ts';
import { isAnswered } from '../idempotency/answer-once.ts';
import { addDownloadRoute } from './download-route.ts';
import { invalidFieldsError } from './invalid-fields-error.ts';
import { optionsField } from './options-field.ts';
import { readUpload, type UploadRules } from './read-upload.ts';
import type { Spool } from './spool.ts';

export interface LeadFileRouteOptions {
  files: Pick<FileVerbs, 'importLeadFile' | 'previewLeadFile' | 'exportLeadList' | 'exportLeadErrors'>;
  spool: Spool;
  uploadBytesMax?: number | undefined;
}

const TABLE_UPLOAD: Omit<UploadRules<ImportFileOptions>, 'bytesMax'> = {
  kind: 'CSV or Excel workbook',
  fileNames: /\.(?:csv|tsv|txt|xlsx)$/i,
  wrongNameMessage: 'Leads can be imported from .csv and .xlsx files.',
  defaultFileName: 'upload.csv',
  ...optionsField(importFileOptions),
};
const IMPORT_URL = '/api/leads/import';
const formatSchema = z.enum(['csv', 'xlsx']);

/** Lead imports from files, and exports of their results. */
export function addLeadFileRoutes(
  scope: FastifyInstance,
  { files, spool, uploadBytesMax }: LeadFileRouteOptions,
): void {
  const rules = { ...TABLE_UPLOAD, bytesMax: uploadBytesMax ?? LEAD_FILE_BYTES_MAX };
  const addUploadRoute = (
    url: string,
    operationId: string,
    verb: (typeof files)['importLeadFile'] | (typeof files)['previewLeadFile'],
  ) =>
    scope.post(url, async (request, reply) => {
      const { content, ...input } = await readUpload(request, spool, rules);
      try {
        if (url === IMPORT_URL && input.options.enrich) requireScope(request.caller, 'spend');
        if (await isAnswered(request, reply, { operationId, content })) return reply;
        return announceWork(request, reply, { operationId, output: await verb({ ctx: serviceOf(request), input }) });
      } finally {
        await spool.remove(input.path);
      }
    });
  addUploadRoute(IMPORT_URL, 'leads-importFile', files.importLeadFile);
  addUploadRoute('/api/leads/import/preview', 'leads-previewFile', files.previewLeadFile);

  const openFile = async (request: FastifyRequest) => {
    const format = formatSchema.safeParse((request.params as { format: string }).format);
    if (!format.success) throw new HttpError(404, 'NOT_FOUND', 'Leads are exported as csv or xlsx.');
    const query = exportListQuery.safeParse(request.query);
    if (!query.success) throw invalidFieldsError(query.error.issues);
    const input = { ...listOf(request), ...query.data, format: format.data };
    return await files.exportLeadList({ ctx: serviceOf(request), input });
  };
  addDownloadRoute(scope, '/api/leads/lists/:id/file/:format', openFile, exportListQuery);

  addDownloadRoute(scope, '/api/leads/lists/:id/errors', async (request) =>
    files.exportLeadErrors({ ctx: serviceOf(request), input: listOf(request) }),
  );
}

const serviceOf = (request: FastifyRequest) => requestContext(request).service;

function listOf(request: FastifyRequest): { id: string } {
  const params = listByIdInput.safeParse(request.params);
  if (!params.success) throw new HttpError(400, 'BAD_REQUEST', 'The id of an import is a UUID.');
  return { id: params.data.id };
}
