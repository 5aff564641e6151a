import { Readable } from 'node:stream';
import { IMPORT_BYTES_MAX } from '@workbench/services/companies/limits';
import {
  type ImportOptions,
  importFormSchema,
  importPastedInput,
  importPreviewOptionsSchema,
  previewPastedInput,
} from '@workbench/services/companies/schemas';
import { newUuid } from '@workbench/services/shared/record-ids';
import { prefersAsync, refuseUnknownNames } from '@workbench/trpc';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FileVerbs } from '../../deps.ts';
import { abortWithClient } from '../http/abort-with-client.ts';
import { HttpError } from '../http/error-handler.ts';
import { refuseQuery } from '../http/misplaced-input.ts';
import { requestContext } from '../http/request-context.ts';
import { isAnswered } from '../idempotency/answer-once.ts';
import { addDownloadRoute } from './download-route.ts';
import { invalidFieldsError } from './invalid-fields-error.ts';
import { readUpload, type UploadRules } from './read-upload.ts';
import type { Spool } from './spool.ts';

export interface CompanyImportRouteOptions {
  files: Pick<FileVerbs, 'importCompanies' | 'resumeImport' | 'startImport' | 'previewImport' | 'exportFailedRows'>;
  spool: Spool;
  uploadBytesMax?: number | undefined;
}

function tableUpload<S extends z.ZodObject>(schema: S, bytesMax: number): UploadRules<z.infer<S>> {
  return {
    kind: 'CSV or Excel workbook',
    bytesMax,
    fileNames: /\.(?:csv|tsv|txt|xlsx)$/i,
    wrongNameMessage: 'Companies can be imported from .csv and .xlsx files.',
    defaultFileName: 'upload.csv',
    fields: schema,
    readFields(fields) {
      const parsed = schema.safeParse(fields);
      if (parsed.success) return parsed.data;
      throw invalidFieldsError(parsed.error.issues);
    },
  };
}

interface GivenImport {
  uploaded: string;
  fileName: string;
  isAsync: boolean;
  options: ImportOptions;
}

/** The file name of pasted rows. */
const PASTED = 'Pasted rows';

/** They came as text, so nothing is to be detected. */
const asPasted = <O extends ImportOptions>(given: O): O => ({ ...given, encoding: 'utf-8' });

function readBody<S extends z.ZodObject>(schema: S, request: FastifyRequest): z.infer<S> {
  const { body } = request;
  refuseQuery(request);
  refuseUnknownNames([schema], body);
  const parsed = schema.safeParse(body ?? {});
  if (!parsed.success) throw invalidFieldsError(parsed.error.issues);
  return parsed.data;
}

const importParams = z.object({ importId: z.uuid() });

/** Uploads are streamed to a temporary file: the importer reads it more than once, and memory stays constant. */
export function addCompanyImportRoutes(scope: FastifyInstance, options: CompanyImportRouteOptions): void {
  const { spool } = options;
  const bytesMax = options.uploadBytesMax ?? IMPORT_BYTES_MAX;
  const rules = tableUpload(importFormSchema, bytesMax);
  const previewRules = tableUpload(importPreviewOptionsSchema, bytesMax);

  /** Of a file that stays until its import has ended. */
  async function answerImport(request: FastifyRequest, reply: FastifyReply, given: GivenImport) {
    const { uploaded, fileName, isAsync, options: importOptions } = given;
    const { service: ctx } = requestContext(request);
    const importId = importOptions.importId ?? newUuid(ctx);
    const address = `/api/imports/${importId}`;
    const isPreferred = prefersAsync(request.headers.prefer);
    const sendAccepted = () => {
      if (isPreferred) reply.header('preference-applied', 'respond-async');
      return reply.code(202).header('location', address).send({ importId, address });
    };
    if (await options.files.resumeImport({ ctx, input: { importId } })) {
      await spool.remove(uploaded);
      return sendAccepted();
    }
    const path = await spool.keep(uploaded);
    // From here on the import removes the file: another process may continue it after the end of this one.
    const input = { path, fileName, importId, options: importOptions, isKept: true };
    if (!isAsync && !isPreferred) return options.files.importCompanies({ ctx, input });
    await options.files.startImport({ ctx, input });
    return sendAccepted();
  }

  /** Removes the file of an import that is not carried out again. */
  async function isAnsweredUpload(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, content }: { path: string; content: unknown },
  ): Promise<boolean> {
    let isNew = false;
    try {
      isNew = !(await isAnswered(request, reply, { operationId: 'companies-importCsv', content }));
      return !isNew;
    } finally {
      if (!isNew) await spool.remove(path);
    }
  }

  scope.post('/api/companies/import-csv', async (request, reply) => {
    const { path: uploaded, fileName, options: form, content } = await readUpload(request, spool, rules);
    if (await isAnsweredUpload(request, reply, { path: uploaded, content })) return reply;
    const { async: isAsync, ...given } = form;
    return answerImport(request, reply, { uploaded, fileName, isAsync: isAsync === 'true', options: given });
  });

  scope.post('/api/companies/import-rows', async (request, reply) => {
    const { text, async: isAsync = false, ...given } = readBody(importPastedInput, request);
    const isRepeat = await isAnswered(request, reply, {
      operationId: 'companies-importRows',
      content: request.body,
    });
    if (isRepeat) return reply;
    const { path: uploaded } = await spool.store(Readable.from([text]));
    return answerImport(request, reply, { uploaded, fileName: PASTED, isAsync, options: asPasted(given) });
  });

  scope.post('/api/companies/preview-rows', async (request, reply) => {
    const signal = abortWithClient(reply);
    const { text, ...given } = readBody(previewPastedInput, request);
    const { path } = await spool.store(Readable.from([text]));
    try {
      const input = { path, fileName: PASTED, options: asPasted(given), signal };
      return await options.files.previewImport({ ctx: requestContext(request).service, input });
    } finally {
      await spool.remove(path);
    }
  });

  scope.post('/api/companies/import-csv/preview', async (request, reply) => {
    const signal = abortWithClient(reply);
    const { content: _, ...upload } = await readUpload(request, spool, previewRules);
    try {
      return await options.files.previewImport({ ctx: requestContext(request).service, input: { ...upload, signal } });
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
