import {
  dismissContactDuplicate,
  getContactDuplicate,
  listContactDuplicates,
  listContactMerges,
  mergeContacts,
  previewContactMerge,
  reopenContactDuplicate,
  undoContactMerge,
} from '@workbench/services/duplicates';
import {
  contactDuplicatePageSchema,
  contactDuplicateSchema,
  contactMergePageSchema,
  contactMergePreviewSchema,
  contactPairByIdInput,
  listContactDuplicatesInput,
  listContactMergesInput,
  mergeContactsInput,
  mergedContactSchema,
  previewContactMergeInput,
  undoContactMergeInput,
  undoneContactMergeSchema,
} from '@workbench/services/duplicates/schemas';
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
        description: 'One pair with both contacts and the reasons, also when it was dismissed.',
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

  previewMerge: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/contacts/{id}/merge-preview',
        tags,
        summary: 'Preview a merge of contacts',
        description:
          'Both values of each field, whose value a merge keeps, and what moves to the survivor. Changes nothing.',
      },
    })
    .input(previewContactMergeInput)
    .output(contactMergePreviewSchema)
    .query(({ ctx, input: { id: survivorId, otherId } }) =>
      previewContactMerge({ ctx: ctx.service, input: { survivorId, otherId } }),
    ),

  merge: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/contacts/{id}/merge',
        tags,
        summary: 'Merge a contact into another',
        description:
          'The survivor takes over the addresses, numbers, ids at sources, paid reveals, notes, leads and messages of the other contact. Both ids are remembered, so that no one is bought or written to twice: of two messages in one campaign, one that was not sent is put aside. If one of them is on the do-not-contact list, both are. From then on the other id leads to the survivor. It can be undone for as long as the survivor is saved.',
      },
    })
    .input(mergeContactsInput)
    .output(mergedContactSchema)
    .mutation(({ ctx, input: { id: survivorId, ...input } }) =>
      mergeContacts({ ctx: ctx.service, input: { ...input, survivorId } }),
    ),

  listMerges: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/contact-merges',
        tags,
        summary: 'List merges of contacts',
        description: 'Newest first; one that was undone is listed for 30 more days.',
      },
    })
    .input(listContactMergesInput)
    .output(contactMergePageSchema)
    .query(({ ctx, input }) => listContactMerges({ ctx: ctx.service, input })),

  undoMerge: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/contact-merges/{id}/undo',
        tags,
        summary: 'Undo a merge of contacts',
        description:
          'Makes two contacts of the merged one, as they were. What was changed since stays on the survivor and is listed; what was paid for since counts for both. Repeating it gives the same answer.',
      },
    })
    .input(undoContactMergeInput)
    .output(undoneContactMergeSchema)
    .mutation(({ ctx, input: { id: mergeId } }) => undoContactMerge({ ctx: ctx.service, input: { mergeId } })),
});
