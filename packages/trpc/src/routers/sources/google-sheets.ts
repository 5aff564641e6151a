import {
  connectGoogleSheets,
  disconnectGoogleSheets,
  getGoogleSheets,
  testGoogleSheets,
} from '@workbench/services/sources';
import {
  connectGoogleSheetsInput,
  connectionTestSchema,
  googleSheetsSchema,
} from '@workbench/services/sources/schemas';
import { z } from 'zod';
import { procedure } from '../../trpc.ts';

const tags = ['sources'];
const path = '/sources/google-sheets';

/** Of the sources router: the service account that reads and writes spreadsheets. */
export const googleSheetsProcedures = {
  googleSheets: procedure
    .meta({ openapi: { method: 'GET', path, tags, summary: 'Whether Google Sheets is connected, and as whom' } })
    .input(z.object({}))
    .output(googleSheetsSchema)
    .query(({ ctx }) => getGoogleSheets({ ctx: ctx.service, input: {} })),

  connectGoogleSheets: procedure
    .meta({ openapi: { method: 'PUT', path, tags, summary: 'Enter the key file of a service account' } })
    .input(connectGoogleSheetsInput)
    .output(googleSheetsSchema)
    .mutation(({ ctx, input }) => connectGoogleSheets({ ctx: ctx.service, input })),

  disconnectGoogleSheets: procedure
    .meta({ openapi: { method: 'DELETE', path, tags, summary: 'Forget the stored key file' } })
    .input(z.object({}))
    .output(googleSheetsSchema)
    .mutation(({ ctx }) => disconnectGoogleSheets({ ctx: ctx.service, input: {} })),

  testGoogleSheets: procedure
    .meta({ openapi: { method: 'POST', path: `${path}/test`, tags, summary: 'Ask Google whether it accepts the key' } })
    .input(z.object({}))
    .output(connectionTestSchema)
    .mutation(({ ctx }) => testGoogleSheets({ ctx: ctx.service, input: {} })),
};
