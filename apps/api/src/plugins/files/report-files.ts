import { Readable } from 'node:stream';
import { campaignByIdInput } from '@workbench/services/campaigns/schemas';
import { reportByIdInput } from '@workbench/services/reports/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FileVerbs } from '../../deps.ts';
import { HttpError } from '../http/error-handler.ts';
import { requestContext } from '../http/request-context.ts';
import { addDownloadRoute } from './download-route.ts';

const reportParams = reportByIdInput.extend({ format: z.enum(['markdown', 'json']) });
const tableQuery = z.object({ format: z.enum(['csv', 'excel']).default('csv') });

type ReportFiles = Pick<FileVerbs, 'exportReport' | 'exportCampaignArchive' | 'exportCampaignTable'>;

/** Downloads of reports and campaigns. A failure after the first byte aborts the connection. */
export function addReportFileRoutes(scope: FastifyInstance, files: ReportFiles): void {
  addDownloadRoute(scope, '/api/reports/:reportId/export/:format', async (request) => {
    const params = reportParams.safeParse(request.params);
    if (!params.success) throw new HttpError(404, 'NOT_FOUND', 'Reports are exported as markdown or json.');
    const { text, ...file } = await files.exportReport({ ctx: serviceOf(request), input: params.data });
    return { ...file, body: Readable.from([text]) };
  });

  addDownloadRoute(scope, '/api/campaigns/:id/archive', (request) =>
    files.exportCampaignArchive({ ctx: serviceOf(request), input: idOf(request) }),
  );

  const openTable = async (request: FastifyRequest) => {
    const query = tableQuery.safeParse(request.query);
    if (!query.success) throw new HttpError(400, 'BAD_REQUEST', 'The table is exported as csv or excel.');
    return await files.exportCampaignTable({ ctx: serviceOf(request), input: { ...idOf(request), ...query.data } });
  };
  addDownloadRoute(scope, '/api/campaigns/:id/table', openTable, tableQuery);
}

const serviceOf = (request: FastifyRequest) => requestContext(request).service;

function idOf(request: FastifyRequest): { id: string } {
  const params = campaignByIdInput.safeParse(request.params);
  if (!params.success) throw new HttpError(400, 'BAD_REQUEST', 'A campaign id is a UUID.');
  return params.data;
}
