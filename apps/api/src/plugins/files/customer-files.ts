import { CUSTOMER_FILE_BYTES_MAX } from '@workbench/services/customers/limits';
import {
  type CustomerImportOptions,
  customerFilterSchema,
  customerImportOptions,
} from '@workbench/services/customers/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FileVerbs } from '../../deps.ts';
import { HttpError } from '../http/error-handler.ts';
import { requestContext } from '../http/request-context.ts';
import { isAnswered } from '../idempotency/answer-once.ts';
import { addDownloadRoute } from './download-route.ts';
import { optionsField } from './options-field.ts';
import { readUpload, type UploadRules } from './read-upload.ts';
import type { Spool } from './spool.ts';

export interface CustomerFileRouteOptions {
  files: Pick<FileVerbs, 'importCustomers' | 'previewCustomers' | 'exportCustomers'>;
  spool: Spool;
  uploadBytesMax?: number | undefined;
}

const UPLOAD: Omit<UploadRules<CustomerImportOptions>, 'bytesMax'> = {
  kind: 'CSV or Excel workbook',
  fileNames: /\.(?:csv|tsv|txt|xlsx)$/i,
  wrongNameMessage: 'Customers can be imported from .csv and .xlsx files.',
  defaultFileName: 'customers.csv',
  ...optionsField(customerImportOptions),
};

/** The list of customers from a file of a CRM, and as one. */
export function addCustomerFileRoutes(
  scope: FastifyInstance,
  { files, spool, uploadBytesMax }: CustomerFileRouteOptions,
): void {
  const rules = { ...UPLOAD, bytesMax: uploadBytesMax ?? CUSTOMER_FILE_BYTES_MAX };
  const addUploadRoute = (
    url: string,
    operationId: string,
    verb: (typeof files)['importCustomers'] | (typeof files)['previewCustomers'],
  ) =>
    scope.post(url, async (request, reply) => {
      const { content, ...input } = await readUpload(request, spool, rules);
      try {
        if (await isAnswered(request, reply, { operationId, content })) return reply;
        return await verb({ ctx: requestContext(request).service, input });
      } finally {
        await spool.remove(input.path);
      }
    });
  addUploadRoute('/api/customers/import', 'customers-importFile', files.importCustomers);
  addUploadRoute('/api/customers/import/preview', 'customers-previewImport', files.previewCustomers);

  addDownloadRoute(
    scope,
    '/api/customers/export',
    async (request) => {
      const query = customerFilterSchema.safeParse(request.query);
      if (!query.success) throw new HttpError(400, 'BAD_REQUEST', z.prettifyError(query.error));
      return files.exportCustomers({ ctx: requestContext(request).service, input: query.data });
    },
    customerFilterSchema,
  );
}
