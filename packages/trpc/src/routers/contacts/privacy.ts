import { eraseNow, exportPersonalData, findPersonalData } from '@workbench/services/privacy';
import {
  erasedPersonSchema,
  erasePersonInput,
  exportedPersonSchema,
  findPersonInput,
  foundPersonSchema,
} from '@workbench/services/privacy/schemas';
import { procedure } from '../../trpc.ts';

const tags = ['contacts'];

/** Data subject requests: find, export and erase personal data; part of the contacts router. */
export const privacyProcedures = {
  findPerson: procedure
    .meta({
      scope: 'privacy',
      openapi: {
        method: 'POST',
        path: '/contacts/privacy/find',
        tags,
        summary: 'Find personal data',
        description: 'Every record that is saved about a person.',
      },
    })
    .input(findPersonInput)
    .output(foundPersonSchema)
    .mutation(({ ctx, input }) => findPersonalData({ ctx: ctx.service, input })),

  exportPerson: procedure
    .meta({
      scope: 'privacy',
      openapi: {
        method: 'POST',
        path: '/contacts/privacy/export',
        tags,
        summary: 'Export personal data',
        description: 'Everything saved about a person, with all fields.',
      },
    })
    .input(findPersonInput)
    .output(exportedPersonSchema)
    .mutation(({ ctx, input }) => exportPersonalData({ ctx: ctx.service, input })),

  erasePerson: procedure
    .meta({
      scope: 'privacy',
      openapi: {
        method: 'POST',
        path: '/contacts/privacy/erase',
        tags,
        summary: 'Erase personal data',
        description:
          'Erases everything saved about a person, adds them to the do-not-contact list, and verifies it by a scan of the whole database. Repeating it is safe. Where the server ends meanwhile, the next one finishes what it has begun. `POST /api/privacy/erasures` does the same in the background.',
      },
    })
    .input(erasePersonInput)
    .output(erasedPersonSchema)
    .mutation(({ ctx, input }) => eraseNow({ ctx: ctx.service, input })),
};
