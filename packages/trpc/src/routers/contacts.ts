import {
  addNote,
  editContact,
  estimateReveal,
  findStoredResults,
  getContact,
  listContactSources,
  listContacts,
  removeNote,
  resolveContactSelection,
  restoreNote,
  revealContacts,
  saveContacts,
  searchContacts,
  smartSearchContacts,
} from '@workbench/services/contacts';
import {
  addNoteInput,
  contactByIdInput,
  contactListSchema,
  contactNoteByIdInput,
  contactResultsSchema,
  contactSelectionSchema,
  contactSourceSchema,
  editContactInput,
  estimateRevealInput,
  listContactsInput,
  resolvedSelectionSchema,
  revealEstimateSchema,
  revealInput,
  revealResultSchema,
  saveContactsInput,
  saveContactsResultSchema,
  savedContactSchema,
  searchContactsInput,
  searchPeopleDataLabsInput,
  smartSearchInput,
  smartSearchSchema,
  storedResultsInput,
  storedResultsSchema,
  updateContactInput,
} from '@workbench/services/contacts/schemas';
import { syncRecipientsOfContacts } from '@workbench/services/outreach';
import { removedRecordsSchema } from '@workbench/services/shared/answer-schemas';
import { deleteContact, deleteContacts } from '@workbench/services/trash';
import { removedSchema } from '@workbench/services/trash/schemas';
import { z } from 'zod';
import { procedure, router } from '../trpc.ts';
import { privacyProcedures } from './contacts/privacy.ts';
import { savedSearchProcedures } from './contacts/saved-searches.ts';
import { suppressionProcedures } from './contacts/suppression.ts';

const tags = ['contacts'];

