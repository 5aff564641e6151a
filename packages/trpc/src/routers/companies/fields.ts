import { editCompany, listCompanyFields } from '@workbench/services/companies';
import {
  companyFieldsSchema,
  companyIdSchema,
  editCompanyInput,
  updateCompanyInput,
} from '@workbench/services/companies/schemas';
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
          'whether it is locked, and what is suggested instead.',
      },
    })
    .input(z.object({ id: companyIdSchema }))
    .output(companyFieldsSchema)
    .query(async ({ ctx, input }) => {
      const fields = await listCompanyFields({ ctx: ctx.service, input });
      ctx.headers.etag = fields.etag;
      return fields;
    }),

  update: procedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/companies/{id}',
        tags,
        summary: 'Edit a company',
        description:
          'Sets fields, locks and unlocks them, accepts and dismisses suggestions; what it sets is locked. `If-Match` takes ' +
          'the ETag of the fields: when they were changed since, nothing is written and 412 has the present state. A domain ' +
          'of another company is refused with 409; with another domain, identifiers and answers found for the old one are ' +
          'dropped, and the next sync queries every source again. Sending the same edit again changes nothing.',
        requestHeaders: z.object({ 'if-match': z.string().meta({ description: 'The ETag of the fields' }) }),
        responseHeaders: z.object({ etag: z.string().meta({ description: 'The If-Match of the next edit' }) }),
      },
    })
    .input(updateCompanyInput)
    .output(companyFieldsSchema)
    .mutation(async ({ ctx, input }) => {
      const fields = await editCompany({ ctx: ctx.service, input: { ...input, etag: ctx.ifMatch } });
      ctx.headers.etag = fields.etag;
      return fields;
    }),

  /** For the screens: the state that was seen comes with the edit. */
  edit: procedure
    .input(editCompanyInput)
    .output(companyFieldsSchema)
    .mutation(({ ctx, input }) => editCompany({ ctx: ctx.service, input })),
};
