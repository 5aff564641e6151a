import { listSuppressedResults, suppressContacts } from '@workbench/services/contacts';
import {
  addedSuppressionsSchema,
  findSuppressedInput,
  suppressedIdsSchema,
  suppressInput,
} from '@workbench/services/contacts/schemas';
import { syncRecipientsOfContacts } from '@workbench/services/outreach';
import { checkSuppression, listSuppressions } from '@workbench/services/suppression';
import {
  checkSuppressionInput,
  listSuppressionsInput,
  suppressionCheckSchema,
  suppressionListSchema,
} from '@workbench/services/suppression/schemas';
import { deleteSuppression } from '@workbench/services/trash';
import { removedSchema } from '@workbench/services/trash/schemas';
import { z } from 'zod';
import { listHeaders } from '../../paging-headers.ts';
import { procedure } from '../../trpc.ts';

const tags = ['contacts'];

/** Part of the contacts router. */
export const suppressionProcedures = {
  doNotContact: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/contacts/do-not-contact',
        tags,
        summary: 'List suppressions',
        description: 'The entries of the do-not-contact list, newest first. They are stored as hashes.',
      },
    })
    .input(listSuppressionsInput)
    .output(suppressionListSchema)
    .query(async ({ ctx, input }) => {
      const list = await listSuppressions({ ctx: ctx.service, input });
      Object.assign(ctx.headers, listHeaders('/api/contacts/do-not-contact', input, list));
      return list;
    }),

  suppress: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/contacts/do-not-contact',
        tags,
        summary: 'Add suppressions',
        description:
          'Adds people to the do-not-contact list. From then on, they are left out of searches, reveals, saves, enrichment, outreach and exports.',
      },
    })
    .input(suppressInput)
    .output(addedSuppressionsSchema)
    .mutation(({ ctx, input }) => suppressContacts({ ctx: ctx.service, input }, syncRecipientsOfContacts)),

  unsuppress: procedure
    .meta({
      scope: 'privacy',
      openapi: {
        method: 'DELETE',
        path: '/contacts/do-not-contact/{id}',
        tags,
        summary: 'Delete a suppression',
        description: 'Takes an entry off the do-not-contact list and into the trash for 30 days.',
      },
    })
    .input(z.object({ id: z.uuid().meta({ description: 'Id of the entry' }) }))
    .output(removedSchema)
    .mutation(({ ctx, input }) => deleteSuppression({ ctx: ctx.service, input })),

  checkSuppression: procedure
    .meta({
      scope: 'read',
      openapi: {
        method: 'POST',
        path: '/contacts/do-not-contact/check',
        tags,
        summary: 'Check for a suppression',
        description:
          'Checks whether an email, profile, phone number or domain is on the do-not-contact list, and which entries cover it.',
      },
    })
    .input(checkSuppressionInput)
    .output(suppressionCheckSchema)
    .mutation(({ ctx, input }) => checkSuppression({ ctx: ctx.service, input })),

  findSuppressed: procedure
    .meta({
      scope: 'read',
      openapi: {
        method: 'POST',
        path: '/contacts/do-not-contact/found',
        tags,
        summary: 'Find suppressed search results',
        description: 'Which people of a search result are on the do-not-contact list, as needed before an export.',
      },
    })
    .input(findSuppressedInput)
    .output(suppressedIdsSchema)
    .mutation(({ ctx, input }) => listSuppressedResults({ ctx: ctx.service, input })),
};
