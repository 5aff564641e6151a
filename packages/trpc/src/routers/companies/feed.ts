import { listCompanyChanges } from '@workbench/services/companies';
import { companyChangesInput, companyChangesSchema } from '@workbench/services/companies/feed/schemas';
import { procedure } from '../../trpc.ts';

/** What became of companies; part of the companies router. */
export const companyFeedProcedures = {
  changes: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/changes',
        tags: ['companies'],
        summary: 'Read changes of companies',
        description:
          'Keeps a copy of all companies up to date. Without `cursor` it begins with all companies, so begin with an empty copy, ' +
          'also when you were interrupted before you stored the first `nextCursor`; then come the changes in the ' +
          'order of their writes, deletions and merges included, whoever made them: import, sync, edit, bulk change, undo, ' +
          'recalculation. Each answer has the latest state, so a company that changed twice may come once, and one that was ' +
          'about to change may come as it was. Store `nextCursor` after applying `items`: it survives restarts and upgrades and ' +
          'is good for 30 days; an older one answers 410. Repeating a call costs nothing and is safe. What other records say of ' +
          'a company, `customer` and `subsidiaries`, is no part of it, nor is the deletion of an own column.',
      },
    })
    .input(companyChangesInput)
    .output(companyChangesSchema)
    .query(({ ctx, input }) => listCompanyChanges({ ctx: ctx.service, input })),
};
