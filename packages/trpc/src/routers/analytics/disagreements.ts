import {
  dismissDisagreement,
  getDisagreement,
  listDisagreements,
  listMovedHeadcounts,
  preferSource,
  removePreferredSource,
  reopenDisagreement,
} from '@workbench/services/companies';
import {
  disagreementByIdInput,
  disagreementPageSchema,
  disagreementSchema,
  dismissDisagreementInput,
  listDisagreementsInput,
  listMovedHeadcountsInput,
  movedHeadcountsSchema,
  preferSourceInput,
} from '@workbench/services/companies/schemas';
import { procedure } from '../../trpc.ts';

const tags = ['analytics'];

/** Part of the analytics router: headcounts that moved, companies whose sources disagree, and the decisions about them. */
export const disagreementProcedures = {
  movedHeadcounts: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/analytics/headcount-changes',
        tags,
        summary: 'List headcounts that moved',
        description:
          'Companies whose headcount is another one than before a day, the largest moves in people first, with the sources ' +
          "behind each. Both headcounts follow today's rule and settings; a company that had none before is left out.",
      },
    })
    .input(listMovedHeadcountsInput)
    .output(movedHeadcountsSchema)
    .query(({ ctx, input }) => listMovedHeadcounts({ ctx: ctx.service, input })),

  disagreements: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/analytics/disagreements',
        tags,
        summary: 'List companies whose sources disagree',
        description:
          'Companies with two or more comparable exact figures and a spread of 25% or more, those with the most people ' +
          'between the smallest and the largest figure first (spread times headcount). A company leaves the list of open ' +
          'ones with a preferred source or a typed headcount, and with a dismissal until one of the figures changes.',
      },
    })
    .input(listDisagreementsInput)
    .output(disagreementPageSchema)
    .query(({ ctx, input }) => listDisagreements({ ctx: ctx.service, input })),

  disagreement: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/analytics/disagreements/{id}',
        tags,
        summary: 'Compare the figures of a company',
        description:
          'What each source says of one company, whether it counts and why, and what was decided, also where the sources agree.',
      },
    })
    .input(disagreementByIdInput)
    .output(disagreementSchema)
    .query(({ ctx, input }) => getDisagreement({ ctx: ctx.service, input })),

  dismissDisagreement: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/analytics/disagreements/{id}/dismiss',
        tags,
        summary: 'Leave the figures of a company as they are',
        description:
          'Takes the company out of the list until one of its compared figures changes. 409 when they are others than those ' +
          'of `state`. The reason stays in the history of the company.',
      },
    })
    .input(dismissDisagreementInput)
    .output(disagreementSchema)
    .mutation(({ ctx, input }) => dismissDisagreement({ ctx: ctx.service, input })),

  reopenDisagreement: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/analytics/disagreements/{id}/reopen',
        tags,
        summary: 'Reopen a dismissed disagreement',
        description: 'Takes the dismissal back; the company returns to the list. Repeating it changes nothing.',
      },
    })
    .input(disagreementByIdInput)
    .output(disagreementSchema)
    .mutation(({ ctx, input }) => reopenDisagreement({ ctx: ctx.service, input })),

  preferSource: procedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/companies/{id}/preferred-source',
        tags: ['companies'],
        summary: 'Prefer a source',
        description:
          'From now on the figure of this source is the headcount of the company, also when it changes; the other figures ' +
          'stay and are not counted. While the source gives no headcount, the rule applies. 409 beside a typed headcount ' +
          'that is locked. Repeating it changes nothing.',
        successDescription: 'The figures of the company',
      },
    })
    .input(preferSourceInput)
    .output(disagreementSchema)
    .mutation(({ ctx, input }) => preferSource({ ctx: ctx.service, input })),

  removePreferredSource: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/companies/{id}/preferred-source',
        tags: ['companies'],
        summary: 'Prefer no source',
        description: 'The headcount follows from all comparable figures again. Repeating it changes nothing.',
        successDescription: 'The figures of the company',
      },
    })
    .input(disagreementByIdInput)
    .output(disagreementSchema)
    .mutation(({ ctx, input }) => removePreferredSource({ ctx: ctx.service, input })),
};
