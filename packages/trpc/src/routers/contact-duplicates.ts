import {
  dismissContactDuplicate,
  getContactDuplicate,
  listContactDuplicates,
  reopenContactDuplicate,
} from '@workbench/services/duplicates';
import {
  contactDuplicatePageSchema,
  contactDuplicateSchema,
  contactPairByIdInput,
  listContactDuplicatesInput,
} from '@workbench/services/duplicates/contact-schemas';
import { procedure, router } from '../trpc.ts';

const tags = ['duplicates'];

export const contactDuplicatesRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/contact-duplicates',
        tags,
        summary: 'List contacts that may be one person',
        description:
          'Pairs of saved contacts that may be the same person, with the reasons; sure ones first. They are found as contacts are saved and revealed. A shared mailbox or a switchboard is no reason, and colleagues with other given names are no pair. Nothing is merged by itself.',
      },
    })
    .input(listContactDuplicatesInput)
    .output(contactDuplicatePageSchema)
    .query(({ ctx, input }) => listContactDuplicates({ ctx: ctx.service, input })),

  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/contact-duplicates/{id}',
        tags,
        summary: 'Get contacts that may be one person',
      },
    })
    .input(contactPairByIdInput)
    .output(contactDuplicateSchema)
    .query(({ ctx, input }) => getContactDuplicate({ ctx: ctx.service, input })),

  dismiss: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/contact-duplicates/{id}/dismiss',
        tags,
        summary: 'Dismiss a pair of contacts',
        description:
          'The two are not the same person. It holds for what both are known by (id at a source, profile, address), so also when a contact is revealed or saved again. Repeating it changes nothing.',
      },
    })
    .input(contactPairByIdInput)
    .output(contactDuplicateSchema)
    .mutation(({ ctx, input }) => dismissContactDuplicate({ ctx: ctx.service, input })),

  reopen: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/contact-duplicates/{id}/reopen',
        tags,
        summary: 'Reopen a dismissed pair of contacts',
        description: 'Takes “not the same person” back: the pair returns to the queue.',
      },
    })
    .input(contactPairByIdInput)
    .output(contactDuplicateSchema)
    .mutation(({ ctx, input }) => reopenContactDuplicate({ ctx: ctx.service, input })),
});
