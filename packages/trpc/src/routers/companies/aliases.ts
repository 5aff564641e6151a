import { addAlias, listAliases, removeAlias } from '@workbench/services/companies';
import {
  addAliasInput,
  companyAliasesSchema,
  companyIdSchema,
  companySchema,
  removeAliasInput,
} from '@workbench/services/companies/schemas';
import { z } from 'zod';
import { procedure } from '../../trpc.ts';

const tags = ['companies'];

/** The further domains of a company; part of the companies router. */
export const companyAliasProcedures = {
  aliases: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/aliases',
        tags,
        summary: 'List aliases',
        description:
          'The further domains of a company and the names that it had, with where they are from: a merge, an edit, a file, or typed.',
      },
    })
    .input(z.object({ id: companyIdSchema }))
    .output(companyAliasesSchema)
    .query(({ ctx, input }) => listAliases({ ctx: ctx.service, input })),

  addAlias: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/companies/{id}/aliases',
        tags,
        summary: 'Add an alias',
        description:
          'Gives the company a further domain, by which searches, imports, leads and contacts find it from then on. The domain of another company answers 409; merge the two if they are one. An alias that it has already changes nothing.',
        successDescription: 'The company',
      },
    })
    .input(addAliasInput)
    .output(companySchema)
    .mutation(({ ctx, input }) => addAlias({ ctx: ctx.service, input })),

  removeAlias: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/companies/{id}/aliases/{domain}',
        tags,
        summary: 'Remove an alias',
        description:
          'The domain is no longer one of the company, and may be that of another one. What came in by it stays. Undoing the ' +
          'merge that brought it gives the domain back to the other company all the same.',
        successDescription: 'The company',
      },
    })
    .input(removeAliasInput)
    .output(companySchema)
    .mutation(({ ctx, input }) => removeAlias({ ctx: ctx.service, input })),
};
