import { removeAlias } from '@workbench/services/companies';
import { companySchema, removeAliasInput } from '@workbench/services/companies/schemas';
import { procedure } from '../../trpc.ts';

/** The further domains of a company; part of the companies router. */
export const companyAliasProcedures = {
  removeAlias: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/companies/{id}/aliases/{domain}',
        tags: ['companies'],
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
