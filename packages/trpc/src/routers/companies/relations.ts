import { getRelations, listSubsidiaries, removeParent, setParent } from '@workbench/services/companies';
import {
  companyIdSchema,
  companyRelationsSchema,
  listSubsidiariesInput,
  setParentInput,
  subsidiaryPageSchema,
} from '@workbench/services/companies/schemas';
import { z } from 'zod';
import { procedure } from '../../trpc.ts';

const tags = ['companies'];
const byId = z.object({ id: companyIdSchema });

/** Which company belongs to which; part of the companies router. */
export const companyRelationProcedures = {
  relations: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/relations',
        tags,
        summary: 'Get parent and subsidiaries',
        description:
          'The parent with who set it and why, those above it, and how many companies have this one as their parent. A ' +
          'parent that was deleted is there by the name that it had.',
      },
    })
    .input(byId)
    .output(companyRelationsSchema)
    .query(({ ctx, input }) => getRelations({ ctx: ctx.service, input })),

  subsidiaries: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/companies/{id}/subsidiaries',
        tags,
        summary: 'List subsidiaries',
        description: 'Companies that have this one as their parent, by name; those below them are theirs.',
      },
    })
    .input(listSubsidiariesInput)
    .output(subsidiaryPageSchema)
    .query(({ ctx, input }) => listSubsidiaries({ ctx: ctx.service, input })),

  setParent: procedure
    .meta({
      openapi: {
        method: 'PUT',
        path: '/companies/{id}/parent',
        tags,
        summary: 'Set the parent',
        description:
          'Makes the company a subsidiary of another one, in place of its former parent. Both stay companies of their own. ' +
          'Figures of sources that count the parent no longer count for the subsidiary. 409 where the parent is the ' +
          'company itself or below it. Repeating it changes nothing.',
        successDescription: 'The relations of the company',
      },
    })
    .input(setParentInput)
    .output(companyRelationsSchema)
    .mutation(({ ctx, input }) => setParent({ ctx: ctx.service, input })),

  removeParent: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/companies/{id}/parent',
        tags,
        summary: 'Remove the parent',
        description: 'Takes the relation back; both companies stay. Repeating it changes nothing.',
        successDescription: 'The relations of the company',
      },
    })
    .input(byId)
    .output(companyRelationsSchema)
    .mutation(({ ctx, input }) => removeParent({ ctx: ctx.service, input })),
};
