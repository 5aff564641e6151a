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
import { emptyInput } from '../empty-input.ts';

const tags = ['sources'];
const path = '/sources/google-sheets';

/** The service account for Google Sheets; part of the sources router. */
export const googleSheetsProcedures = {
  googleSheets: procedure
    .meta({
      openapi: {
        method: 'GET',
        path,
        tags,
        summary: 'Get the Google Sheets connection',
        description: 'Whether Google Sheets is connected, and the address of its service account.',
      },
    })
    .input(z.object({}))
    .output(googleSheetsSchema)
    .query(({ ctx }) => getGoogleSheets({ ctx: ctx.service, input: {} })),

  connectGoogleSheets: procedure
    .meta({
      openapi: {
        method: 'PUT',
        path,
        tags,
        summary: 'Connect Google Sheets',
        description: 'Stores the key file of a service account, encrypted.',
      },
    })
    .input(connectGoogleSheetsInput)
    .output(googleSheetsSchema)
    .mutation(({ ctx, input }) => connectGoogleSheets({ ctx: ctx.service, input })),

  disconnectGoogleSheets: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path,
        tags,
        summary: 'Disconnect Google Sheets',
        description: 'Deletes the stored key file.',
      },
    })
    .input(z.object({}))
    .output(googleSheetsSchema)
    .mutation(({ ctx }) => disconnectGoogleSheets({ ctx: ctx.service, input: {} })),

  testGoogleSheets: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: `${path}/test`,
        tags,
        summary: 'Test the Google Sheets connection',
        description: 'Checks whether Google accepts the key. Costs nothing.',
      },
    })
    .input(emptyInput)
    .output(connectionTestSchema)
    .mutation(({ ctx }) => testGoogleSheets({ ctx: ctx.service, input: {} })),
};