export const contactsRouter = router({
  smartSearch: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/contacts/smart-search',
        tags,
        summary: 'Search people by a sentence',
        description:
          'Reads filters from a sentence and searches with them. The filters are part of the answer; a sentence that yields none is refused. With `onLeftOver: "stop"`, a sentence that was only partly understood is read but not searched: `isSearched` is false, and POST /api/contacts/search with the filters goes on.',
      },
    })
    .input(smartSearchInput)
    .output(smartSearchSchema)
    .mutation(({ ctx, input }) => smartSearchContacts({ ctx: ctx.service, input })),

  search: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/contacts/search',
        tags,
        summary: 'Search people in Apollo',
        description: 'One page of people that match the filters, and the cursor of the next.',
      },
    })
    .input(searchContactsInput)
    .output(contactResultsSchema)
    .mutation(({ ctx, input }) => searchContacts({ ctx: ctx.service, input })),

  searchPdl: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/contacts/search/pdl',
        tags,
        summary: 'Search people in People Data Labs',
        description: 'One page of people that match the filters, and the cursor of the next. Each page spends credits.',
      },
    })
    .input(searchPeopleDataLabsInput)
    .output(contactResultsSchema)
    .mutation(({ ctx, input }) => searchContacts({ ctx: ctx.service, input: { ...input, source: 'pdl' } })),

  storedResults: procedure
    .meta({
      scope: 'read',
      openapi: {
        method: 'POST',
        path: '/contacts/search/stored',
        tags,
        summary: 'Get stored search results',
        description:
          'What a search with the same filters, source and page size found in the last 24 hours, all of its pages together. Queries no source and costs nothing; `results` is null when nothing is stored.',
      },
    })
    .input(storedResultsInput)
    .output(storedResultsSchema)
    .mutation(({ ctx, input }) => findStoredResults({ ctx: ctx.service, input })),

  sources: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/contacts/sources',
        tags,
        summary: 'List people sources',
        description: 'The sources that can be searched for people, with their prices.',
      },
    })
    .input(z.object({}))
    .output(z.array(contactSourceSchema))
    .query(({ ctx }) => listContactSources({ ctx: ctx.service, input: {} })),

  estimateReveal: procedure
    .meta({
      scope: 'read',
      openapi: {
        method: 'POST',
        path: '/contacts/reveal/estimate',
        tags,
        summary: 'Estimate a reveal',
        description: 'The most credits that revealing these people would cost.',
      },
    })
    .input(estimateRevealInput)
    .output(revealEstimateSchema)
    .mutation(({ ctx, input }) => estimateReveal({ ctx: ctx.service, input })),

  reveal: procedure
    .meta({
      scope: 'spend',
      openapi: {
        method: 'POST',
        path: '/contacts/reveal',
        tags,
        summary: 'Reveal people',
        description:
          'Buys hidden names and email addresses of people of a search result. Spends credits. No one is bought twice, so repeating the call costs nothing. With `repeatLost` only what was lost is bought once more, and no one else.',
      },
    })
    .input(revealInput)
    .output(revealResultSchema)
    .mutation(({ ctx, input }) => revealContacts({ ctx: ctx.service, input }, syncRecipientsOfContacts)),

  save: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/contacts',
        tags,
        summary: 'Save contacts',
        description:
          'Saves people of a search result as contacts. A person who is saved already is updated, not added again.',
      },
    })
    .input(saveContactsInput)
    .output(saveContactsResultSchema)
    .mutation(({ ctx, input }) => saveContacts({ ctx: ctx.service, input }, syncRecipientsOfContacts)),

  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/contacts',
        tags,
        summary: 'List contacts',
        description:
          'Saved contacts to whom all of the filters apply, newest first unless `sort` says otherwise. Counting stops at 20,000.',
      },
    })
    .input(listContactsInput)
    .output(contactListSchema)
    .query(({ ctx, input }) => listContacts({ ctx: ctx.service, input })),

  select: procedure
    .meta({
      scope: 'read',
      openapi: {
        method: 'POST',
        path: '/contacts/select',
        tags,
        summary: 'Resolve a selection of contacts',
        description:
          'The ids of the selected contacts, as `{"filter": {"country": "Germany"}, "except": []}`, newest first, for calls that take ids. Changes nothing.',
      },
    })
    .input(contactSelectionSchema)
    .output(resolvedSelectionSchema)
    .mutation(({ ctx, input }) => resolveContactSelection({ ctx: ctx.service, input })),

  removeMany: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/contacts/delete',
        tags,
        summary: 'Delete contacts',
        description:
          'Moves the selected contacts into the trash for 30 days as one entry, with their notes and lists. Messages to them stay.',
      },
    })
    .input(contactSelectionSchema)
    .output(removedRecordsSchema)
    .mutation(({ ctx, input }) => deleteContacts({ ctx: ctx.service, input })),

  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/contacts/{id}',
        tags,
        summary: 'Get a contact',
        description:
          'The id of a contact that was merged into another answers 308 with the address of that one. `etag` is the If-Match of an edit.',
      },
    })
    .input(contactByIdInput)
    .output(savedContactSchema)
    .query(async ({ ctx, input }) => {
      const contact = await getContact({ ctx: ctx.service, input });
      ctx.headers.etag = contact.etag;
      if (contact.id !== input.id) {
        ctx.status = 308;
        ctx.headers.location = `/api/contacts/${contact.id}`;
      }
      return contact;
    }),

  update: procedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/contacts/{id}',
        tags,
        summary: 'Edit a contact',
        description:
          'Sets fields as a person types them; no source replaces them later, and what sources give is in `sourceValues`. A value ' +
          'that a source gives gives the field back to it. `If-Match` takes the `etag` of the contact: when it was edited ' +
          'since, nothing is written and 412 has the present state. An address, number, profile or domain on the ' +
          'do-not-contact list is refused. Sending the same edit again changes nothing.',
        requestHeaders: z.object({ 'if-match': z.string().meta({ description: 'The `etag` of the contact' }) }),
        responseHeaders: z.object({ etag: z.string().meta({ description: 'The If-Match of the next edit' }) }),
      },
    })
    .input(updateContactInput)
    .output(savedContactSchema)
    .mutation(async ({ ctx, input }) => {
      const contact = await editContact(
        { ctx: ctx.service, input: { ...input, etag: ctx.ifMatch } },
        syncRecipientsOfContacts,
      );
      ctx.headers.etag = contact.etag;
      return contact;
    }),

  /** For the screens: the state that was seen comes with the edit. */
  edit: procedure
    .input(editContactInput)
    .output(savedContactSchema)
    .mutation(({ ctx, input }) => editContact({ ctx: ctx.service, input }, syncRecipientsOfContacts)),

  remove: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/contacts/{id}',
        tags,
        summary: 'Delete a contact',
        description: 'Moves a saved contact with its notes into the trash for 30 days.',
      },
    })
    .input(contactByIdInput)
    .output(removedSchema)
    .mutation(({ ctx, input }) => deleteContact({ ctx: ctx.service, input })),

  addNote: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/contacts/{id}/notes',
        tags,
        summary: 'Add a note to a contact',
        description: 'Writes a note with the time of the call; a contact has at most 50. Each call adds another.',
      },
    })
    .input(addNoteInput)
    .output(savedContactSchema)
    .mutation(({ ctx, input }) => addNote({ ctx: ctx.service, input })),

  removeNote: procedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/contacts/{id}/notes/{noteId}',
        tags,
        summary: 'Delete a note of a contact',
        description: 'Removes the note; for 30 days it can be restored.',
      },
    })
    .input(contactNoteByIdInput)
    .output(savedContactSchema)
    .mutation(({ ctx, input }) => removeNote({ ctx: ctx.service, input })),

  restoreNote: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/contacts/{id}/notes/{noteId}/restore',
        tags,
        summary: 'Restore a removed note on a contact',
        description: 'Undoes the removal. A note that was not removed stays as it is.',
      },
    })
    .input(contactNoteByIdInput)
    .output(savedContactSchema)
    .mutation(({ ctx, input }) => restoreNote({ ctx: ctx.service, input })),

  ...suppressionProcedures,
  ...privacyProcedures,
  ...savedSearchProcedures,
});
