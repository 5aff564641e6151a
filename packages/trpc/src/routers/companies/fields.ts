import { listCompanyFields } from '@workbench/services/companies';
import { companyFieldsSchema, companyIdSchema } from '@workbench/services/companies/schemas';
import { z } from 'zod';
import { procedure } from '../../trpc.ts';

const tags = ['companies'];

/** The fields that a user owns; part of the companies router. */
export const companyFieldProcedures = {
  fields: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/fields',
        tags,
        summary: 'List the fields of a company',
        description:
          'Each field with its value, the origin of that value (source, file or person, with the day and the address), ' +
          'whether it is locked, and what is suggested in its stead.',
        responseHeaders: z.object({ etag: z.string().meta({ description: 'The If-Match of the next edit' }) }),
      },
    })
    .input(z.object({ id: companyIdSchema }))
    .output(companyFieldsSchema)
    .query(async ({ ctx, input }) => {
      const fields = await listCompanyFields({ ctx: ctx.service, input });
      ctx.headers.etag = fields.etag;
      return fields;
    }),
};
